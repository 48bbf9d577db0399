"""Names in a creator's file that nothing in the file answers to."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from react_tools.rulesets.react.checking.phrases import named, named_in, told
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.parse import PhraseKind
from react_tools.rulesets.react.language.statement import RulingIs
from react_tools.rulesets.react.library import Library, unanswered
from react_tools.rulesets.react.steps import Written, parts
from react_tools.source.span import Span
from react_tools.source.tree import follow

_NOUNS = ("unit", "creator", "summon", "zone")


Sort = Literal["token", "summon", "ruling", "setting"]
Ids = tuple[str, ...]


class Stranger(NamedTuple):
    """A name that nobody knows, and the words that could stand there."""

    sort: Sort
    text: str
    span: Span
    known: tuple[str, ...]


def strangers(creator: Creator, library: Library) -> Iterator[Stranger]:
    """Every unknown token and summon, in phrases and behind `of:`, and every unknown ruling.

    A creator knows the tokens and summons of its own file only: nobody knows whom it will meet.
    """
    yield from _things(creator)
    yield from _rulings(creator, library)


@lru_cache(maxsize=8)
def _things(creator: Creator) -> tuple[Stranger, ...]:
    return tuple(_unknown(creator))


def _unknown(creator: Creator) -> Iterator[Stranger]:
    tokens = tuple(token.id for token in creator.tokens)
    summons = tuple(summon.id for summon in creator.summons)
    if not all(_are_known(*phrase, tokens, summons) for phrase in told(creator)):
        yield from _in_phrases(creator, tokens, summons)
    for at, passive in enumerate(creator.passives):
        if passive.of not in {"", *summons}:
            span = follow(creator.node, ("passives", at, "of")).span
            yield Stranger("summon", passive.of, span, summons)
    for at, ability in enumerate(creator.abilities):
        if ability.of not in {"", "creator", *summons}:
            span = follow(creator.node, ("abilities", at, "of")).span
            yield Stranger("summon", ability.of, span, (*summons, "creator"))


def _are_known(kind: PhraseKind, text: str, tokens: Ids, summons: Ids) -> bool:
    """Whether a phrase names only what the creator has."""
    for sort, name in named_in(kind, text):
        if name.id not in (tokens if sort == "token" else summons):
            return False
    return True


def _in_phrases(creator: Creator, tokens: Ids, summons: Ids) -> Iterator[Stranger]:
    for written in creator.written:
        for sort, name in named(written):
            if name.id not in (tokens if sort == "token" else summons):
                nouns = () if written.kind == "summon" else _NOUNS
                known = tokens if sort == "token" else (*summons, *nouns)
                yield Stranger(sort, name.id, written.part(name.first, name.last), known)


def _rulings(creator: Creator, library: Library) -> Iterator[Stranger]:
    """Rulings that no file defines, and settings that a ruling does not have.

    A ruling may stand in a file that has errors; then nobody knows.
    """
    if library.broken_rulings:
        return
    for written, asked in _asked(creator):
        term = unanswered(asked, library.rulings)
        if term is asked.ruling:
            span = written.part(term.first, term.last)
            yield Stranger("ruling", term.id, span, tuple(library.rulings))
        elif term is not None:
            known = tuple(library.rulings[asked.ruling.id].settings)
            yield Stranger("setting", term.id, written.part(term.first, term.last), known)


@lru_cache(maxsize=8)
def _asked(creator: Creator) -> tuple[tuple[Written, RulingIs], ...]:
    """The rulings that a creator's phrases ask, each with its phrase."""
    every = (part for phrase in told(creator) for part in parts(*phrase))
    if not any(isinstance(it, RulingIs) for it in every):
        return ()
    return tuple((written, it) for written in creator.written for it in written.rulings())
