"""Mistakes made in ids, phrases, names and texts."""

import re
import unicodedata
from collections.abc import Callable
from random import Random  # noqa: TID251 -- seeded: the same mistakes always

from react_tools.source.tree import Mapping, Scalar
from seeded.edits import Mistake, near, replaced
from seeded.files import File, Site, defines, known
from seeded.slips import ALIKE, INVISIBLE, misspelt
from seeded.values import texts

_PHRASES = frozenset({
    "cost", "damage", "move", "who", "at", "by", "if", "each", "where", "toward", "what", "with",
    "jump", "swap", "return", "from", "to", "recover", "exhaust",
})  # fmt: skip
_WORD = re.compile(r"[a-z]{3,}(?:-[a-z]+)*")
_NAMES = frozenset({"en", "ru"})
_FREE = frozenset({"source", "traits"})
_SMALL = re.compile(r"\b(of|the|a|at|by|for|from|with|and|и|в|на|с|к|по|из|от|до|за|для|не)\b")


def misspelt_id(luck: Random, file: File) -> Mistake | None:
    """The id of a thing misspelt where it is defined."""
    sites = [it for it in file.sites if defines(it)]
    if not sites:
        return None
    site = luck.choice(sites)
    if isinstance(site.node, Scalar):
        start, end = site.node.start, site.node.end
    else:
        assert site.entry is not None
        start, end = site.entry.start, site.entry.end
    slip = misspelt(luck, file.text[start:end], known(file.source.game))
    return near(replaced(file, start, end, slip), [], file) if slip else None


def references(file: File) -> list[tuple[Site, str, int]]:
    """Every word that is the id of something and is not its definition."""
    ids = known(file.source.game)
    return [
        it for it in file.words()
        if it[1] in ids and not defines(it[0]) and it[0].key not in _NAMES
        and it[0].key not in _FREE and not {"title", "sources"} & {*it[0].path}
        and len(it[1]) > 2
    ]  # fmt: skip


def misspelt_reference(luck: Random, file: File) -> Mistake | None:
    """The id of a thing misspelt where it is meant."""
    found = references(file)
    if not found:
        return None
    _, word, at = luck.choice(found)
    slip = misspelt(luck, word, known(file.source.game))
    return replaced(file, at, at + len(word), slip) if slip else None


def of_another(luck: Random, file: File) -> Mistake | None:
    """A thing of another file meant, of the same kind, where only an own one can be."""
    if file.kind != "creator":
        return None
    own = [
        it.path[1] for it in file.sites if it.path[0] in {"tokens", "summons"} and len(it.path) == 2
    ]
    found = [it for it in references(file) if it[1] in own]
    strange = [
        name for name, paths in known("react").items()
        if file.source.path not in paths and any("creators" in it for it in paths)
    ]  # fmt: skip
    if not found or not strange:
        return None
    _, word, at = luck.choice(found)
    return replaced(file, at, at + len(word), luck.choice(sorted(strange)))


def phrases(file: File) -> list[tuple[Site, str, int]]:
    """The words of the language in phrases."""
    ids = known(file.source.game)
    return [
        (site, word.group(), site.node.start + len(site.node.quote) + word.start())
        for site in texts(file)
        if site.key in _PHRASES and isinstance(site.node, Scalar) and "script" not in site.path
        for word in _WORD.finditer(site.node.text)
        if word.group() not in ids
    ]


def misspelt_phrase(luck: Random, file: File) -> Mistake | None:
    """A word of a phrase misspelt: `exhuast this`."""
    found = phrases(file) if file.kind in {"creator", "cards"} else []
    if not found:
        return None
    _, word, at = luck.choice(found)
    slip = misspelt(luck, word, {"a", "an", "the", *known(file.source.game)})
    return replaced(file, at, at + len(word), slip) if slip else None


def strange_sign(luck: Random, file: File) -> Mistake | None:
    """A sign in a phrase that the language does not know: `exhaust this & direction`."""
    found = phrases(file) if file.kind in {"creator", "cards"} else []
    if not found:
        return None
    _, word, at = luck.choice(found)
    return replaced(
        file, at + len(word), at + len(word), luck.choice((" &", ",", ";", " -", "!", " /"))
    )


def look_alike(luck: Random, file: File) -> Mistake | None:
    """A Latin letter of a word exchanged for the Cyrillic one that looks the same."""
    found = [
        (at, it) for site in texts(file) if isinstance(site.node, Scalar)
        for at, it in enumerate(file.text[site.node.start : site.node.end], site.node.start)
        if it in ALIKE and _has_neighbour(file.text, at)
    ]  # fmt: skip
    if not found:
        return None
    at, letter = luck.choice(found)
    return replaced(file, at, at + 1, ALIKE[letter])


def _has_neighbour(text: str, at: int) -> bool:
    return any(it.isascii() and it.isalpha() for it in (text[at - 1], text[at + 1 : at + 2]))


def invisible(luck: Random, file: File) -> Mistake | None:
    """A character within a word that nobody sees."""
    return _put(luck, file, lambda: luck.choice(INVISIBLE))


def odd_blank(luck: Random, file: File) -> Mistake | None:
    """A blank that is none of the keyboard's between two words."""
    found = [
        (at, it) for site in texts(file) if isinstance(site.node, Scalar)
        for at, it in enumerate(file.text[site.node.start : site.node.end], site.node.start)
        if it == " "
    ]  # fmt: skip
    if not found:
        return None
    at, _ = luck.choice(found)
    return replaced(file, at, at + 1, luck.choice("\u00a0\u2009\u202f\u3000"))


