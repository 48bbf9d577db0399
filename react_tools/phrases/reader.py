"""Reading a phrase word by word, remembering what could have stood where reading stopped."""

import difflib
from collections.abc import Container, Sequence
from typing import NoReturn

from msgspec import Struct

from react_tools.phrases.words import Word, cut

_MANY = 10
_LONGEST, _GREATEST = 300, 99
_APART = 0.1


def _apart(word: str, near: Sequence[str]) -> bool:
    """Whether a word is much nearer to the first of these than to the others."""
    best, *others = (difflib.SequenceMatcher(None, it, word).ratio() for it in near)
    return all(best - it >= _APART for it in others)


class Name(Struct, frozen=True, eq=False):
    """An id inside a phrase, and where in the text it stands."""

    id: str
    first: int
    last: int

    def __eq__(self, other: object) -> bool:
        """Equal ids are equal names, wherever they stand."""
        return isinstance(other, Name) and other.id == self.id

    __ne__ = object.__ne__  # the contrary; msgspec's own does not ask `__eq__`

    def __hash__(self) -> int:
        return hash(self.id)


class PhraseFaultError(Exception):
    """A phrase that does not parse: where (offsets into its text), what is wrong, the cure.

    `meant` is the word that was surely meant there, or empty.
    """

    def __init__(self, first: int, last: int, message: str, hint: str, *, meant: str = "") -> None:
        super().__init__(message)
        self.first = first
        self.last = last
        self.message = message
        self.hint = hint
        self.meant = meant


class Reader:
    """One phrase being read: a word ahead, and what was tried at it.

    *reserved* are the words of the language; no id is one of them.
    """

    def __init__(self, text: str, reserved: Container[str]) -> None:
        self.text = text
        self._reserved = reserved
        self._words = cut(text)
        self._at = 0
        self._tried: dict[str, None] = {}
        if len(text) > _LONGEST:
            message = f"a phrase of {len(text)} characters; it may have {_LONGEST}"
            raise PhraseFaultError(_LONGEST, len(text), message, "say it in several clauses")

    @property
    def here(self) -> Word:
        """The word not yet taken."""
        return self._words[self._at]

    @property
    def next(self) -> Word:
        """The word behind it."""
        return self._words[min(self._at + 1, len(self._words) - 1)]

    def step(self) -> Word:
        """Take the word ahead, whatever it is."""
        word = self.here
        self._at += 1
        self._tried = {}
        return word

    def sees(self, *words: str) -> bool:
        """Whether one of *words* is ahead; if not, they count as what could have stood here."""
        if self.here.text in words:
            return True
        self._tried.update(dict.fromkeys(words))
        return False

    def take(self, *words: str) -> str | None:
        """Take the word ahead if it is one of *words*."""
        return self.step().text if self.sees(*words) else None

    def need(self, *words: str) -> str:
        """Take the word ahead, which must be one of *words*."""
        return self.take(*words) or self.fail()

    def number(self) -> int | None:
        """Take a whole number if one is ahead."""
        if self.here.kind == "number":
            word = self.step()
            if len(word.text.lstrip("0")) > len(str(_GREATEST)):
                message = f"{word.text} is more than a card can say"
                self.refuse(word, message, f"write a number up to {_GREATEST}")
            return int(word.text)
        self._tried["a number"] = None
        return None

    def name(self, what: str) -> Name:
        """Take the id of a thing; *what* says which kind is wanted, e.g. "a token"."""
        word = self.here
        self._tried[what] = None
        if word.kind != "name" or word.text in self._reserved:
            self.fail()
        self.step()
        return Name(word.text, word.first, word.last)

    def expect(self, *what: str) -> None:
        """Count *what* among the things that could stand here."""
        self._tried.update(dict.fromkeys(what))

    def end(self) -> None:
        """Nothing may follow."""
        if self.here.kind != "end":
            self.expect("the end of the phrase")
            self.fail()

    def fail(self, cure: str = "") -> NoReturn:
        """Give up at the word ahead, saying what could have stood there.

        *cure* is said first where an id stands there that is no misspelt word of the language.
        """
        word, tried = self.here, list(self._tried)
        real = [one for one in tried if " " not in one or one.startswith("up ")]
        near = difflib.get_close_matches(word.text, real, n=2, cutoff=0.7)
        if word.kind == "end":
            message = "the phrase breaks off here"
        elif near:
            message = f"{word.text!r} cannot stand here; did you mean {near[0]!r}?"
        else:
            message = f"{word.text!r} cannot stand here"
        shown = tried[:_MANY] + ["…"] * (len(tried) > _MANY)
        hint = f"expected: {', '.join(shown)}"
        if cure and not near and word.kind == "name" and word.text not in self._reserved:
            hint = f"{cure}; else {hint}"
        meant = near[0] if near and _apart(word.text, near) else ""
        raise PhraseFaultError(word.first, word.last, message, hint, meant=meant)

    def refuse(self, word: Word, message: str, hint: str) -> NoReturn:
        """Give up at *word* for a reason of grammar that is no list of words."""
        raise PhraseFaultError(word.first, word.last, message, hint)
