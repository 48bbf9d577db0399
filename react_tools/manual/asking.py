"""What to show to whoever asks: a page, or what was found; a refusal says what was meant."""

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from react_tools.errors import UnknownNameError
from react_tools.reference.entry import Entry

_CLEAR = 1.5
"""By how much the best has to be better than the second to be shown whole."""
_FOUND = 10
_ALSO = 5
_KEY = "key"
_OF_SCENARIO = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")


class Answer(Struct, frozen=True):
    """What is shown.

    Attributes:
        shown: the entries whose pages are shown.
        found: those that are named in a line each.
        more: how many more there are.
        meant: the words that were read as others, because nobody knows them as they are spelt.
        sure: whether it is about all that was asked, as it was spelt.
    """

    shown: tuple[Entry, ...]
    found: tuple[Entry, ...] = ()
    more: int = 0
    meant: Mapping[str, str] = {}
    sure: bool = True


def named(word: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that are called so, by an id, by an id with its owner, or by a title."""
    wanted = word.casefold()
    return tuple(it for it in entries if wanted in map(str.casefold, it.names))


def names_scenario(text: str) -> bool:
    """Whether *text* may be a scenario's id: scenarios are read only for who asks for one."""
    return bool(_OF_SCENARIO.fullmatch(text.casefold()))


def nearest(word: str, entries: Iterable[Entry]) -> str:
    """The name that is spelt most like *word*; empty if none is."""
    known: dict[str, str] = {}
    for name in (name for entry in entries for name in entry.names):
        known.setdefault(name.casefold(), name)
    near = difflib.get_close_matches(word.casefold(), known, n=1)
    return known[near[0]] if near else ""


def answer(text: str, entries: Sequence[Entry], synonyms: Iterable[Sequence[str]] = ()) -> Answer:
    """The page of what is called *text*; else what is about its words, the best first.

    The keys of files are everyday words (`deck`, `cost`): behind the page of one stands what else
    is about the word.

    Raises:
        UnknownNameError: nothing is called so, and nothing is about it.
    """
    exact = named(text, entries)
    if exact and any(it.kind != _KEY for it in exact):
        return Answer(exact)
    # Stemmers are loaded only for who searches.
    from react_tools.manual.search import Index

    found = Index(entries, synonyms).search(text)
    if exact:
        also = [hit.entry for hit in found.hits if hit.entry not in exact]
        return Answer(exact, tuple(also[:_ALSO]), len(also[_ALSO:]))
    hits, alone = found.hits, len(text.split()) < 2  # noqa: PLR2004 -- one word
    if not hits or (alone and (found.meant or not hits[0].whole)):
        near = nearest(text, entries) or next(iter(found.meant.values()), "")
        tail = f"did you mean {near!r}?" if near else "try other words, or: react-tools list"
        raise UnknownNameError(f"nothing to explain about {text!r}; {tail}")
    best, *others = (hit.entry for hit in hits)
    clear = not others or hits[0].score >= _CLEAR * hits[1].score
    if clear and hits[0].whole and not best.points:
        beside = tuple(others[:_ALSO])
        return Answer((best,), beside, len(others[_ALSO:]), found.meant, not found.meant)
    sure = hits[0].whole and not found.meant
    first = (best, *others[: _FOUND - 1])
    return Answer((), first, len(others[_FOUND - 1 :]), found.meant, sure)


def called(word: str, entries: Sequence[Entry], broken: Mapping[str, str]) -> tuple[Entry, ...]:
    """The entries called so; *broken* are the paths of files that could not be read.

    Raises:
        UnknownNameError: nothing is called so.
    """
    if found := named(word, entries):
        return found
    near = nearest(word, entries)
    *others, last = dict.fromkeys(it.kind for it in entries) or ("thing",)
    kinds = f"{', '.join(others)} or {last}" if others else last
    tail = f"did you mean {near!r}?" if near else "try: react-tools list"
    left = f" (left out, for they have errors: {', '.join(broken.values())})" if broken else ""
    raise UnknownNameError(f"no {kinds} is called {word!r}; {tail}{left}")
