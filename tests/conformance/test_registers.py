"""Registers of rules, of whatever game: their ids tell the game, and what they name is there."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from react_tools import places, rulesets
from react_tools.rulebook import Rule, Ruling, rulings
from react_tools.source.parse import read
from react_tools.source.tree import Mapping as MappingNode

RegisterOf = Callable[[str], Mapping[str, Rule]]
PACKAGE = Path(__file__).parents[2] / "react_tools"
RULESETS = sorted(it.parent.name for it in places.CARDS.glob("*/rulebook.yaml"))

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def read_rulings(ruleset: str) -> list[Ruling]:
    file = places.CARDS / ruleset / "rulings.yaml"
    tree = read(file, file.name).tree
    assert isinstance(tree, MappingNode)
    return rulings(tree)


def letters(register: Mapping[str, Rule]) -> str:
    """The letters with which the rules of a game begin, as its first one shows."""
    return next(iter(register)).partition("-")[0].rstrip("X")


def test_every_game_has_a_register() -> None:
    assert set(rulesets.RULESETS) <= set(RULESETS)


def test_every_register_has_letters_of_its_own(register_of: RegisterOf) -> None:
    found = [letters(register_of(it)) for it in RULESETS]

    assert len(set(found)) == len(found)


@each_ruleset
def test_a_rule_begins_with_the_letters_of_its_game(register_of: RegisterOf, ruleset: str) -> None:
    register = register_of(ruleset)

    assert [it for it in register if not it.startswith(letters(register))] == []


@each_ruleset
def test_a_rule_without_a_line_is_marked_by_an_x(register_of: RegisterOf, ruleset: str) -> None:
    register = register_of(ruleset)
    mark = len(letters(register))

    assert [it.id for it in register.values() if (it.line == 0) != (it.id[mark] == "X")] == []


@each_ruleset
def test_a_rule_without_a_line_has_a_document(register_of: RegisterOf, ruleset: str) -> None:
    register = register_of(ruleset).values()

    assert [it.id for it in register if not (it.line or it.document)] == []


@each_ruleset
def test_a_rule_overrides_rules_of_its_register(register_of: RegisterOf, ruleset: str) -> None:
    register = register_of(ruleset)

    strange = [(it.id, to) for it in register.values() for to in it.overrides if to not in register]
    assert strange == []


@each_ruleset
def test_a_ruling_rests_on_rules_of_its_register(register_of: RegisterOf, ruleset: str) -> None:
    register = register_of(ruleset)

    strange = [(it.id, to) for it in read_rulings(ruleset) for to in it.rules if to not in register]
    assert strange == []


@each_ruleset
def test_the_default_of_a_ruling_is_one_of_its_settings(ruleset: str) -> None:
    assert [it.id for it in read_rulings(ruleset) if it.default not in it.settings] == []


def test_every_rule_in_the_code_is_in_a_register(register_of: RegisterOf) -> None:
    """Examples of what is wrong aside."""
    known = {rule for it in RULESETS for rule in register_of(it)}
    begin = "|".join(letters(register_of(it)) for it in RULESETS)
    pattern = re.compile(rf"\b(?:{begin})(?:X|-[A-Z]+)-[0-9]+[a-z]?\b")
    cited = {
        (rule, file.relative_to(PACKAGE).as_posix())
        for file in sorted(PACKAGE.rglob("*.py"))
        for rule in pattern.findall(_without_wrong(file.read_text("utf-8")))
    }

    assert sorted(it for it in cited if it[0] not in known) == []


def _without_wrong(text: str) -> str:
    return re.sub(r"(?s)\bWrong:\n.*?\bRight:\n", "", text)
