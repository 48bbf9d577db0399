"""The oracle refuses what it does not know, by name, before anything is played."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from react_tools.rulesets.react.definitions import Card, Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Step
from react_tools.scenario.scenario import Scenario
from tests.oracle import rulings, words
from tests.oracle.oracle import Oracle
from tests.oracle.words import LacksError

ReadScenario = Callable[[str], Scenario]
LibraryOf = Callable[..., Library]

SETTING = """
ruleset: react
title: A duel
active: dancer
field: |
  . D .
  . . .
  . C .
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
"""
CREATOR = """
creator: gambler
name: {en: Gambler, ru: Игрок}
source: house
tokens:
  chip: {at: unit, supply: 4, name: {en: Chip, ru: фишка}, of: фишки}
passives:
  - {id: luck, name: {en: Luck, ru: Удача}, when: placed, token: chip, do: [{draw: 1}]}
abilities:
  - id: table
    name: {en: Table, ru: Стол}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust this, do: [{damage: zones adjacent to this}]}
deck:
  - id: bet
    name: {en: Bet, ru: Ставка}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do: [{draw: 1}]
masterpiece: {name: {en: The House, ru: Заведение}, cards: 3}
"""


def gambling(library_of: LibraryOf, old: str = "", new: str = "") -> Library:
    """A library with a creator of our own, of whose text a piece is replaced."""
    assert old in CREATOR
    return library_of(CREATOR.replace(old, new))


def with_verb(sheet: Creator, verb: str) -> Creator:
    """The same with the first clause of its first card another verb."""
    first, *others = sheet.deck
    step: Step = first.effect.steps[0]
    assert isinstance(step, Clause)
    effect = replace(first.effect, steps=(replace(step, verb=verb),))
    card: Card = replace(first, effect=effect)
    return replace(sheet, deck=(card, *others))


def refused(scenario: Scenario, library: Library) -> tuple[str, ...]:
    with pytest.raises(LacksError) as caught:
        Oracle.at(scenario, library)
    return caught.value.words


def spoken(library: Library) -> Iterator[tuple[str, str]]:
    """Every word, with what it is, that some creator uses."""
    yield from dict.fromkeys(pair for sheet in library.every_creator for pair in words.used(sheet))


def test_a_duel_whose_words_are_known_begins(read_scenario: ReadScenario, library: Library) -> None:
    assert Oracle.at(read_scenario(SETTING), library).decision() is not None


def test_an_unknown_verb_is_refused_by_name(
    read_scenario: ReadScenario, library_of: LibraryOf
) -> None:
    library = gambling(library_of)
    library.creators["gambler"] = with_verb(library.creators["gambler"], "shuffle")

    setting = read_scenario(SETTING.replace("calligrapher", "gambler"))

    assert refused(setting, library) == (
        "the verb 'shuffle'",
        "the parameter 'shuffle.amount'",
    )


def test_an_unknown_trigger_is_refused_by_name(
    read_scenario: ReadScenario, library_of: LibraryOf
) -> None:
    library = gambling(library_of, "when: placed", "when: rolled")

    setting = read_scenario(SETTING.replace("calligrapher", "gambler"))

    assert refused(setting, library) == ("the trigger 'rolled'",)


def test_a_phrase_that_does_not_parse_is_refused(
    read_scenario: ReadScenario, library_of: LibraryOf
) -> None:
    library = gambling(library_of, "zones adjacent to this", "zones beyond this")

    setting = read_scenario(SETTING.replace("calligrapher", "gambler"))

    assert "the phrase 'zones beyond this'" in refused(setting, library)


@pytest.mark.parametrize(
    ("old", "new", "phrase"),
    [
        ("token: chip, do", "token: chip, if: units has chip, do", "units has chip"),
        ("do: [{draw: 1}]}", "do: [{move: {who: creator, toward: to units}}]}", "to units"),
    ],
)
def test_what_is_said_of_several_at_once_is_refused(
    read_scenario: ReadScenario, library_of: LibraryOf, old: str, new: str, phrase: str
) -> None:
    library = gambling(library_of, old, new)

    setting = read_scenario(SETTING.replace("calligrapher", "gambler"))

    assert refused(setting, library) == (f"the phrase about several {phrase!r}",)


def test_two_creators_with_tokens_of_one_name_are_refused(
    read_scenario: ReadScenario, library_of: LibraryOf
) -> None:
    library = library_of(CREATOR.replace("chip", "scale"))

    setting = read_scenario(SETTING.replace("calligrapher", "gambler"))

    assert refused(setting, library) == ("two kinds called 'scale'",)


def test_a_creator_who_does_not_play_may_say_what_is_not_known(
    read_scenario: ReadScenario, library_of: LibraryOf
) -> None:
    library = gambling(library_of, "when: placed", "when: rolled")

    assert Oracle.at(read_scenario(SETTING), library).decision() is not None


def test_an_unknown_key_of_a_setting_is_refused_by_name(
    read_scenario: ReadScenario, library: Library
) -> None:
    setting = read_scenario(f"{SETTING}dice: [1, 2]\n")

    assert refused(setting, library) == ("the key of a setting 'dice'",)


def test_an_unknown_key_of_a_piece_is_refused_by_name(
    read_scenario: ReadScenario, library: Library
) -> None:
    setting = read_scenario(SETTING.replace("creator: dancer", "creator: dancer, dice: 2"))

    assert refused(setting, library) == ("the key of a piece 'dice'",)


def test_an_unknown_ruling_is_refused_by_name(
    read_scenario: ReadScenario, library: Library
) -> None:
    setting = read_scenario(f"{SETTING}rulings: {{moon-phase: full}}\n")

    assert refused(setting, library) == ("the ruling 'moon-phase'",)


def test_an_unknown_setting_of_a_ruling_is_refused_by_name(
    read_scenario: ReadScenario, library: Library
) -> None:
    setting = read_scenario(f"{SETTING}rulings: {{source-gone: maybe}}\n")

    assert refused(setting, library) == ("the setting 'maybe' of the ruling 'source-gone'",)


def test_every_ruling_of_the_book_is_known_or_asked_by_a_card(library: Library) -> None:
    written = [one for sheet in library.every_creator for one in sheet.written]
    asked = {it.ruling.id for one in written for it in one.rulings()}

    assert set(library.rulings) == set(rulings.KNOWN) | asked


def test_every_setting_of_a_known_ruling_is_known(library: Library) -> None:
    settings = {it: frozenset(library.rulings[it].settings) for it in rulings.KNOWN}

    assert settings == dict(rulings.KNOWN)


def test_every_word_that_a_creator_uses_is_refused_once_it_is_struck_off(
    everything: Library,
) -> None:
    kept = list[tuple[str, str]]()
    for kind, word in spoken(everything):
        fewer = {**words.KNOWN, kind: words.KNOWN[kind] - {word}}
        try:
            words.check_sheets(everything.every_creator, fewer)
        except LacksError as error:
            if error.words == (f"the {kind} {word!r}",):
                continue
        kept.append((kind, word))

    assert kept == []


@pytest.mark.parametrize("word", sorted(words.KNOWN["key of a setting"]))
def test_a_key_of_a_setting_is_refused_once_it_is_struck_off(word: str) -> None:
    kind = "key of a setting"
    fewer = {**words.KNOWN, kind: words.KNOWN[kind] - {word}}

    with pytest.raises(LacksError) as caught:
        words.check_setting({"pieces": {}, "phase": "main", word: {}}, fewer)

    assert f"the {kind} {word!r}" in caught.value.words
