"""Mistakes made on keys and on where things stand."""

from functools import cache
from random import Random  # noqa: TID251 -- seeded: the same mistakes always
from typing import Any

from react_tools.schema.store import document, owners
from react_tools.source.tree import Mapping
from seeded.edits import (
    Mistake,
    indent,
    is_alone,
    line,
    missing,
    near,
    piece,
    replaced,
)
from seeded.files import File, Site
from seeded.slips import misspelt

_FREE = frozenset(
    {"tokens", "summons", "pieces", "changed", "cases", "houses", "rulings", "supply"}
)
"""Blocks whose keys are names that the file gives or uses, no words of the format."""
_LANGUAGES = frozenset({"en", "ru"})


def words_of(file: File) -> frozenset[str]:
    """The keys that a file of its kind may have anywhere."""
    return frozenset(owners(f"{file.source.game}/{file.kind}"))


def keyed(file: File) -> list[Site]:
    """The sites with a key that is a word of the format."""
    known = words_of(file)
    return [
        it
        for it in file.sites
        if it.entry and it.path[-1] in known and not (it.above and it.above.key in _FREE)
    ]


def misspelt_key(luck: Random, file: File) -> Mistake | None:
    """A key with a slip of the finger."""
    site = luck.choice(keyed(file))
    assert site.entry is not None
    slip = misspelt(luck, site.entry.name, words_of(file))
    if not slip:
        return None
    return replaced(file, site.entry.start, site.entry.end, slip)


def strange_language(luck: Random, file: File) -> Mistake | None:
    """A language by another name: `eng` for `en`."""
    sites = [it for it in file.sites if it.entry and it.path[-1] in _LANGUAGES]
    if not sites:
        return None
    site = luck.choice(sites)
    assert site.entry is not None
    other = {"en": ("eng", "EN", "uk", "de"), "ru": ("rus", "RU", "ua", "rs")}[site.entry.name]
    return replaced(file, site.entry.start, site.entry.end, luck.choice(other))


def swapped_languages(luck: Random, file: File) -> Mistake | None:
    """The English text behind `ru`, the Russian one behind `en`."""
    pairs = [it for it in file.sites if isinstance(it.node, Mapping) and _both(it.node)]
    if not pairs:
        return None
    site = luck.choice(pairs)
    assert isinstance(site.node, Mapping)
    return _exchanged(file, site, "en", "ru")


def _both(node: Mapping) -> bool:
    en, ru = node.get("en"), node.get("ru")
    told = [it.source.content[it.start : it.end] for it in (en, ru) if it is not None]
    return len(told) == len(_LANGUAGES) and told[0] != told[1] and not told[1].isascii()


def swapped_keys(luck: Random, file: File) -> Mistake | None:
    """Two keys of a block in each other's place; their values stay."""
    blocks = [it for it in file.sites if isinstance(it.node, Mapping)]
    known = words_of(file)
    for _ in range(30):
        site = luck.choice(blocks)
        assert isinstance(site.node, Mapping)
        names = [it for it in site.node.entries if it in known]
        if len(names) > 1 and site.key not in _FREE | {"effects"}:
            one, other = luck.sample(names, 2)
            return _exchanged(file, site, one, other)
    return None


def _exchanged(file: File, site: Site, one: str, other: str) -> Mistake:
    assert isinstance(site.node, Mapping)
    first, second = sorted((site.node.entries[one], site.node.entries[other]), key=_start)
    text = file.text
    made = (
        text[: first.start] + text[second.start : second.end]
        + text[first.end : second.start] + text[first.start : first.end] + text[second.end :]
    )  # fmt: skip
    lines = {line(made, first.start), line(made, second.start)}
    return near(Mistake(made, frozenset(lines), f"{one!r} <-> {other!r}"), [site], file)


def _start(it: object) -> int:
    start: int = it.start  # type: ignore[attr-defined]
    return start


def missing_key(luck: Random, file: File) -> Mistake | None:
    """A key that has to be there, left out with its value."""
    needed = [it for it in keyed(file) if _is_needed(file, it) and is_alone(file, it)]
    if not needed:
        return None
    return missing(file, luck.choice(needed))


def _is_needed(file: File, site: Site) -> bool:
    """Whether the format asks for a key where it stands, by the schema's own list of these."""
    keys = set(site.holder.entries) if isinstance(site.holder, Mapping) else set()
    return any(
        site.path[-1] in required and keys <= known
        for required, known in _blocks(f"{file.source.game}/{file.kind}")
    )


