"""What somebody means who answers a question: one of the offers, or a word to us."""

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from react_tools.scenario.asking import Offer

_SIGNS = re.compile(r"[{}:;,()«»]")
_NEAR = 3


class Order(Enum):
    """A word to us."""

    LIST = "?"
    UNDO = "u"
    STOP = "q"


class Unclear(NamedTuple):
    """What was typed is none of the offers; `near` are those that it might be."""

    near: tuple[str, ...]


def understood(
    typed: str, offers: Sequence[Offer], aliases: Mapping[str, str] = MappingProxyType({})
) -> Offer | Order | Unclear:
    """What was meant.

    An offer is meant by its label, by its words, as the script writes it, or by some of these in
    their order, if they fit no other offer; capitals count only where it would be unclear else.
    *aliases* are other names of things. Nothing at all means the only offer, or else the list.
    """
    typed = typed.strip()
    if not typed:
        return offers[0] if len(offers) == 1 else Order.LIST
    for order in Order:
        if typed.lower() == order.value:
            return order
    words = typed.split()
    meant = _meant(" ".join(aliases.get(word, word) for word in words), offers)
    marks = [word for word in words if word in aliases]
    if not (marks and isinstance(meant, Unclear)):
        return meant
    # What the table shows of a thing may stand in what is told of an offer, but only just so.
    shown = _meant(typed, [it for it in offers if has_in_order(_words(it.told), marks)])
    return meant if isinstance(shown, Unclear) else shown


def _meant(typed: str, offers: Sequence[Offer]) -> Offer | Unclear:
    for offer in offers:
        if typed == offer.label:
            return offer
    wanted = _bare(typed)
    exact = [it for it in offers if wanted in {_bare(it.written), _bare(it.told)}]
    found = exact or [it for it in offers if fits(typed, it.written, it.told)]
    same = [it for it in found if has_in_order(_words(it.told), _words(typed))]
    for few in (found, same):
        if len(few) == 1:
            return few[0]
    return Unclear(tuple(it.written for it in found[:_NEAR]) or _similar(wanted, offers))


def fits(typed: str, *names: str) -> bool:
    """Whether what was typed are words of one of the names, in their order."""
    return any(has_in_order(_bare(it).split(), _bare(typed).split()) for it in names)


def _similar(wanted: str, offers: Sequence[Offer]) -> tuple[str, ...]:
    known = {_bare(name): it.written for it in offers for name in (it.told, it.written)}
    near = difflib.get_close_matches(wanted, known, n=_NEAR, cutoff=0.5)
    return tuple(dict.fromkeys(known[it] for it in near))


def has_in_order(words: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether all that is wanted stands among the words, in the same order."""
    rest = iter(words)
    return all(word in rest for word in wanted)


def _bare(text: str) -> str:
    """Words without signs, in small letters: `play glissade direction left`."""
    return " ".join(_words(text.lower()))


def _words(text: str) -> list[str]:
    """Words without signs."""
    return _SIGNS.sub(" ", text).split()
