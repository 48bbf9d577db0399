"""An event: how it reads, how scenarios write it, what JSON holds of it, what it cites."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from react_tools.trace.choice import Chose
from react_tools.trace.event import Event, Lang, Rules, is_rule


class Name(str):
    """A name whose accusative ends in `-acc`."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return f"{self}-{spec}" if spec else str(self)


class Names:
    """Calls thing 1 `s`, and tells it as `spirit` or «дух»."""

    def tell(self, field: str, value: object, lang: Lang) -> object:
        if field == "zone":
            return Name(f"{'клетка' if lang == 'ru' else 'zone'} {value}")
        return Name("дух" if lang == "ru" else "spirit") if field == "unit" else value

    def name(self, field: str, value: object) -> object:
        return "s" if field == "unit" else value


class UnitMovedFar(Event, frozen=True):
    en: ClassVar[str] = "{unit} moves to {zone}"
    ru: ClassVar[str] = "{unit} идёт в {zone:acc}"
    brief: ClassVar[str] = "moved {unit} {zone}"
    unit: int
    zone: str
    rules: Rules = ("RA-MOVE-2", "RA-ZONE-3")


class Silence(Event, frozen=True):
    en: ClassVar[str] = "nothing at all"
    ru: ClassVar[str] = "тишина"
    brief: ClassVar[str] = "silence"


class Wind(Event, frozen=True):
    en: ClassVar[str] = "wind"
    ru: ClassVar[str] = "ветер"
    brief: ClassVar[str] = "wind {force}"
    force: int

    def template(self, lang: Lang) -> str:
        weak = self.en if lang == "en" else self.ru
        return weak if self.force < 9 else "{force} is a storm"

    def facts(self) -> Mapping[str, object]:
        return {"force": self.force * 10}


MOVED = UnitMovedFar(1, "a2")
NAMES = Names()


def test_the_line_begins_with_a_capital() -> None:
    assert MOVED.say(NAMES, "en") == "Spirit moves to zone a2"


def test_a_template_may_ask_for_a_case() -> None:
    assert MOVED.say(NAMES, "ru") == "Дух идёт в клетка a2-acc"


def test_a_short_event_is_made_of_names() -> None:
    assert MOVED.short(NAMES) == "moved s a2"


def test_an_event_without_facts_is_told_all_the_same() -> None:
    assert Silence().say(NAMES, "ru") == "Тишина"


def test_the_kind_is_the_class_in_snake_case() -> None:
    assert MOVED.kind == "unit_moved_far"


def test_an_event_cites_its_rules() -> None:
    assert MOVED.cited() == ("RA-MOVE-2", "RA-ZONE-3")


def test_an_event_without_rules_cites_none() -> None:
    assert Silence().cited() == ()


def test_the_facts_are_the_fields_without_the_rules() -> None:
    assert MOVED.facts() == {"unit": 1, "zone": "a2"}


def test_the_data_are_plain_and_named() -> None:
    assert MOVED.data(NAMES) == {
        "event": "unit_moved_far",
        "unit": "s",
        "zone": "a2",
        "rules": ["RA-MOVE-2", "RA-ZONE-3"],
    }


def test_the_words_of_an_event_may_depend_on_its_facts() -> None:
    assert [Wind(force).say(NAMES, "en") for force in (1, 9)] == ["Wind", "90 is a storm"]


def test_an_event_may_name_other_facts_than_its_fields() -> None:
    assert Wind(1).short(NAMES) == "wind 10"


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        MOVED.zone = "a3"  # type: ignore[misc]


def test_equal_facts_make_equal_events() -> None:
    assert UnitMovedFar(1, "a2") == MOVED


def test_an_event_is_told_unless_it_is_quiet() -> None:
    assert not MOVED.quiet


@pytest.mark.parametrize(
    ("forced", "lang", "line"),
    [
        (False, "en", "1 chooses 2"),
        (True, "en", "1 chooses 2 (the only one)"),
        (False, "ru", "1 выбирает: 2"),
        (True, "ru", "1 выбирает: 2 (других нет)"),
    ],
)
def test_a_forced_choice_says_so(forced: bool, lang: Lang, line: str) -> None:  # noqa: FBT001
    assert Chose(1, 2, 3, forced, ("RA-EFFECT-6",)).say(NAMES, lang) == line


def test_the_place_of_a_choice_is_for_the_runner_alone() -> None:
    chose = Chose(1, 2, place=3, forced=False, rules=("RA-EFFECT-6",))

    assert chose.data(NAMES) == {
        "event": "chose",
        "player": 1,
        "picked": 2,
        "forced": False,
        "rules": ["RA-EFFECT-6"],
    }


@pytest.mark.parametrize("name", ["RA-CHAIN-5", "KF-ART-2a", "KFX-10b"])
def test_what_begins_with_a_capital_letter_is_a_rule(name: str) -> None:
    assert is_rule(name)


def test_what_begins_with_a_small_letter_is_a_ruling() -> None:
    assert not is_rule("source-gone")
