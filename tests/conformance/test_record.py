"""What is recorded and shown of games, in scenarios and by chance: rules, words, order."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from react_tools.game import Sight
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.runner import Run
from react_tools.trace.event import LANGS, Event, Lang
from react_tools.trace.recorder import Recorder
from tests.conformance.conftest import Least, Played

WIDEST = 80
LONG = 40
_PLAIN = (str, int, bool, type(None))


class Recorded(NamedTuple):
    """A game, and its record."""

    game: Sight
    recorder: Recorder


@pytest.fixture(scope="module")
def every(runs: list[Run], whole_games: list[Played], cut_games: list[Played]) -> list[Recorded]:
    sights = [*(it.game for it in runs), *(it.game for it in (*whole_games, *cut_games))]
    return [Recorded(it, it.recorder) for it in sights if it.recorder is not None]


def events(every: list[Recorded]) -> Iterator[tuple[Sight, Event]]:
    return ((it.game, entry.event) for it in every for entry in it.recorder.entries)


# Rules


def test_every_event_cites_one_to_three_rules(every: list[Recorded], everything: Library) -> None:
    """Rulings aside."""
    cited = {
        (it.kind, frozenset(it.cited()).difference(everything.rulings)) for _, it in events(every)
    }

    assert [it for it in cited if not 1 <= len(it[1]) <= 3] == []


def test_every_rule_that_is_cited_is_in_the_register_or_a_ruling(
    every: list[Recorded], everything: Library
) -> None:
    cited = {rule for it in every for entry in it.recorder.entries for rule in entry.cited()}
    cited |= {rule for it in every for rule in it.recorder.beginning}

    assert cited - {*everything.rules, *everything.rulings} == set()


def test_what_an_entry_rests_on_beside_its_event_are_rulings(
    every: list[Recorded], everything: Library
) -> None:
    marks = {it for one in every for entry in one.recorder.entries for it in entry.rulings}
    marks |= {it for one in every for it in one.recorder.beginning}

    assert marks - set(everything.rulings) == set()


def test_a_refusal_cites_one_to_three_rules(runs: list[Run], everything: Library) -> None:
    """Rulings aside; of a step, or of the setting."""
    cited = [{*it.rules} - everything.rulings.keys() for run in runs for it in run.refusals]

    assert {len(it) for it in cited} <= {1, 2, 3}


# Words


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_a_line_that_begins_with_a_capital(
    every: list[Recorded], lang: Lang
) -> None:
    told = {(it.kind, it.say(game.teller, lang)) for game, it in events(every)}

    assert [it for it in told if not is_line(it[1])] == []


def is_line(text: str) -> bool:
    """One line with a capital, a digit or a quotation mark first, and nothing left to fill in."""
    begins = text[:1].isupper() or text[:1].isdigit() or text[:1] in "«“\"'"
    return begins and text == text.strip() and not re.search(r"[{}\n]|  |\bNone\b|Option\(", text)


def test_every_event_has_a_short_form_of_single_words(every: list[Recorded]) -> None:
    told = {(it.kind, it.short(game.teller)) for game, it in events(every)}
    odd = [it for it in told if not it[1] or it[1].split(" ") != it[1].split()]

    assert odd == []
    assert [it for it in told if re.search(r"[{}\n]|\bNone\b|\bTrue\b|\bFalse\b", it[1])] == []


def test_the_data_of_every_event_is_plain(every: list[Recorded]) -> None:
    for game, it in events(every):
        data = it.data(game.teller)
        assert all(is_plain(value) for value in data.values()), data
        assert json.loads(json.dumps(data)) == data


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(is_plain(it) for it in value)
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(it) for key, it in value.items())
    return type(value) in _PLAIN


def test_every_kind_of_event_of_the_game_is_met(ruleset: AnyRuleset, every: list[Recorded]) -> None:
    home = f"react_tools.rulesets.{ruleset.name}."

    def names(of: type[Event]) -> set[str]:
        below = of.__subclasses__()
        own = {it.__name__ for it in below if it.__module__.startswith(home)}
        return own.union(*(names(it) for it in below))

    met = {type(it).__name__ for _, it in events(every)}
    assert names(Event) - met == set()


# Order


def test_every_cause_comes_before_its_effect_and_lies_higher(every: list[Recorded]) -> None:
    for it in every:
        entries = it.recorder.entries
        for at, cause in enumerate(it.recorder.causes()):
            depth = entries[cause].depth + 1 if cause >= 0 else 0
            assert (cause < at, entries[at].depth) == (True, depth)


# Pictures and sentences


@pytest.mark.parametrize("lang", LANGS)
def test_every_picture_is_narrow(every: list[Recorded], lang: Lang) -> None:
    wide = [
        line
        for it in every
        for picture in it.game.pictures(lang).values()
        for line in picture.lines
        if len(line) > WIDEST or line != line.rstrip() or "\n" in line
    ]

    assert wide == []


def test_pictures_stand_at_the_same_entries_in_both_languages(
    every: list[Recorded],
) -> None:
    for it in every:
        english, russian = (it.game.pictures(lang) for lang in LANGS)
        assert list(english) == list(russian)
        assert set(english) <= set(range(-1, len(it.recorder.entries)))


@pytest.mark.parametrize("lang", LANGS)
def test_question_and_moment_are_there_in_every_position(games: list[Played], lang: Lang) -> None:
    for one in games:
        for game, _, _ in islice(one.over(), LONG):
            assert is_line(game.question(lang)), game.question(lang)
            assert game.moment(lang).strip(), game.moment(lang)
            assert "\n" not in game.moment(lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_choice_is_told_in_one_line(games: list[Played], lang: Lang) -> None:
    for one in games:
        for game, _, _ in islice(one.over(), LONG):
            told = [game.told(it, lang) for it in game.legal()]
            assert [it for it in told if not it.strip() or re.search(r"[{}\n]|  ", it)] == []


def test_in_a_whole_game_every_player_holds_something_or_nobody_does(
    whole_games: list[Played], least: Least
) -> None:
    for game in (it.again() for it in whole_games):
        held = len({who for who, _ in game.holdings("en")})
        assert held in {least.holders, len(game.players)}


@pytest.mark.parametrize("lang", LANGS)
def test_holdings_and_outcome_are_lines(every: list[Recorded], lang: Lang) -> None:
    for it in every:
        held = [text for pair in it.game.holdings(lang) for text in pair]
        told = [*held, *it.game.outcome(lang)]
        assert [text for text in told if not text.strip() or re.search(r"[{}\n]", text)] == []
        assert {*it.game.outcome(lang, books=False)} <= {*it.game.outcome(lang)}


def test_what_is_told_in_both_languages_is_told_of_the_same_things(every: list[Recorded]) -> None:
    for it in every:
        for what in (it.game.holdings, it.game.outcome, it.game.grounds):
            english, russian = what("en"), what("ru")
            assert len(english) == len(russian), (english, russian)


def test_russian_words_are_said_in_russian(every: list[Recorded]) -> None:
    """No line is left in English."""
    told = {
        (type(it).__name__, it.say(game.teller, "ru")): it.say(game.teller, "en")
        for game, it in events(every)
    }

    assert [it for it, english in told.items() if it[1] == english] == []
