"""Use cards that you control, whatever their house.

    use: a friendly creature
    use: {who: chosen, as: fight}

A card is exhausted for it and has to meet all else that the use asks for; it counts as used. Of
several ways one is chosen. A stunned creature only loses its stun (KFX-23c).

who (main): the cards, one after the other. as: `fight`, `reap`, `action` or `omni`; `any`, the
default, leaves the choice.
"""

from msgspec.structs import replace

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.replay.question import Option
from react_tools.rulesets.keyforge.frame import DECIDES, Frame
from react_tools.rulesets.keyforge.reasons import NO_CARD
from react_tools.rulesets.keyforge.using import WAYS, use, ways
from react_tools.rulesets.keyforge.verb import Act, Arguments, Parameter, Verb, each_card
from react_tools.trace.event import Rules

NOT_CONTROLLED = Reason(
    "not controlled",
    "{player} does not control {card} and cannot use it",
    "{player} не контролирует карту {card:quoted} и не может её использовать",
    ("KFX-9c",),
)
NOT_READY = Reason(
    "not ready",
    "{card} is exhausted and cannot be used",
    "карта {card:quoted} истощена, использовать её нельзя",
    ("KFX-9b", "KF-CRE-1"),
)
ARTIFACT_NOT_READY = replace(NOT_READY, key="artifact not ready", rules=("KFX-9b", "KF-ART-2a"))
NO_WAY = Reason(
    "no way to use it",
    "{card} cannot be used so now",
    "карту {card:quoted} сейчас нельзя так использовать",
    ("KFX-9b",),
)
NO_FOE = Reason(
    "nobody to fight",
    "{card} has nobody to fight",
    "карте {card:quoted} не с кем сразиться",
    ("KFX-9b", "KF-FIGHT-5"),
)


def _compile(arguments: Arguments) -> Act:
    wanted = arguments.word("as")
    open_to = {*WAYS} if wanted == "any" else {wanted, "unstun"}

    def one(frame: Frame, card: int) -> Outcome:
        table = frame.table
        if table.state.controller[card] != frame.player:
            return nothing(NOT_CONTROLLED, player=frame.player, card=card)
        if table.state.exhausted[card]:
            reason = NOT_READY if _is_creature(frame, card) else ARTIFACT_NOT_READY
            return nothing(reason, card=card)
        found = [way for way in ways(table, card) if way in open_to]
        if not found:
            return nothing(_lacking(frame, card, wanted), card=card)
        way = _picked(frame, found) if wanted == "any" else found[0]
        use(table, card, way, _through_a_card(frame, card))
        return DONE

    def tells(frame: Frame, rest: list[int]) -> bool:
        """Whether several can be used."""
        return sum(bool(ways(frame.table, it)) for it in rest) > 1

    return each_card(arguments, one, tells=tells)


def _picked(frame: Frame, found: list[str]) -> str:
    options = [Option("way", WAYS.index(way)) for way in found]
    return WAYS[frame.table.choose(frame.chooser, options, DECIDES).value]


def _is_creature(frame: Frame, card: int) -> bool:
    return frame.table.match.cards[card].type == "creature"


def _lacking(frame: Frame, card: int, wanted: str) -> Reason:
    """Why no way is open to a ready card: to fight a creature lacks nothing but somebody."""
    return NO_FOE if wanted == "fight" and _is_creature(frame, card) else NO_WAY


def _through_a_card(frame: Frame, card: int) -> Rules:
    """By which rules another card lets it be used."""
    off_house = frame.table.house_of(card) != frame.table.state.house
    counts: Rules = ("KF-CRE-3",) if _is_creature(frame, card) else ()
    return (*counts, "KFX-9a") if off_house else counts


USE = Verb(
    name="use",
    main="who",
    parameters={
        "who": Parameter("cards"),
        "as": Parameter("word", "any", words=("any", "fight", "reap", "action", "omni")),
    },
    compile=_compile,
    reasons=(NO_CARD, NOT_CONTROLLED, NOT_READY, ARTIFACT_NOT_READY, NO_WAY, NO_FOE),
    page=__doc__,
)
