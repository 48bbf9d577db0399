"""Every question of tests/data/questions.yaml is held, by a scenario with a twin or by a test."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from msgspec import Struct, convert

from react_tools import places
from react_tools.load import load, shipped
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.state import State
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import read
from react_tools.source.tree import plain

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
PACKS = (shipped() / "scenarios", places.EXAMPLES / "react" / "scenarios")
RULEBOOK = {f"S{number}" for number in range(1, 41)}
MISSING = {2, 6, 10, 14, 18, 22, 26, 30, 34, 38}
OPEN = {
    *(f"M{number}" for number in range(1, 7)),
    *(f"Q{number}" for number in (*range(1, 14), 15)),
    *(f"E{number}" for number in range(1, 15)),
    *(f"L{number}" for number in range(1, 5)),
    *(f"A{number}" for number in range(1, 12)),
}
BUGS = {str(number) for number in range(1, 41) if number not in MISSING}


class Question(Struct):
    """What holds a question: scenarios by id, tests by file and name; rulings if it is open."""

    held: list[str] = []
    rulings: list[str] = []
    settled: str = ""


@pytest.fixture(scope="module")
def questions() -> Mapping[str, Mapping[str, Question]]:
    file = DATA / "questions.yaml"
    tree = read(file, file.name).tree
    assert tree is not None
    return convert(plain(tree), dict[str, dict[str, Question]])


@pytest.fixture(scope="module")
def scenarios() -> Mapping[str, Scenario]:
    library = load(PACKS).library
    assert isinstance(library, Library)
    return library.scenarios


def holders(questions: Mapping[str, Mapping[str, Question]], *, tests: bool) -> Iterator[str]:
    """The names of the tests, or of the scenarios."""
    for group in questions.values():
        for question in group.values():
            yield from (it for it in question.held if ("::" in it) is tests)


def test_every_number_is_there(questions: Mapping[str, Mapping[str, Question]]) -> None:
    numbers = {name: set(group) for name, group in questions.items()}

    assert numbers == {"rulebook": RULEBOOK, "bugs": BUGS, "open": OPEN}


def test_every_question_is_held(questions: Mapping[str, Mapping[str, Question]]) -> None:
    every = [each for group in questions.values() for each in group.items()]

    assert [key for key, it in every if not (it.held or it.rulings)] == []


def test_what_the_book_settles_is_shown(questions: Mapping[str, Mapping[str, Question]]) -> None:
    wrong = [key for key, it in questions["open"].items() if bool(it.settled) != bool(it.held)]

    assert wrong == []


def test_every_ruling_answers_a_question_that_was_asked(
    questions: Mapping[str, Mapping[str, Question]], library: Library
) -> None:
    asked = {name for it in questions["open"].values() for name in it.rulings}

    assert asked == set(library.rulings)


def test_every_scenario_that_holds_a_question_is_there(
    questions: Mapping[str, Mapping[str, Question]], scenarios: Mapping[str, Scenario]
) -> None:
    assert set(holders(questions, tests=False)) - set(scenarios) == set()


def test_every_test_that_holds_a_question_is_there(
    questions: Mapping[str, Mapping[str, Question]],
) -> None:
    missing = []
    for name in holders(questions, tests=True):
        file, _, test = name.partition("::")
        found = ast.parse((ROOT / file).read_text("utf-8")).body
        if test not in {it.name for it in found if isinstance(it, ast.FunctionDef)}:
            missing.append(name)

    assert missing == []


@pytest.mark.parametrize("pack", PACKS, ids=["shipped", "examples"])
def test_every_topic_is_shown_on_two_sizes_of_field(pack: Path) -> None:
    sizes = defaultdict[str, set[tuple[int, int]]](set)
    for file in pack.rglob("*.yaml"):
        tree = read(file, file.name).tree
        assert tree is not None
        told = convert(plain(tree), dict[str, object]).get("field")
        lines = str(told).splitlines() if told else []
        sizes[file.parent.name].add((len(lines), len(lines[0].split()) if lines else 0))

    assert {topic: seen for topic, seen in sizes.items() if len(seen) == 1} == {}


def written(file: Path) -> Iterator[tuple[str, bool]]:
    """The attributes to which a module assigns, and whether to a place in them."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                inside = isinstance(target, ast.Subscript)
                aim = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(aim, ast.Attribute):
                    yield aim.attr, inside


def test_damage_changes_in_one_place() -> None:
    modules = sorted((ROOT / "react_tools" / "rulesets" / "react").rglob("*.py"))

    assert [it.name for it in modules if ("damage", False) in set(written(it))] == ["field.py"]


def test_the_lists_of_a_state_are_written_to_while_it_is_laid_only() -> None:
    modules = sorted((ROOT / "react_tools" / "rulesets" / "react").rglob("*.py"))
    lists = {(name, True) for name in State.__struct_fields__}

    assert [it.name for it in modules if lists & set(written(it))] == ["laying.py"]
