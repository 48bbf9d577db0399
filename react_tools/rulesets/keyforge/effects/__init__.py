"""The verbs of the card language, one a file; a test holds the list to folder and schema."""

from react_tools.rulesets.keyforge.effects.capture import CAPTURE
from react_tools.rulesets.keyforge.effects.damage import DAMAGE
from react_tools.rulesets.keyforge.effects.destroy import DESTROY
from react_tools.rulesets.keyforge.effects.draw import DRAW
from react_tools.rulesets.keyforge.effects.exhaust import EXHAUST
from react_tools.rulesets.keyforge.effects.gain import GAIN
from react_tools.rulesets.keyforge.effects.heal import HEAL
from react_tools.rulesets.keyforge.effects.lose import LOSE
from react_tools.rulesets.keyforge.effects.ready import READY
from react_tools.rulesets.keyforge.effects.return_ import RETURN
from react_tools.rulesets.keyforge.effects.sacrifice import SACRIFICE
from react_tools.rulesets.keyforge.effects.steal import STEAL
from react_tools.rulesets.keyforge.effects.stun import STUN
from react_tools.rulesets.keyforge.effects.use import USE
from react_tools.rulesets.keyforge.verb import Verb

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        GAIN,
        LOSE,
        STEAL,
        CAPTURE,
        DAMAGE,
        HEAL,
        DESTROY,
        SACRIFICE,
        RETURN,
        READY,
        EXHAUST,
        STUN,
        USE,
        DRAW,
    )
}
