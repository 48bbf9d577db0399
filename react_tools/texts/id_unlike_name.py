"""TX125: an id that is its thing's name with a slip of the finger."""

import re
import unicodedata
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.source.tree import Mapping, Node, Scalar, Sequence
from react_tools.texts.writing import Pair, Writing

_ID = re.compile(r"[a-z][a-z0-9-]*")
_GAP = re.compile(r"[^a-z0-9]+")
_SHORTEST, _SHORTEST_PART = 3, 4
"""Letters of the longer of both, if it is a whole name, or some words of one."""


@check("TX125", Level.WARNING, Writing)
def id_unlike_name(writing: Writing, _: object) -> Iterator[Hit]:
    """An id is almost the English name of its thing, but for one letter.

    Why it matters: ids are typed anew wherever the thing is meant, and by the name. One with a slip
    is not found there, and what is meant by the right one is nowhere. The id of a card with two
    sides is held against both names, a shorter one against as many words of the name. A plural is
    no slip, nor is an id that has little to do with the name.

    Wrong:
        deck:
          - {id: flowing-inc, name: {en: Flowing Ink, ru: Текущие чернила}}

    Right:
        deck:
          - {id: flowing-ink, name: {en: Flowing Ink, ru: Текущие чернила}}
    """
    keys, called = _keys(writing.tree), dict[int, tuple[Scalar, list[Pair]]]()
    for pair in writing.pairs:
        if pair.key == "name":
            for node in _ids(pair, writing.tree, keys):
                called.setdefault(node.start, (node, []))[1].append(pair)
    for node, pairs in called.values():
        told, names = node.text, {_as_id(it.en.text): it.en.text for it in pairs}
        if told not in names and _ID.fullmatch(told):
            for name, text in names.items():
                if meant := _meant(told, name):
                    message = f"the id {quoted(told)} is almost the name {quoted(text)}"
                    yield Hit(node.span, message, f"did you mean {meant!r}?")
                    break


def _keys(root: Mapping) -> dict[int, Scalar]:
    """The ids of things that do not hold them, by the place where the thing begins.

    Such a thing stands under its id, or is a side of what has one.
    """
    found: dict[int, Scalar] = {}
    for each in (it.value for it in root.entries.values()):
        if isinstance(each, Mapping):
            found |= {it.value.start: it.key for it in each.entries.values()}
        elif isinstance(each, Sequence):
            found |= _sides(each)
    return found


def _sides(things: Sequence) -> dict[int, Scalar]:
    """The ids of things without a name, by the places where their sides begin."""
    nameless = (it for it in things.items if isinstance(it, Mapping) and "name" not in it.entries)
    return {
        side.value.start: told
        for thing in nameless
        if isinstance(told := thing.get("id"), Scalar)
        for side in thing.entries.values()
        if isinstance(side.value, Mapping)
    }


def _ids(pair: Pair, root: Mapping, keys: dict[int, Scalar]) -> list[Scalar]:
    """What may be the id of a named thing: of a whole file any single word behind a first key."""
    found: list[Node | None] = [pair.thing.get("id") or keys.get(pair.thing.start)]
    if pair.thing is root:
        found = [it.value for it in root.entries.values()]
    return [it for it in found if isinstance(it, Scalar)]


def _meant(told: str, name: str) -> str:
    """What an id was to be: the name, or some words of it; empty if it is no slip of these."""
    words, many = name.split("-"), told.count("-") + 1
    parts = ["-".join(words[at : at + many]) for at in range(len(words) - many + 1)]
    if told in parts:
        return ""
    every = (name, *(it for it in parts if len(it) >= _SHORTEST_PART))
    return next((it for it in every if _is_slip(told, it)), "")


def _as_id(name: str) -> str:
    """A name as an id says it: `Pas d'été` is `pas-d-ete`."""
    letters = name.lower()
    if not letters.isascii():
        letters = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return _GAP.sub("-", letters).strip("-")


def _is_slip(one: str, other: str) -> bool:
    """Whether one letter is left out, put in or changed, or two stand the other way round."""
    longer = max(one, other, key=len)
    if one == other or abs(len(one) - len(other)) > 1 or len(longer) < _SHORTEST:
        return False
    first = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if first is None:  # the longer one goes on
        return longer[-1] != "s" or longer[-2] == "s"
    rests = one[first:], other[first:]
    if rests[0][1:] in rests or rests[1][1:] in rests or rests[0][1:] == rests[1][1:]:
        return True
    return rests[0][:2] == rests[1][:2][::-1] and rests[0][2:] == rests[1][2:]
