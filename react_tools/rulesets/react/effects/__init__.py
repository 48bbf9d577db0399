"""The verbs of the card language, one a file; a test holds the list to folder and schema."""

from react_tools.rulesets.react.effects.damage import DAMAGE
from react_tools.rulesets.react.effects.descend import DESCEND
from react_tools.rulesets.react.effects.draw import DRAW
from react_tools.rulesets.react.effects.improve import IMPROVE
from react_tools.rulesets.react.effects.jump import JUMP
from react_tools.rulesets.react.effects.move import MOVE
from react_tools.rulesets.react.effects.place import PLACE
from react_tools.rulesets.react.effects.return_ import RETURN
from react_tools.rulesets.react.effects.summon import SUMMON
from react_tools.rulesets.react.effects.swap import SWAP
from react_tools.rulesets.react.effects.take import TAKE
from react_tools.rulesets.react.verb import Verb

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        MOVE,
        JUMP,
        SWAP,
        SUMMON,
        DAMAGE,
        PLACE,
        TAKE,
        DRAW,
        RETURN,
        IMPROVE,
        DESCEND,
    )
}
