"""What the checks of several games ask in the same words."""

import pytest

from react_tools.rulebook import Rule, rules
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from react_tools.staging.checking.citing import unknown_rules
from react_tools.staging.checking.hints import listed, meant
from react_tools.staging.checking.letters import mixed
from react_tools.staging.checking.twins import unknown_twins
from react_tools.staging.shelf import Shelf

BOOK = """\
document: {title: {en: Book, ru: Книга}}
rules:
  - {id: A-TURN-1, kind: step, source: {heading: Turn, line: 1}}
  - {id: A-TURN-2, kind: step, source: {heading: Turn, line: 2}}
"""


def mapping(text: str) -> Mapping:
    root = parse(text.encode(), "a.yaml").tree
    assert isinstance(root, Mapping)
    return root


def one(text: str) -> Scenario:
    return scenario(mapping(f"{text}\nscript: []\n"), "scenarios/turn/begins.yaml")


@pytest.fixture
def shelf() -> Shelf:
    known: dict[str, Rule] = {it.id: it for it in rules(mapping(BOOK))}
    return Shelf(rules=known)


def test_a_rule_that_nobody_knows_is_shown_those_of_its_chapter(shelf: Shelf) -> None:
    (hit,) = unknown_rules(one("cites: [A-TURN-9]"), shelf)

    assert hit.hint == "A-TURN has the rules A-TURN-1 to A-TURN-2"


def test_without_a_rulebook_no_rule_is_unknown() -> None:
    assert [*unknown_rules(one("cites: [A-TURN-9]"), Shelf())] == []


def test_a_twin_is_another_scenario(shelf: Shelf) -> None:
    (hit,) = unknown_twins(one("twin: turn/begins"), shelf)

    assert hit.message == "turn/begins is not its own twin"


def test_a_twin_is_there(shelf: Shelf) -> None:
    (hit,) = unknown_twins(one("twin: turn/ends"), shelf)

    assert hit.message == "no scenario is called 'turn/ends'"


def test_a_letter_of_another_alphabet_is_found_where_it_stands() -> None:
    (hit,) = mixed(mapping("name: C\u0430rd\n"))

    assert (hit.span.line, hit.span.column) == (1, 8)


def test_a_word_of_one_alphabet_is_let_be() -> None:
    assert [*mixed(mapping("name: Карта card\n"))] == []


def test_the_nearest_word_is_meant() -> None:
    assert meant("imps", ["imp", "ogre"]) == "did you mean 'imp'?"


def test_where_none_is_near_all_are_told() -> None:
    assert meant("q", ["imp", "ogre"]) == "known: imp, ogre"


def test_a_long_list_is_cut() -> None:
    assert listed("abcdefghij") == "a, b, c, d, e, f, g, h …"
