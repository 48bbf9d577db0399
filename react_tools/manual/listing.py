"""The kinds of entry that can be listed, and which of one kind somebody wants to see."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from react_tools.errors import UnknownNameError
from react_tools.reference.entry import Entry, Text


class Listing(NamedTuple):
    """A kind of entry: its word there, what one is called, what a list is headed by, what it is."""

    kind: str
    one: Text
    heading: Text
    what: Text


class Selection(NamedTuple):
    """What is listed.

    Attributes:
        kind: the word of its kind.
        entries: those that are called so or say so in a list, or a further word of which it is.
        total: out of how many.
        left_out: the paths of files with errors.
        mentioning: entries whose files hold the words, but which have nothing else of them.
    """

    kind: str
    entries: tuple[Entry, ...]
    total: int
    left_out: tuple[str, ...]
    mentioning: tuple[Entry, ...] = ()


KINDS: dict[str, Listing] = {
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
    "verbs": Listing(
        "verb",
        {"en": "verb", "ru": "глагол"},
        {"en": "Verbs", "ru": "Глаголы"},
        {"en": "what a clause of a card can do", "ru": "что делает шаг карты"},
    ),
    "triggers": Listing(
        "trigger",
        {"en": "trigger", "ru": "триггер"},
        {"en": "Triggers", "ru": "Триггеры"},
        {"en": "what wakes a passive", "ru": "что будит пассивную способность"},
    ),
    "keys": Listing(
        "key",
        {"en": "key", "ru": "ключ"},
        {"en": "Keys", "ru": "Ключи"},
        {"en": "what the file of a creator may hold", "ru": "что бывает в файле творца"},
    ),
    "creators": Listing(
        "creator",
        {"en": "creator", "ru": "творец"},
        {"en": "Creators", "ru": "Творцы"},
        {"en": "whose cards there are", "ru": "чьи карты здесь есть"},
    ),
    "cards": Listing(
        "card",
        {"en": "card", "ru": "карта"},
        {"en": "Cards", "ru": "Карты"},
        {"en": "ability cards and action cards", "ru": "карты способностей и действий"},
    ),
    "scenarios": Listing(
        "scenario",
        {"en": "scenario", "ru": "сценарий"},
        {"en": "Scenarios", "ru": "Сценарии"},
        {"en": "rules questions with their answers", "ru": "вопросы по правилам с ответами"},
    ),
}
"""The kinds by the word that a user says."""
_DEFINED = frozenset({"creator", "card", "scenario"})
"""The kinds that designers define, in files that may have errors."""
_CITING = frozenset({"ruling", "scenario"})
"""The kinds whose further words are rules."""


def known(kind: str) -> Listing:
    """The kind that is called so.

    Raises:
        UnknownNameError: there is none.
    """
    if kind in KINDS:
        return KINDS[kind]
    near = difflib.get_close_matches(kind, KINDS, n=1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    raise UnknownNameError(f"there is no list of {kind!r}; {meant}there are: {', '.join(KINDS)}")


def selected(
    kind: str, entries: Iterable[Entry], words: Sequence[str], broken: Mapping[str, str]
) -> Selection:
    """The entries of a kind in which every one of *words* occurs.

    It may be a part of an id or a title, something a list says behind it, or the whole of a further
    word, such as a rule that a scenario cites. Those in whose files it merely stands, such as
    a card that a scenario plays, come behind. *broken* are the paths of files that have errors.

    Raises:
        UnknownNameError: there are entries, but none with these words.
    """
    wanted = known(kind).kind
    every = [it for it in entries if it.kind == wanted]
    wide = [it for it in every if all(_mentions(it, word.casefold()) for word in words)]
    found = tuple(it for it in wide if all(_has(it, word.casefold()) for word in words))
    if every and not wide:
        told = " ".join(words)
        raise UnknownNameError(
            f"none of the {len(every)} {kind} has {told!r} in {_searched(every)}; "
            f"to search in texts: react-tools explain {told}"
        )
    left = tuple(broken.values()) if wanted in _DEFINED else ()
    behind = tuple(it for it in wide if it not in found)
    return Selection(kind, found, len(every), left, behind)


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