def curly_quote(luck: Random, file: File) -> Mistake | None:
    """A curly quotation mark in the place of one that opens or closes a text, or within it."""
    quoted = [
        it for it in texts(file) if isinstance(it.node, Scalar) and it.node.quote in {"'", '"'}
    ]
    if quoted and luck.random() < 0.5:
        site = luck.choice(quoted)
        at = luck.choice((site.node.start, site.node.end - 1))
        return replaced(file, at, at + 1, luck.choice("\u201c\u201d\u2019"))
    return _put(luck, file, lambda: luck.choice("\u201c\u201d"))


def _put(luck: Random, file: File, sign: Callable[[], str]) -> Mistake | None:
    """A sign within a word of a text."""
    sites = [it for it in texts(file) if isinstance(it.node, Scalar) and len(it.node.text) > 1]
    if not sites:
        return None
    site = luck.choice(sites)
    assert isinstance(site.node, Scalar)
    first = site.node.start + len(site.node.quote)
    at = first + luck.randrange(1, max(2, site.node.end - len(site.node.quote) - first))
    return replaced(file, at, at, sign())


def named(file: File) -> list[tuple[Mapping, Scalar, Scalar]]:
    """Every text in both languages."""
    found = []
    for site in file.sites:
        if isinstance(site.node, Mapping):
            en, ru = site.node.get("en"), site.node.get("ru")
            if isinstance(en, Scalar) and isinstance(ru, Scalar) and en.text and ru.text:
                found.append((site.node, en, ru))
    return found


def _renamed(luck: Random, file: File, change: Callable[[str], str]) -> Mistake | None:
    """One of the languages of a text changed; nothing if the change is none."""
    found = named(file)
    if not found:
        return None
    _, en, ru = luck.choice(found)
    one = luck.choice((en, ru))
    told = file.text[one.start : one.end]
    inner = told[len(one.quote) : len(told) - len(one.quote)]
    new = change(inner)
    if new == inner or one.quote in {"|", ">"}:
        return None
    made = replaced(file, one.start, one.end, f"{one.quote}{new}{one.quote}")
    more = {file.text.count("\n", 0, it.start) + 1 for it in (en, ru)}
    return made._replace(lines=made.lines | more)


def placeholder(luck: Random, file: File) -> Mistake | None:
    """A name that somebody meant to write later."""
    return _renamed(luck, file, lambda _: luck.choice(("TODO", "???", "TBD", "xxx", "Lorem ipsum")))


def untranslated(luck: Random, file: File) -> Mistake | None:
    """A text of several words left as it is in the other language."""
    found = [it for it in named(file) if " " in it[1].text and it[1].text != it[2].text]
    if not found:
        return None
    _, en, ru = luck.choice(found)
    told = file.text[en.start : en.end]
    made = replaced(file, ru.start, ru.end, told)
    return made._replace(lines=made.lines | {file.text.count("\n", 0, en.start) + 1})


def other_number(luck: Random, file: File) -> Mistake | None:
    """A number that one language has and the other has not."""
    return _renamed(luck, file, lambda it: f"{it} 2")


def decomposed(luck: Random, file: File) -> Mistake | None:
    """Letters written as letter and mark (й as и and a breve), which look the same."""
    return _renamed(luck, file, lambda it: unicodedata.normalize("NFD", it))


def mojibake(luck: Random, file: File) -> Mistake | None:
    """A text read in another encoding than it was written in."""
    return _renamed(luck, file, lambda it: it.encode().decode("cp1252", errors="replace"))


def lost_letters(luck: Random, file: File) -> Mistake | None:
    """Letters that an encoding did not have, each a question mark."""
    return _renamed(luck, file, lambda it: it.encode("ascii", errors="replace").decode())


def stray_blank(luck: Random, file: File) -> Mistake | None:
    """A blank too many: two between words, or one at the end of a quoted text."""
    found = [(en, ru) for _, en, ru in named(file) if " " in en.text]
    if not found:
        return None
    one = luck.choice(luck.choice(found))
    at = file.text.find(" ", one.start, one.end)
    return replaced(file, at, at, " ") if at > 0 else None


def doubled_word(luck: Random, file: File) -> Mistake | None:
    """A small word twice: `of of`."""
    return _renamed(luck, file, lambda it: _SMALL.sub(r"\1 \1", it, count=1))


def mixed_quotes(luck: Random, file: File) -> Mistake | None:
    """Quotation marks of two sorts around one word."""
    return _renamed(luck, file, lambda it: f"«{it}”")


def open_bracket(luck: Random, file: File) -> Mistake | None:
    """A bracket in a text that is never closed."""
    return _renamed(luck, file, lambda it: f"{it} (x")


def dash_for_hyphen(luck: Random, file: File) -> Mistake | None:
    """A dash in an id where a hyphen should be."""
    found = [
        (at, word) for site, word, at in file.words() if "-" in word and site.key not in _NAMES
    ]
    if not found:
        return None
    at, word = luck.choice(found)
    hyphen = at + word.index("-")
    return replaced(file, hyphen, hyphen + 1, luck.choice("\u2013\u2010\u2212"))


def capital_id(luck: Random, file: File) -> Mistake | None:
    """The id of something with a capital letter."""
    found = [it for it in references(file) if it[0].key != "cites"]
    if not found:
        return None
    _, word, at = luck.choice(found)
    return replaced(file, at, at + len(word), word.capitalize())
