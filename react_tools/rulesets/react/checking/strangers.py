"""Names in a creator's file that nothing in the file answers to."""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.rulesets.react.checking.phrases import Sort, named
from react_tools.rulesets.react.definitions import Creator
from react_tools.source.span import Span
from react_tools.source.tree import follow

_NOUNS = ("unit", "creator", "summon", "zone")


class Stranger(NamedTuple):
    """A name that nobody knows, and the words that could stand there."""

    sort: Sort
    text: str
    span: Span
    known: tuple[str, ...]


def strangers(creator: Creator) -> Iterator[Stranger]:
    """Every unknown token and summon, in phrases and behind `of:`.

    A creator knows the tokens and summons of its own file only: nobody knows whom it will meet.
    """
    tokens = tuple(token.id for token in creator.tokens)
    summons = tuple(summon.id for summon in creator.summons)
    for written in creator.written:
        for sort, name in named(written):
            nouns = () if written.kind == "summon" else _NOUNS
            known = tokens if sort == "token" else (*summons, *nouns)
            if name.id not in (tokens if sort == "token" else summons):
                yield Stranger(sort, name.id, written.part(name.first, name.last), known)
    for at, passive in enumerate(creator.passives):
        if passive.of not in {"", *summons}:
            span = follow(creator.node, ("passives", at, "of")).span
            yield Stranger("summon", passive.of, span, summons)
    for at, ability in enumerate(creator.abilities):
        if ability.of not in {"", "creator", *summons}:
            span = follow(creator.node, ("abilities", at, "of")).span
            yield Stranger("summon", ability.of, span, (*summons, "creator"))
