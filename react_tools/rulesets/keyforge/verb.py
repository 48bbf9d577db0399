"""What a verb of the card language is made of."""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.rulesets.keyforge.frame import ORDERED, Frame, Several
from react_tools.rulesets.keyforge.language.parse import PARSERS
from react_tools.rulesets.keyforge.language.phrase import Phrase, Ref, Those
from react_tools.rulesets.keyforge.meaning import Meaning
from react_tools.rulesets.keyforge.reasons import NO_AEMBER, NO_CARD, TOO_LITTLE_AEMBER
from react_tools.rulesets.keyforge.said import Said
from react_tools.rulesets.keyforge.steps import Clause

Act = Callable[[Frame], Outcome]
"""A compiled clause: does its work and says what came of it."""


class Parameter(Struct, frozen=True):
    """One thing a verb is told.

    Attributes:
        kind: `cards` for a phrase, a whole `number`, or a `word` of a fixed list (`words`).
        default: what it is if it is left out; None if it must be written.
    """

    kind: Literal["cards", "number", "word"]
    default: str | None = None
    words: tuple[str, ...] = ()


class Verb(Struct, frozen=True):
    """A verb: its parameters, its reasons for doing nothing, and how a clause of it is compiled.

    Attributes:
        main: the parameter that the short form gives (`gain: 2`).
        reasons: every reason its outcomes can have.
        page: the manual page; the first line is the summary.
    """

    name: str
    main: str
    parameters: Mapping[str, Parameter]
    compile: "Callable[[Arguments], Act]"
    reasons: tuple[Reason, ...]
    page: str


class Arguments:
    """What one clause tells its verb, compiled for a match."""

    def __init__(self, meaning: Meaning, clause: Clause, verb: Verb) -> None:
        self._meaning = meaning
        self._clause = clause
        self._verb = verb
        self.by_opponent = clause.by_opponent

    def cards(self, name: str) -> Several:
        """Cards in play; a list of phrases is their union, in the order in which they stand."""
        parts = [self._meaning.cards(it) for it in self._phrases(name)]
        if len(parts) == 1:
            return parts[0]
        return lambda frame: list(dict.fromkeys(it for part in parts for it in part(frame)))

    def number(self, name: str) -> int:
        """A whole number."""
        given = self._clause.numbers.get(name)
        return int(self._verb.parameters[name].default or 1) if given is None else given

    def word(self, name: str) -> str:
        """One of a fixed list of words."""
        return self._clause.words.get(name) or self._verb.parameters[name].default or ""

    def player(self, name: str) -> Callable[[Frame], int]:
        """`you`, whose ability it is, or `opponent`."""
        if self.word(name) == "you":
            return lambda frame: frame.player
        return lambda frame: 1 - frame.player

    def said(self, name: str) -> Callable[[Frame], Said | None]:
        """The phrase itself, for telling why it found nothing; None if nobody is told."""
        written = self._clause.arguments.get(name, ())
        texts = tuple(it.text for it in written) or (self._verb.parameters[name].default or "",)
        trees = self._phrases(name)
        return lambda frame: Said.by(frame, texts, trees) if frame.table.recorder else None

    def _phrases(self, name: str) -> tuple[Phrase, ...]:
        given = self._clause.arguments.get(name)
        if given is not None:
            return tuple(it.phrase for it in given)
        tree = PARSERS["cards"](self._verb.parameters[name].default or "")
        assert isinstance(tree, Ref | Those)  # noqa: S101 -- its parser gives no other
        return (tree,)


def each_card(
    arguments: Arguments,
    one: Callable[[Frame, int], Outcome],
    name: str = "who",
    tells: Callable[[Frame, list[int]], bool] = lambda _, __: False,
) -> Act:
    """Do *one* to each card that a parameter names, one after the other, if it is still in play.

    Where their order *tells*, the chooser says which comes next (KF-ABIL-1, KFX-14).
    """
    cards, said = arguments.cards(name), arguments.said(name)

    def act(frame: Frame) -> Outcome:
        rest, table = cards(frame).copy(), frame.table
        if not rest:
            return nothing(NO_CARD, phrase=said(frame))
        outcomes = []
        while rest := [it for it in rest if table.in_play(it)]:
            card = frame.next_of(rest, ORDERED) if tells(frame, rest) else rest[0]
            rest.remove(card)
            outcomes.append(one(frame, card))
        return together(outcomes)

    return act


def of_pool(player: int, came: int, amount: int) -> Outcome:
    """What came of taking so much æmber from the pool of *player*."""
    if came == amount:
        return DONE
    if not came:
        return nothing(NO_AEMBER, player=player)
    return partly(TOO_LITTLE_AEMBER, player=player, amount=came)
