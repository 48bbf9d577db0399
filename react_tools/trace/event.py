"""A fact that happened: how it reads, and which rules it rests on.

A ruleset declares an event as a frozen struct with three templates:

    class UnitMoved(Event, frozen=True):
        en: ClassVar[str] = "{unit} moves from {origin} to {zone}"
        ru: ClassVar[str] = "{unit} перемещается с {origin:gen} на {zone:acc}"
        brief: ClassVar[str] = "moved {unit} {zone}"
        unit: int
        origin: int
        zone: int
        rules: Rules = ("RA-MOVE-2",)

The fields hold whatever the ruleset counts with; its `Teller` turns each into a thing that
can be told (in a language, in a case) or named (in scenarios and JSON).
"""

import re
from collections.abc import Mapping
from typing import ClassVar, Literal, Protocol

from msgspec import Struct

Lang = Literal["en", "ru"]
LANGS: tuple[Lang, ...] = ("en", "ru")
Rules = tuple[str, ...]


_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def is_rule(name: str) -> bool:
    """Whether an id among `Rules` is a rule's, not a ruling's.

    Those of rules begin with a capital letter, those of rulings do not (names.schema.json).
    """
    return name[:1].isupper()


class Teller(Protocol):
    """Knows the names of a game's things."""

    def tell(self, field: str, value: object, lang: Lang) -> object:
        """Something to put into a template, whose format spec (`{unit:acc}`) may be a case."""

    def name(self, field: str, value: object) -> object:
        """What scenarios and JSON call it: plain data."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened; immutable, one line when told.

    Class attributes:
        en, ru: the line in each language; `brief`: what scenarios expect it by.
        pictured: whether a printed trace draws the table at this event.
        quiet: whether a printed trace leaves it out (it stands in the JSON all the same).
        routine: whether it only repeats the script or always follows from what does, so that an
            expectation written by us leaves it out (react_tools.scenario.expected).
    """

    en: ClassVar[str]
    ru: ClassVar[str]
    brief: ClassVar[str]
    pictured: ClassVar[bool] = False
    quiet: ClassVar[bool] = False
    routine: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        """Its name in JSON: `unit_moved`."""
        return _WORD.sub("_", type(self).__name__).lower()

    def cited(self) -> Rules:
        """The rules it rests on, three at most."""
        rules: Rules = getattr(self, "rules", ())
        return rules

    def template(self, lang: Lang) -> str:
        """The sentence to be filled; an event whose words depend on its facts overrides this."""
        return self.ru if lang == "ru" else self.en

    def say(self, teller: Teller, lang: Lang) -> str:
        """The line as a person reads it."""
        values = {name: teller.tell(name, value, lang) for name, value in self.facts().items()}
        line = self.template(lang).format_map(values)
        return line[:1].upper() + line[1:]

    def short(self, teller: Teller) -> str:
        """The line as scenarios write it: `moved s a2`."""
        values = {name: _word(teller.name(name, it)) for name, it in self.facts().items()}
        return self.brief.format_map(values)

    def facts(self) -> Mapping[str, object]:
        """Its fields by name, rules aside."""
        names = (name for name in self.__struct_fields__ if name != "rules")
        return {name: getattr(self, name) for name in names}

    def data(self, teller: Teller) -> dict[str, object]:
        """Plain data for JSON."""
        named = {name: teller.name(name, value) for name, value in self.facts().items()}
        return {"event": self.kind, **named, "rules": list(self.cited())}


def _word(value: object) -> object:
    """As scenarios write it: `true`, not Python's `True`."""
    return str(value).lower() if isinstance(value, bool) else value
