"""The tokens, groups of tokens and summons that a phrase names, and as what it names them.

Answers are memoised by text, as trees are: the same phrases stand on many cards.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.parse import PhraseKind
from react_tools.rulesets.react.language.phrase import OneOf, Pay, Those, With, Without
from react_tools.rulesets.react.language.statement import Has, Kind
from react_tools.rulesets.react.steps import Written, parts

Sort = Literal["token", "group", "kind", "summon"]
"""What is wanted: one kind of token, a group of them, either of these, a summon."""
_BY_PHRASE: Mapping[PhraseKind, Sort] = {"token": "token", "kind": "kind", "summon": "summon"}


Ids = Mapping[Sort, tuple[str, ...]]
"""The ids that a creator's phrases can name, by sort."""


class Named(NamedTuple):
    """A token, a group of tokens or a summon that a phrase names."""

    sort: Sort
    name: Name


def named(written: Written) -> tuple[Named, ...]:
    """What a phrase names; nothing if it does not parse."""
    return named_in(written.kind, written.text) if written.tree is not None else ()


def known(creator: Creator) -> Ids:
    """What a creator's phrases can name, by sort."""
    tokens = tuple(it.id for it in creator.tokens)
    groups = tuple(it.id for it in creator.groups)
    summons = tuple(it.id for it in creator.summons)
    return {"token": tokens, "group": groups, "kind": (*tokens, *groups), "summon": summons}


@lru_cache(maxsize=4096)
def named_in(kind: PhraseKind, text: str) -> tuple[Named, ...]:
    """The same of a phrase that parses, by its kind and text."""
    every = parts(kind, text)
    if isinstance(every[0], Name):
        return (Named(_BY_PHRASE[kind], every[0]),)
    return tuple(_names(every))


def _names(every: tuple[object, ...]) -> Iterator[Named]:
    for part in every:
        match part:
            case With(token=name) | Without(token=name) | Has(token=name):
                yield Named("kind", name)
            case Pay(token=Name() as name):
                yield Named("token", name)
            case OneOf(group=name):
                yield Named("group", name)
            case Those(noun=Name() as name) | Kind(noun=Name() as name):
                yield Named("summon", name)
            case _:
                pass
