"""TX125: an id that is its thing's name with a slip of the finger."""

import re
import unicodedata
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.source.tree import Mapping, Node, Scalar
from react_tools.texts.writing import Pair, Writing

_ID = re.compile(r"[a-z][a-z0-9-]*")
_GAP = re.compile(r"[^a-z0-9]+")
_SHORTEST = 3


@check("TX125", Level.WARNING, Writing)
def id_unlike_name(writing: Writing, _: object) -> Iterator[Hit]:
    """An id is almost the English name of its thing, but for one letter.

    Why it matters: ids are typed anew wherever the thing is meant, and by the name. One with a slip
    is not found there, and what is meant by the right one is nowhere. A plural is no slip, nor is
    an id that has little to do with the name.

    Wrong:
        deck:
          - {id: flowing-inc, name: {en: Flowing Ink, ru: Текущие чернила}}

    Right:
        deck:
          - {id: flowing-ink, name: {en: Flowing Ink, ru: Текущие чернила}}
    """
    keys = _keys(writing.tree)
    for pair in writing.pairs:
        if pair.key == "name":
            like = _as_id(pair.en.text)
            for node in _ids(pair, writing.tree, keys):
                if node.text != like and _ID.fullmatch(node.text) and _is_slip(node.text, like):
                    message = (
                        f"the id {quoted(node.text)} is almost the name {quoted(pair.en.text)}"
                    )
                    yield Hit(node.span, message, f"did you mean {like!r}?")


def _keys(root: Mapping) -> dict[int, Scalar]:
    """The keys of things that stand under their ids, by the place where the thing begins."""
    blocks = (it.value for it in root.entries.values() if isinstance(it.value, Mapping))
    return {it.value.start: it.key for block in blocks for it in block.entries.values()}


def _ids(pair: Pair, root: Mapping, keys: dict[int, Scalar]) -> list[Scalar]:
    """What may be the id of a named thing: of a whole file any single word behind a first key."""
    found: list[Node | None] = [pair.thing.get("id") or keys.get(pair.thing.start)]
    if pair.thing is root:
        found = [it.value for it in root.entries.values()]
    return [it for it in found if isinstance(it, Scalar)]


def _as_id(name: str) -> str:
    """A name as an id says it: `Pas d'été` is `pas-d-ete`."""
    letters = name.lower()
    if not letters.isascii():
        letters = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    return _GAP.sub("-", letters).strip("-")


def _is_slip(one: str, other: str) -> bool:
    """Whether one letter is left out, put in or changed, or two stand the other way round."""
    if one == other or abs(len(one) - len(other)) > 1 or min(len(one), len(other)) < _SHORTEST:
        return False
    first = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if first is None:  # the longer one goes on
        return max(one, other, key=len)[-1] != "s"
    rests = one[first:], other[first:]
    if rests[0][1:] in rests or rests[1][1:] in rests or rests[0][1:] == rests[1][1:]:
        return True
    return rests[0][:2] == rests[1][:2][::-1] and rests[0][2:] == rests[1][2:]