@cache
def _blocks(kind: str) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """The keys that each block of a format needs, and those that it may have."""
    found: list[tuple[frozenset[str], frozenset[str]]] = []
    waiting: list[Any] = [document(kind)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if isinstance(part.get("required"), list) and isinstance(part.get("properties"), dict):
                found.append((frozenset(part["required"]), frozenset(part["properties"])))
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return tuple(found)


def doubled_key(luck: Random, file: File) -> Mistake | None:
    """A key with its value twice in its block."""
    sites = [it for it in file.sites if it.entry and is_alone(file, it)]
    site = luck.choice(sites)
    assert site.entry is not None
    told = file.text[site.start : site.node.end]
    if site.in_brackets:
        made = replaced(file, site.node.end, site.node.end, f", {told}", f"twice {told!r}")
    else:
        start, end = piece(file, site)
        made = replaced(file, end, end, file.text[start:end], f"twice {site.entry.name!r}")
    first = line(made.text, site.start)
    return made._replace(lines=made.lines | {first})


def too_high(luck: Random, file: File) -> Mistake | None:
    """A key one level too high: beside the block to which it belongs."""
    sites = [it for it in keyed(file) if it.above and it.above.entry and _ends(file, it)]
    if not sites:
        return None
    site = luck.choice(sites)
    assert site.above is not None
    told = file.text[site.start : site.node.end]
    if site.in_brackets:
        if not site.above.in_brackets:
            return None
        start, end = piece(file, site)
        close = site.above.node.end
        text = file.text[:start] + file.text[end:close] + f", {told}" + file.text[close:]
        at = close - (end - start)
        made = Mistake(text, frozenset({line(text, at)}), f"too high {told!r}")
        return near(made, site.lists(), file)
    less = indent(file, site.start) - indent(file, site.above.start)
    start, end = piece(file, site)
    rows = file.text[start:end].splitlines(keepends=True)
    new = "".join(it[less:] if it.strip() else it for it in rows)
    return near(replaced(file, start, end, new, f"too high {site.path[-1]!r}"), site.lists(), file)


def _ends(file: File, site: Site) -> bool:
    """Whether a key is the last of several in its block, so that it can go out behind it."""
    keys = list(site.holder.entries) if isinstance(site.holder, Mapping) else []
    above = site.above
    return (
        len(keys) > 1
        and keys[-1] == site.path[-1]
        and is_alone(file, site)
        and above is not None
        and (site.in_brackets or indent(file, site.start) > indent(file, above.start))
    )


def too_low(luck: Random, file: File) -> Mistake | None:
    """A key one level too low: within the block before it."""
    known = words_of(file)
    sites = []
    for site in keyed(file):
        keys = list(site.holder.entries) if isinstance(site.holder, Mapping) else []
        at = keys.index(str(site.path[-1]))
        assert isinstance(site.holder, Mapping)
        before = site.holder.entries[keys[at - 1]] if at else None
        inner = before.value if before else None
        if isinstance(inner, Mapping) and inner.entries and keys[at - 1] in known:
            sites.append((site, inner))
    if not sites:
        return None
    site, inner = luck.choice(sites)
    told = file.text[site.start : site.node.end]
    flow = file.text[inner.start] == "{"
    if flow and "\n" not in told and not (not site.in_brackets and "#" in told):
        start, end = piece(file, site)
        close = inner.end - 1
        text = file.text[:close] + f", {told}" + file.text[close:start] + file.text[end:]
        made = Mistake(text, frozenset({line(text, close)}), f"too low {told!r}")
        return near(made, [site, *site.lists()], file)
    if flow or site.in_brackets or not is_alone(file, site):
        return None
    more = indent(file, next(iter(inner.entries.values())).start) - indent(file, site.start)
    start, end = piece(file, site)
    rows = file.text[start:end].splitlines(keepends=True)
    new = "".join(" " * more + it if it.strip() else it for it in rows)
    made = replaced(file, start, end, new, f"too low {site.path[-1]!r}")
    return near(made, site.lists(), file)


def upper_case_key(luck: Random, file: File) -> Mistake | None:
    """A key that begins with a capital letter."""
    site = luck.choice(keyed(file))
    assert site.entry is not None
    name = site.entry.name
    if name.capitalize() == name or name.capitalize() in words_of(file):
        return None
    return replaced(file, site.entry.start, site.entry.end, name.capitalize())


def under_score(luck: Random, file: File) -> Mistake | None:
    """An id or a key with `_` for `-`."""
    sites = [(at, word) for _, word, at in file.words() if "-" in word]
    if not sites:
        return None
    at, word = luck.choice(sites)
    return replaced(file, at, at + len(word), word.replace("-", "_"))
