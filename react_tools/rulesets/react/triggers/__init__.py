"""The triggers of the card language, one a file; a test holds the list to folder and schema."""

from react_tools.rulesets.react.trigger import Trigger
from react_tools.rulesets.react.triggers.left import LEFT
from react_tools.rulesets.react.triggers.placed import PLACED
from react_tools.rulesets.react.triggers.summoned import SUMMONED

TRIGGERS: dict[str, Trigger] = {trigger.name: trigger for trigger in (LEFT, PLACED, SUMMONED)}
