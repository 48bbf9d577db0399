"""Every word that the oracle knows, in one place, and its refusal of all others.

A duel is refused as it is set up, by the names of the words that are lacking: whatever a sheet, a
card or a setting says is held against this list before anything is played, and never guessed at.
"""

from collections.abc import Iterable, Iterator, Mapping

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.language import phrase, statement
from react_tools.rulesets.react.steps import Step, Written, clauses, inside

Words = Mapping[str, frozenset[str]]
"""Words by what they are: a verb, a trigger, a key of a setting."""


def several(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


KNOWN: Words = {
    "verb": several(
        "damage descend draw exhaust improve jump move pick place put recover remove return",
        "shift summon swap take wound",
    ),
    "parameter": several(
        "damage.zone damage.amount descend.who draw.amount exhaust.who improve.times jump.who",
        "jump.toward move.who move.by move.toward pick.from place.token place.at place.count",
        "put.who put.at recover.who remove.who return.cards return.to shift.token shift.from",
        "shift.to summon.what summon.at swap.who swap.with take.token take.from take.count",
        "wound.who wound.amount",
    ),
    "place where cards return": frozenset({"deck bottom", "hand"}),
    "structure": several("Branch Clause Each May Pick"),
    "trigger": several(
        "ascended damaged destroyed entered improved left placed played replace summoned",
        "turn-end turn-start",
    ),
    "filter of a passive": several("who where token"),
    "what is left of damage": frozenset({"nothing", "less 1"}),
    "freedom of a passive": several("may"),
    "way": several("move jump swap put summon remove destroyed"),
    "player of a passive": several("you opponent any"),
    "face": several("front ascended"),
    "place of a token": several("unit zone area boulder"),
    "time of a token": several("turn"),
    "attached piece": several("adjacent diagonal"),
    "part of a phrase": frozenset(
        it.__name__
        for it in (
            *(phrase.Ref, phrase.Those, phrase.ZoneOf, phrase.Quantity, phrase.Toward),
            *(phrase.With, phrase.Without, phrase.WithUnit, phrase.AdjacentTo, phrase.DiagonalTo),
            *(phrase.Within, phrase.InLine, phrase.At, phrase.OtherThan, phrase.Ray, Name),
            phrase.OneOf,
            *(phrase.Exhaust, phrase.Target, phrase.Turn, phrase.Pay, phrase.Cost, phrase.Amount),
            *(phrase.Remove,),
            *(phrase.Player, statement.Done, statement.Has, statement.Is, statement.Kind),
            *(statement.ThereIs, statement.Counted, statement.YouAreActive, statement.RulingIs),
            *(statement.SlotIs, statement.Term, statement.Not, statement.All, statement.Some),
        )
    ),
    "Ref.word": frozenset(
        {"this", "payer", "subject", "creator", "enemy creator", "target", "place", "origin"}
        | {"chosen", "it"}
    ),
    "Those.noun": several("unit creator summon zone"),
    "Those.side": several("own enemy"),
    "Those.state": several("ready exhausted free occupied"),
    "Those.nth": several("first next"),
    "Quantity.kind": frozenset({"all", "each", "count", "up to"}),
    "Toward.way": frozenset({"direction", "to", "away from"}),
    "Is.like": several("ready exhausted ascended own enemy free occupied"),
    "Kind.noun": several("summon creator"),
    "Counted.how": frozenset({"is", "at least", "at most"}),
    "SlotIs.how": frozenset({"is", "at least", "at most"}),
    "Player.word": several("you opponent owner"),
    "key of a setting": several(
        "ruleset title cites twin rulings phase turn hands active field pieces masterpiece lost",
        "zones script expect",
    ),
    "key of a piece": several(
        "creator hand deck discard damage exhausted ascended tokens summon of number"
    ),
    "phase": several("setup start masterpiece draw main"),
    "first hand": several("dealt first-game"),
}


class LacksError(Exception):
    """The oracle lacks words; it says which, and does not play.

    Attributes:
        words: each with what it is: `the verb 'tango'`.
    """

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(dict.fromkeys(words))
        super().__init__(f"the oracle lacks {', '.join(self.words)}")


def check_setting(told: Mapping[str, object], known: Words = KNOWN) -> None:
    """Hold a setting's keys against the list.

    Raises:
        LacksError: some are not on it.
    """
    _refuse(_used_by_setting(told), known)


def check_sheets(sheets: Iterable[Creator], known: Words = KNOWN) -> None:
    """Hold all that creators say against the list.

    Raises:
        LacksError: some of it is not on it.
    """
    every = tuple(sheets)
    kinds = [it.id for sheet in every for it in sheet.tokens]
    kinds += [it.id for sheet in every for it in sheet.summons]
    twice = [f"two kinds called {it!r}" for it in dict.fromkeys(kinds) if kinds.count(it) > 1]
    if twice:
        raise LacksError(twice)
    _refuse((pair for sheet in every for pair in used(sheet)), known)


def _refuse(words: Iterable[tuple[str, str]], known: Words) -> None:
    lacking = [f"the {kind} {word!r}" for kind, word in words if word not in known.get(kind, ())]
    if lacking:
        raise LacksError(lacking)


def _used_by_setting(told: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    yield from (("key of a setting", it) for it in told)
    pieces = told.get("pieces", {})
    assert isinstance(pieces, dict)
    for piece in pieces.values():
        yield from (("key of a piece", str(it)) for it in piece)
    yield "phase", str(told.get("phase", "main"))
    yield "first hand", str(told.get("hands", "dealt"))


def used(sheet: Creator) -> Iterator[tuple[str, str]]:
    """Every word that a creator's file uses, with what it is; ids are no words."""
    for token in sheet.tokens:
        yield from (("place of a token", it) for it in token.at)
        yield from _said("time of a token", token.lasts)
    for summon in sheet.summons:
        yield from _said("attached piece", summon.attached)
    for passive in sheet.passives:
        yield from _passive(passive)
    steps = [sheet.setup, sheet.draw, *(it.steps for it in sheet.passives)]
    for some in (*steps, *(it.steps for it in sheet.effects())):
        yield from _steps(some)
    for one in sheet.written:
        yield from phrases(one)


def _said(kind: str, word: str) -> Iterator[tuple[str, str]]:
    if word:
        yield kind, word


def _passive(passive: Passive) -> Iterator[tuple[str, str]]:
    yield "trigger", passive.when
    yield from (("filter of a passive", it) for it in passive.filters)
    yield from (("way", it) for it in passive.ways)
    yield from _said("player of a passive", passive.player)
    yield from _said("face", passive.face)
    yield from _said("what is left of damage", passive.instead)
    yield from _said("freedom of a passive", "may" * passive.may)


def _steps(steps: tuple[Step, ...]) -> Iterator[tuple[str, str]]:
    for step in steps:
        yield "structure", type(step).__name__
        for some in inside(step):
            yield from _steps(some)
    for clause in clauses(steps):
        yield "verb", clause.verb
        for name in (*clause.arguments, *clause.words):
            yield "parameter", f"{clause.verb}.{name}"
        yield from (("place where cards return", it) for it in clause.words.values())


def phrases(written: Written) -> Iterator[tuple[str, str]]:
    """What a phrase is made of: its parts, and those of their words that are no ids."""
    if written.fault is not None:
        yield "phrase", written.text
    for part in written.walk():
        name = type(part).__name__
        yield "part of a phrase", name
        if _of_several(part):
            yield "phrase about several", written.text
        if not isinstance(part, Name | statement.Term):
            for field in getattr(part, "__struct_fields__", ()):
                word = getattr(part, field)
                yield from _said(f"{name}.{field}", word if isinstance(word, str) else "")


def _of_several(part: object) -> bool:
    """Whether a condition or a direction is about a whole set: all of it, or some of it?"""
    match part:
        case statement.Has(holder=what) | statement.Is(what=what) | phrase.Toward(of=what):
            inner = what.units if isinstance(what, phrase.ZoneOf) else what
            return isinstance(inner, phrase.Those) and inner.quantity.kind in {"all", "each"}
        case _:
            return False
