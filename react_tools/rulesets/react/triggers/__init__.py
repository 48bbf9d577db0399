"""The triggers of the card language, one a file; a test holds the list to folder and schema."""

from react_tools.rulesets.react.trigger import Trigger
from react_tools.rulesets.react.triggers.ascended import ASCENDED
from react_tools.rulesets.react.triggers.damaged import DAMAGED
from react_tools.rulesets.react.triggers.destroyed import DESTROYED
from react_tools.rulesets.react.triggers.entered import ENTERED
from react_tools.rulesets.react.triggers.improved import IMPROVED
from react_tools.rulesets.react.triggers.left import LEFT
from react_tools.rulesets.react.triggers.placed import PLACED
from react_tools.rulesets.react.triggers.played import PLAYED
from react_tools.rulesets.react.triggers.replace import REPLACE
from react_tools.rulesets.react.triggers.summoned import SUMMONED
from react_tools.rulesets.react.triggers.turn_end import TURN_END
from react_tools.rulesets.react.triggers.turn_start import TURN_START

TRIGGERS: dict[str, Trigger] = {
    trigger.name: trigger
    for trigger in (
        ENTERED,
        LEFT,
        SUMMONED,
        DESTROYED,
        DAMAGED,
        PLACED,
        IMPROVED,
        ASCENDED,
        PLAYED,
        TURN_START,
        TURN_END,
        REPLACE,
    )
}
