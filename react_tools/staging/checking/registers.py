"""Rulebooks and rulings that contradict themselves, or name what is not there."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.source.reading import child, entries, items, mappings, scalar
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, Node, Scalar, scalars
from react_tools.staging.checking.figures import apart, apart_to_the_letter, first_of
from react_tools.staging.checking.hints import listed, meant
from react_tools.staging.shelf import Register, Shelf

_LISTS = {"rulebook": ("rules", "rule"), "rulings": ("rulings", "ruling")}
"""Where the things of a register stand, and what one is called."""


def ids_twice(register: Register, library: Shelf) -> Iterator[Hit]:
    """Rules or rulings with the id of an earlier one, in the same file or in one beside it."""
    beside = [
        it for it in library.registers if (it.kind, it.layer) == (register.kind, register.layer)
    ]
    first = dict[str, Span]()
    for other in beside:
        for each in _ids(other):
            earlier = first.setdefault(each.text, each.span)
            if other is register and earlier != each.span:
                _, what = _LISTS[register.kind]
                message = f"the {what} {each.text!r} is there already"
                hint = f"give one of them another id: of two only the first is a {what}"
                yield Hit(each.span, message, hint, ((earlier, "the other one"),))
        if other is register:
            return


def unknown_rules(register: Register, library: Shelf) -> Iterator[Hit]:
    """Rules that a register names and no rulebook has."""
    for each in _named(register):
        if library.rules and each.text not in library.rules:
            message = f"the rulebook has no rule {each.text!r}"
            yield Hit(each.span, message, meant(each.text, library.rules))


def strange_defaults(register: Register) -> Iterator[Hit]:
    """Rulings whose default is none of their settings."""
    for ruling in _things(register, "rulings"):
        default, settings = scalar(ruling, "default"), child(ruling, "settings")
        known = [name for name, _ in entries(settings)]
        if default is not None and default.text not in known:
            message = f"the default {default.text!r} is no setting of this ruling"
            yield Hit(default.span, message, meant(default.text, known))


def numbers_apart(register: Register) -> Iterator[Hit]:
    """Texts in which each language says a number that the other does not, one of them a 0 or a 1.

    What the checks of all texts say of one (TX101) is not said again.
    """
    for text in _texts(register):
        en, ru = scalar(text, "en"), scalar(text, "ru")
        if en is None or ru is None or any(apart(en.text, ru.text)):
            continue
        only_en, only_ru = apart_to_the_letter(en.text, ru.text)
        if only_en and only_ru:
            message = (
                f"the Russian text says {listed(only_ru)} where the English says {listed(only_en)}"
            )
            others = ((en.part(*first_of(en.text, only_en)), "the English text"),)
            yield Hit(ru.part(*first_of(ru.text, only_ru)), message, "mend one of them", others)


def _ids(register: Register) -> Iterator[Scalar]:
    for thing in _things(register, register.kind):
        if id_ := scalar(thing, "id"):
            yield id_


def _things(register: Register, kind: str) -> list[Mapping]:
    """The rules or rulings of a register, if it is one of that kind."""
    if register.kind != kind or kind not in _LISTS:
        return []
    key, _ = _LISTS[kind]
    return mappings(register.tree.get(key))


def _named(register: Register) -> Iterator[Scalar]:
    """The rules that a register names, its own ids aside."""
    lists: list[Node | None] = [it.get("overrides") for it in _things(register, "rulebook")]
    for ruling in _things(register, "rulings"):
        lists += (child(it.value, "rules") for _, it in entries(ruling.get("settings")))
    for line in mappings(register.tree.get("lines")):
        # A sentence of which no rule speaks has a mark instead of a list.
        lists += (it for it in items(line.get("sentences")) if not isinstance(it, Scalar))
    for each in lists:
        if each is not None:
            yield from scalars(each)


def _texts(register: Register) -> Iterator[Node | None]:
    """What a register says in both languages."""
    for rule in _things(register, "rulebook"):
        yield from (rule.get("title"), rule.get("says"))
    for ruling in _things(register, "rulings"):
        yield from (ruling.get("question"), ruling.get("why"))
        yield from (entry.value for _, entry in entries(ruling.get("settings")))
