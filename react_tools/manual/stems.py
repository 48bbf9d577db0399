"""Words of a text, each cut down to its stem, in English and in Russian.

The stems are Snowball's (docs/decisions/0007). Which language a word is of, its letters tell.
"""

import re
from collections.abc import Iterator
from functools import cache

# Each stemmer by itself: `snowballstemmer.stemmer` would take another package where it finds one.
from snowballstemmer.english_stemmer import EnglishStemmer
from snowballstemmer.russian_stemmer import RussianStemmer

_WORD = re.compile(r"[^\W_]+")
_RUSSIAN = re.compile(r"[а-я]")
_ENGLISH = EnglishStemmer()
_RUSSIANS = RussianStemmer()

_WITHOUT_MEANING = """
a an and are as at be been but by can could did do does for from had has have he her his how i if
in into is it its may me must my no nor not of on or our she should so such than that the their
them then there these they this those to too was we were what when where which while who whom whose
why will with would you your

а без бы был была были быть в вам вас во вот все вы где да для до его ее если есть еще же за и из
или им их к как какая какие какой когда кого кому кто куда ли мне мной
могла могли могу могут может можем можете можешь можно мой моя мы на над надо нам нас не него нет ни
ничего но о об он она они оно от по под почему при про с со так такая также такое такой там то того
только тот ты у чего чем через что чтобы чья это этот я
"""
STOP = frozenset(_WITHOUT_MEANING.split())
"""Words that every text holds, and that therefore tell nothing."""


def words(text: str) -> Iterator[str]:
    """The words of a text, small, one after the other; `ё` counts as `е`."""
    yield from _WORD.findall(text.casefold().replace("ё", "е"))


def telling(text: str) -> list[str]:
    """The words of a text that tell something; a single letter does not."""
    return [
        word for word in words(text) if word not in STOP and (len(word) > 1 or word.isdecimal())
    ]


@cache
def stem(word: str) -> str:
    """A word as `words` gives it, without its endings."""
    stemmer = _RUSSIANS if _RUSSIAN.search(word) else _ENGLISH
    return str(stemmer.stemWord(word))
