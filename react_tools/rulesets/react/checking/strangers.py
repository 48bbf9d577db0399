"""Names in a creator's file that nothing in the file answers to."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from react_tools.rulesets.react.checking.phrases import told
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.parse import PhraseKind
from react_tools.rulesets.react.language.statement import RulingIs
from react_tools.rulesets.react.library import Library, unanswered
from react_tools.rulesets.react.mentions import Ids, known, named, named_in
from react_tools.rulesets.react.steps import Written, parts
from react_tools.source.span import Span
from react_tools.source.tree import follow

_NOUNS = ("unit", "creator", "summon", "zone")


Sort = Literal["token", "group", "kind", "summon", "ruling", "setting"]
"""As in react.mentions; and what cards ask how it is settled."""


class Stranger(NamedTuple):
    """A name that nobody knows, and the words that could stand there."""

    sort: Sort
    text: str
    span: Span
    known: tuple[str, ...]


def strangers(creator: Creator, library: Library) -> Iterator[Stranger]:
    """Every unknown token, group and summon, in phrases, behind `of:` and `group:`; every ruling.

    A creator knows the things of its own file only: nobody knows whom it will meet.
    """
    yield from _things(creator)
    yield from _rulings(creator, library)


@lru_cache(maxsize=8)
def _things(creator: Creator) -> tuple[Stranger, ...]:
    return tuple(_unknown(creator))


def _unknown(creator: Creator) -> Iterator[Stranger]:
    names = known(creator)
    if not all(_are_known(*phrase, names) for phrase in told(creator)):
        yield from _in_phrases(creator, names)
    yield from _belonging(creator, names["group"], names["summon"])


def _belonging(
    creator: Creator, groups: tuple[str, ...], summons: tuple[str, ...]
) -> Iterator[Stranger]:
    """What tokens, passives and abilities say they belong to, and nobody knows."""
    for token in creator.tokens:
        if token.group not in {"", *groups}:
            yield Stranger("group", token.group, follow(token.node, ("group",)).span, groups)
    for at, passive in enumerate(creator.passives):
        if passive.of not in {"", *summons}:
            span = follow(creator.node, ("passives", at, "of")).span
            yield Stranger("summon", passive.of, span, summons)
    for at, ability in enumerate(creator.abilities):
        if ability.of not in {"", "creator", *summons}:
            span = follow(creator.node, ("abilities", at, "of")).span
            yield Stranger("summon", ability.of, span, (*summons, "creator"))


def _are_known(kind: PhraseKind, text: str, names: Ids) -> bool:
    """Whether a phrase names only what the creator has."""
    return all(name.id in names[sort] for sort, name in named_in(kind, text))


def _in_phrases(creator: Creator, names: Ids) -> Iterator[Stranger]:
    for written in creator.written:
        for sort, name in named(written):
            if name.id not in names[sort]:
                nouns = _NOUNS if sort == "summon" and written.kind != "summon" else ()
                span = written.part(name.first, name.last)
                yield Stranger(sort, name.id, span, (*names[sort], *nouns))


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
    asking = [it for it in told(creator) if "ruling" in it[1]]
    if not any(isinstance(part, RulingIs) for phrase in asking for part in parts(*phrase)):
        return ()
    return tuple((written, it) for written in creator.written for it in written.rulings())
