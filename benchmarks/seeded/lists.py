"""Mistakes made on lists and on whole things: left out, there twice, of one another."""

from random import Random  # noqa: TID251 -- seeded: the same mistakes always

from react_tools.source.tree import Mapping, Scalar, Sequence
from seeded.edits import Mistake, is_alone, line, near, piece, replaced
from seeded.files import File, Site


def _items(file: File, *keys: str) -> list[Site]:
    """The items of lists (those under *keys*, if there are any) that stand alone."""
    return [
        it for it in file.sites
        if isinstance(it.holder, Sequence) and it.siblings > 1 and is_alone(file, it)
        and (not keys or it.key in keys)
    ]  # fmt: skip


def dropped_item(luck: Random, file: File) -> Mistake | None:
    """An item of a list of things left out: a card, a piece, a name in its cases."""
    found = _items(file, "deck", "one", "many", "abilities", "hand", "script")
    if not found:
        return None
    site = luck.choice(found)
    start, end = piece(file, site)
    made = replaced(file, start, end, "", f"without item {site.path[-1]} of {site.key!r}")
    parts = [it for it in file.sites if it.path[: len(site.path) - 1] == site.path[:-1]]
    lines = {line(made.text, it.start) for it in parts if it.start < start}
    if site.key == "script":  # what no longer comes of it is told where it is expected
        lines |= {*range(line(made.text, start), made.text.count("\n") + 1)}
    return near(made._replace(lines=made.lines | lines), site.lists(), file)


def doubled_item(luck: Random, file: File) -> Mistake | None:
    """An item of a list twice."""
    found = _items(file)
    if not found:
        return None
    site = luck.choice(found)
    told = file.text[site.start : site.node.end]
    if site.in_brackets:
        made = replaced(file, site.node.end, site.node.end, f", {told}", f"twice {told!r}")
    else:
        start, end = piece(file, site)
        made = replaced(file, end, end, file.text[start:end], f"twice item of {site.key!r}")
    return near(made, [site, *site.lists()], file)


def doubled_thing(luck: Random, file: File) -> Mistake | None:
    """A card or a token with its id, twice under two names."""
    found = [
        it for it in _items(file, "deck", "abilities", "passives", "cards") if not it.in_brackets
    ]
    if not found:
        return None
    site = luck.choice(found)
    start, end = piece(file, site)
    made = replaced(file, end, end, file.text[start:end], f"twice a thing of {site.key!r}")
    return near(made, [site, *site.lists()], file)


def to_itself(luck: Random, file: File) -> Mistake | None:
    """What names another of its kind names itself: a scenario's twin."""
    sites = [it for it in file.sites if it.key in {"twin", "twin_of", "extends"}]
    if not sites:
        return None
    site = luck.choice(sites)
    own = "/".join(file.source.path.removesuffix(".yaml").split("/")[-2:])
    return replaced(file, site.node.start, site.node.end, own)


def card_for_list(luck: Random, file: File) -> Mistake | None:
    """A single thing where a list should be."""
    sites = [
        it for it in file.sites if isinstance(it.node, Sequence) and it.node.items and it.entry
    ]
    flat = [it for it in sites if it.node.source.content[it.node.start] == "["]
    if not flat:
        return None
    site = luck.choice(flat)
    assert isinstance(site.node, Sequence)
    first = site.node.items[0]
    new = file.text[first.start : first.end]
    return replaced(file, site.node.start, site.node.end, new)


def list_for_card(luck: Random, file: File) -> Mistake | None:
    """A list of one thing where the thing should be."""
    sites = [
        it for it in file.sites
        if it.entry and isinstance(it.node, Scalar) and it.key in {"id", "kind", "number", "copies",
        "creator", "title", "active", "of", "en", "ru", "type", "power", "deck", "supply"}
    ]  # fmt: skip
    if not sites:
        return None
    site = luck.choice(sites)
    told = file.text[site.node.start : site.node.end]
    return replaced(file, site.node.start, site.node.end, f"[{told}]")


def emptied(luck: Random, file: File) -> Mistake | None:
    """A list or a block with nothing in it."""
    sites = [
        it for it in file.sites
        if it.entry and isinstance(it.node, Mapping | Sequence) and it.node.end > it.node.start
        and it.node.source.content[it.node.start] in "[{" and it.key not in {"many", "settings"}
    ]  # fmt: skip
    if not sites:
        return None
    site = luck.choice(sites)
    signs = "[]" if isinstance(site.node, Sequence) else "{}"
    made = replaced(file, site.node.start, site.node.end, signs)
    return near(made, [site, *site.lists()], file)
