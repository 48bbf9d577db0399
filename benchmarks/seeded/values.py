"""Mistakes made on numbers, booleans and the words that a format knows."""

import re
from random import Random  # noqa: TID251 -- seeded: the same mistakes always

from react_tools.source.tree import Mapping, Scalar
from seeded.edits import Mistake, is_alone, missing, near, replaced
from seeded.files import File, Site
from seeded.slips import misspelt

_COUNTED = frozenset({"copies", "number", "cards", "printed"})
"""Numbers of a creator on which another number of the file depends."""
_PRINTED = re.compile(r"(\d+)/(\d+)")


def numbers(file: File) -> list[Site]:
    """The whole numbers of a file."""
    return [
        it for it in file.sites
        if isinstance(it.node, Scalar) and isinstance(it.node.value, int) and not _is_truth(it)
    ]  # fmt: skip


def _is_truth(site: Site) -> bool:
    return isinstance(site.node, Scalar) and isinstance(site.node.value, bool)


def ruled(file: File) -> list[Site]:
    """The numbers that a rule can know: counts of decks, what an expectation says that happens."""
    if file.kind == "creator":
        known = [it for it in numbers(file) if it.key in _COUNTED]
        return [*known, *(it for it in file.sites if it.key == "printed")]
    if file.kind == "deck":
        return numbers(file)
    if file.kind == "scenario":
        return [it for it in numbers(file) if it.path[:2] == ("expect", "changed")]
    return []


def ruled_number(luck: Random, file: File) -> Mistake | None:
    """A number that a rule can know, one too many or too few."""
    sites = ruled(file)
    return _other(luck, file, luck.choice(sites)) if sites else None


def free_number(luck: Random, file: File) -> Mistake | None:
    """A number that nobody but its author knows, one too many or too few."""
    known = {it.path for it in ruled(file)}
    sites = [it for it in numbers(file) if it.path not in known]
    return _other(luck, file, luck.choice(sites)) if sites else None


def _other(luck: Random, file: File, site: Site) -> Mistake | None:
    told = file.text[site.node.start : site.node.end]
    found = re.search(r"\d+", told)
    if found is None:
        return None
    number = int(found.group())
    other = number + luck.choice((1, -1))
    if (told.startswith(("+", "-")) and other <= 0) or other < 0:
        other = number + 1
    new = told[: found.start()] + str(other) + told[found.end() :]
    return near(replaced(file, site.node.start, site.node.end, new), site.lists(), file)


def number_as_text(luck: Random, file: File) -> Mistake | None:
    """A number in quotes."""
    sites = [it for it in numbers(file) if it.key not in {"hand", "deck"}]
    if not sites:
        return None
    site = luck.choice(sites)
    told = file.text[site.node.start : site.node.end]
    return replaced(file, site.node.start, site.node.end, f'"{told}"')


def text_as_number(luck: Random, file: File) -> Mistake | None:
    """A number where a word should be."""
    return _in_place(luck, file, texts(file), str(luck.randint(0, 99)))


def text_as_truth(luck: Random, file: File) -> Mistake | None:
    """`true` or nothing where a word or a number should be."""
    return _in_place(luck, file, [*texts(file), *numbers(file)], luck.choice(("true", "false")))


def truth_as_word(luck: Random, file: File) -> Mistake | None:
    """`yes` and `no`, which YAML reads as words, for `true` and `false`."""
    sites = [it for it in file.sites if _is_truth(it)]
    if not sites:
        return None
    site = luck.choice(sites)
    assert isinstance(site.node, Scalar)
    words = ("yes", "on", "True!", "y") if site.node.value else ("no", "off", "n")
    return replaced(file, site.node.start, site.node.end, luck.choice(words))


def nothing_there(luck: Random, file: File) -> Mistake | None:
    """A key with nothing behind it."""
    sites = [it for it in file.sites if it.entry and isinstance(it.node, Scalar)]
    site = luck.choice(sites)
    new = luck.choice(("", "null", "~", '""'))
    return replaced(file, site.node.start, site.node.end, new)


def texts(file: File) -> list[Site]:
    """The one-line texts of a file."""
    return [
        it for it in file.sites
        if isinstance(it.node, Scalar) and isinstance(it.node.value, str)
        and it.node.source.content[it.node.start : it.node.start + 1] not in {"|", ">"}
    ]  # fmt: skip


def _in_place(luck: Random, file: File, sites: list[Site], new: str) -> Mistake | None:
    if not sites:
        return None
    site = luck.choice(sites)
    return replaced(file, site.node.start, site.node.end, new)


def wrong_total(luck: Random, file: File) -> Mistake | None:
    """A footer that prints another number than the deck holds."""
    sites = [it for it in file.sites if it.key == "printed"]
    if not sites:
        return None
    site = luck.choice(sites)
    found = _PRINTED.search(file.text, site.node.start, site.node.end)
    assert found is not None
    which = luck.choice((1, 2))
    other = str(int(found[which]) + luck.choice((1, 2, 10)))
    made = replaced(file, found.start(which), found.end(which), other)
    return near(made, [site, *site.lists()], file)


def number_for_copies(luck: Random, file: File) -> Mistake | None:
    """The card's number typed where the number of its copies should be, and far too many."""
    sites = [it for it in file.sites if it.key == "copies"]
    if not sites:
        return None
    site = luck.choice(sites)
    assert isinstance(site.holder, Mapping)
    number = site.holder.get("number")
    own = number.text if isinstance(number, Scalar) else ""
    new = luck.choice((own, f"{luck.randint(50, 200)}", "-1", "0", "X"))
    if not own or new == file.text[site.node.start : site.node.end]:
        return None
    return near(replaced(file, site.node.start, site.node.end, new), site.lists(), file)


def misspelt_word(luck: Random, file: File) -> Mistake | None:
    """One of the few words that may stand behind a key, misspelt: `kind: intentoin`."""
    keys = {"kind", "source", "type", "rarity", "house", "phase", "at", "rest", "player", "when",
            "gender", "toward", "direction", "zone", "to"}  # fmt: skip
    sites = [
        it for it in texts(file)
        if it.key in keys and isinstance(it.node, Scalar)
        and it.node.text.replace("-", "").isalpha()
        and not it.node.text[:1].isupper()
    ]  # fmt: skip
    if not sites:
        return None
    site = luck.choice(sites)
    assert isinstance(site.node, Scalar)
    slip = misspelt(luck, site.node.text, ())
    if not slip:
        return None
    made = replaced(
        file, site.node.start + len(site.node.quote), site.node.end - len(site.node.quote), slip
    )
    return near(made, [it for it in site.lists() if not is_flow_line(file, it)], file)


def is_flow_line(file: File, site: Site) -> bool:
    """Whether a site stands in a line with others."""
    return site.in_brackets and "\n" not in file.text[site.start : site.node.end]


def conditional_key(luck: Random, file: File) -> Mistake | None:
    """What a thing of its type has to have, left out: the power of a creature."""
    sites = [
        it for it in file.sites
        if it.key in {"power", "houses", "supply", "count", "printed", "cost", "gender", "of"}
        and it.entry and is_alone(file, it)
    ]  # fmt: skip
    if not sites:
        return None
    return missing(file, luck.choice(sites))
