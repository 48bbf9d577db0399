"""The kinds of entry that can be listed, and which of one kind somebody wants to see."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from react_tools.errors import UnknownNameError
from react_tools.reference.entry import Entry, Text
from react_tools.reference.listing import Listing
from react_tools.ruleset import AnyRuleset


class Selection(NamedTuple):
    """What is listed.

    Attributes:
        kind: the word of its kind; `heading`: what it is headed by.
        entries: those that are called so or say so in a list, or a further word of which it is.
        total: out of how many.
        left_out: the paths of files with errors.
        mentioning: entries whose files hold the words, but which have nothing else of them.
    """

    kind: str
    heading: Text
    entries: tuple[Entry, ...]
    total: int
    left_out: tuple[str, ...]
    mentioning: tuple[Entry, ...] = ()


_BEFORE = {
    "rules": Listing(
        "rule",
        {"en": "rule", "ru": "правило"},
        {"en": "Rules", "ru": "Правила"},
        {"en": "the rulebook, a sentence each", "ru": "книга правил, по одному предложению"},
    ),
    "rulings": Listing(
        "ruling",
        {"en": "ruling", "ru": "толкование"},
        {"en": "Rulings", "ru": "Толкования"},
        {"en": "what the book leaves open", "ru": "то, о чём книга молчит"},
    ),
    "checks": Listing(
        "check",
        {"en": "check", "ru": "проверка"},
        {"en": "Checks", "ru": "Проверки"},
        {"en": "what lint asks of cards and scenarios", "ru": "о чём lint спрашивает карты"},
    ),
    "faults": Listing(
        "fault",
        {"en": "fault", "ru": "ошибка"},
        {"en": "Faults", "ru": "Ошибки"},
        {"en": "what else can be wrong with a file or a run", "ru": "что ещё бывает неладно"},
    ),
}
_BEHIND = {
    "scenarios": Listing(
        "scenario",
        {"en": "scenario", "ru": "сценарий"},
        {"en": "Scenarios", "ru": "Сценарии"},
        {"en": "rules questions with their answers", "ru": "вопросы по правилам с ответами"},
        defined=True,
    ),
}
_CITING = frozenset({"ruling", "scenario"})
"""The kinds whose further words are rules."""


def kinds(ruleset: AnyRuleset) -> Mapping[str, Listing]:
    """What can be listed of a game, by the word that a user says."""
    return {**_BEFORE, **ruleset.listings, **_BEHIND}


def known(kind: str, kinds: Mapping[str, Listing]) -> Listing:
    """The one of *kinds* that is called so.

    Raises:
        UnknownNameError: there is none.
    """
    if kind in kinds:
        return kinds[kind]
    near = difflib.get_close_matches(kind, kinds, n=1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    raise UnknownNameError(f"there is no list of {kind!r}; {meant}there are: {', '.join(kinds)}")


def selected(
    kind: str,
    listing: Listing,
    entries: Iterable[Entry],
    words: Sequence[str],
    broken: Mapping[str, str],
) -> Selection:
    """The entries of a kind, called *kind* in the plural, in which every one of *words* occurs.

    It may be a part of an id or a title, something a list says behind it, or the whole of a further
    word, such as a rule that a scenario cites. Those in whose files it merely stands, such as
    a card that a scenario plays, come behind. *broken* are the paths of files that have errors.

    Raises:
        UnknownNameError: there are entries, but none with these words.
    """
    every = [it for it in entries if it.kind == listing.kind]
    wide = [it for it in every if all(_mentions(it, word.casefold()) for word in words)]
    found = tuple(it for it in wide if all(_has(it, word.casefold()) for word in words))
    if every and not wide:
        told = " ".join(words)
        raise UnknownNameError(
            f"none of the {len(every)} {kind} has {told!r} in {_searched(every)}; "
            f"to search in texts: react-tools explain {told}"
        )
    left = tuple(broken.values()) if listing.defined else ()
    behind = tuple(it for it in wide if it not in found)
    return Selection(kind, listing.heading, found, len(every), left, behind)


def _has(entry: Entry, word: str) -> bool:
    told = (
        entry.id,
        *entry.title.values(),
        *(it for text in entry.about.values() for it in text.values()),
    )
    return any(word in it.casefold() for it in told) or word in map(str.casefold, entry.words)


def _mentions(entry: Entry, word: str) -> bool:
    return _has(entry, word) or word in map(str.casefold, entry.mentions)


def _searched(entries: Iterable[Entry]) -> str:
    """Where the words were looked for."""
    every = list(entries)
    told = ["its id", "its title"]
    if any(it.about for it in every):
        told.append("what the list says behind it")
    if any(it.kind in _CITING and it.words for it in every):
        told.append("the rules it cites")
    if any(it.mentions for it in every):
        told.append("the ids in its file")
    return f"{', '.join(told[:-1])} or {told[-1]}"
