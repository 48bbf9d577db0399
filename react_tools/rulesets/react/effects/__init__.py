"""The verbs of the card language, one a file; a test holds the list to folder and schema."""

from react_tools.rulesets.react.effects.damage import DAMAGE
from react_tools.rulesets.react.effects.descend import DESCEND
from react_tools.rulesets.react.effects.draw import DRAW
from react_tools.rulesets.react.effects.exhaust import EXHAUST
from react_tools.rulesets.react.effects.improve import IMPROVE
from react_tools.rulesets.react.effects.jump import JUMP
from react_tools.rulesets.react.effects.move import MOVE
from react_tools.rulesets.react.effects.pick import PICK
from react_tools.rulesets.react.effects.place import PLACE
from react_tools.rulesets.react.effects.put import PUT
from react_tools.rulesets.react.effects.recover import RECOVER
from react_tools.rulesets.react.effects.remove import REMOVE
from react_tools.rulesets.react.effects.return_ import RETURN
from react_tools.rulesets.react.effects.shift import SHIFT
from react_tools.rulesets.react.effects.summon import SUMMON
from react_tools.rulesets.react.effects.swap import SWAP
from react_tools.rulesets.react.effects.take import TAKE
from react_tools.rulesets.react.effects.wound import WOUND
from react_tools.rulesets.react.verb import Verb

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        PICK,
        MOVE,
        JUMP,
        SWAP,
        PUT,
        SUMMON,
        REMOVE,
        EXHAUST,
        RECOVER,
        DAMAGE,
        WOUND,
        PLACE,
        TAKE,
        SHIFT,
        DRAW,
        RETURN,
        IMPROVE,
        DESCEND,
    )
}
