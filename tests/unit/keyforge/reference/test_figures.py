"""Cards, decks and houses drawn."""

import pytest

from react_tools.reference.entry import Entry
from react_tools.render.figures import text_lines
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.reference.entries import entries
from react_tools.rulesets.keyforge.reference.figures import figure
from react_tools.trace.event import Lang


@pytest.fixture
def named(library: Library) -> dict[str, Entry]:
    """Every entry by its id."""
    return {it.id: it for it in entries(library)}


def _shown(entry: Entry, library: Library, lang: Lang = "en") -> str:
    lines = text_lines([figure(entry, library, lang)])
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def test_a_card_shows_its_power(named: dict[str, Entry], library: Library) -> None:
    assert "power 3" in _shown(named["monk"], library)


def test_a_card_shows_its_keywords_with_their_numbers(
    named: dict[str, Entry], library: Library
) -> None:
    assert "taunt, assault 1" in _shown(named["monk"], library)


def test_a_limit_stands_above_the_ability(named: dict[str, Entry], library: Library) -> None:
    assert "1 a turn" in _shown(named["monk"], library)


def test_a_price_stands_above_the_ability(named: dict[str, Entry], library: Library) -> None:
    assert "цена: принести в жертву" in _shown(named["flask"], library, "ru")


def test_an_upgrade_shows_what_it_gives(named: dict[str, Entry], library: Library) -> None:
    data = figure(named["plate"], library, "en").data
    assert data["gives"] == {
        "power": 0,
        "armor": 2,
        "abilities": [{"kind": "reap", "sacrifice": False, "per_turn": 0, "steps": ["gain 1"]}],
    }


def test_a_card_says_where_its_facts_come_from(named: dict[str, Entry], library: Library) -> None:
    shown = _shown(named["flask"], library)
    assert "published, rulebook  abilities" in shown


def test_a_deck_is_shown_house_by_house(named: dict[str, Entry], library: Library) -> None:
    headings = [it.heading for it in figure(named["ember-vault"], library, "ru").sections]
    assert headings == ["Дис (12)", "Логос (12)", "Святилище (12)"]


def test_a_maverick_is_marked_in_its_deck(named: dict[str, Entry], library: Library) -> None:
    assert "a maverick of house Sanctum" in " ".join(_shown(named["ember-vault"], library).split())


def test_a_house_names_its_cards(named: dict[str, Entry], library: Library) -> None:
    assert figure(named["sanctum"], library, "en").data["cards"] == ["knight", "choir"]


def test_a_house_without_cards_says_so(named: dict[str, Entry], library: Library) -> None:
    assert "none are defined" in _shown(named["logos"], library)


def test_each_house_deck_and_card_is_an_entry(library: Library) -> None:
    kinds = [it.kind for it in entries(library)]
    assert [kinds.count(it) for it in ("house", "deck", "card")] == [3, 1, 12]


def test_a_card_is_found_by_what_it_does(named: dict[str, Entry]) -> None:
    assert "steal 1" in " ".join(named["bolt"].words)
