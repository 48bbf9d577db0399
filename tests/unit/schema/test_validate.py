"""Whole files held against their schemas."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import places
from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.source.span import Span

Find = Callable[[str, str], list[Finding]]

REACT = places.CARDS / "react"
KEYFORGE = places.CARDS / "keyforge"
DATA = Path(__file__).parents[2] / "data"
FILES = {
    **dict.fromkeys(sorted((REACT / "creators").glob("*.yaml")), "react/creator"),
    **dict.fromkeys(sorted((REACT / "scenarios").rglob("*.yaml")), "react/scenario"),
    REACT / "board.yaml": "react/board",
    REACT / "rulebook.yaml": "rulebook",
    REACT / "sentences.yaml": "sentences",
    REACT / "rulings.yaml": "rulings",
    KEYFORGE / "rulebook.yaml": "rulebook",
    KEYFORGE / "sentences.yaml": "sentences",
    KEYFORGE / "rulings.yaml": "rulings",
    DATA / "scenario.yaml": "react/scenario",
    DATA / "rulings.yaml": "rulings",
}


@pytest.mark.parametrize(("file", "kind"), FILES.items(), ids=map(str, FILES))
def test_a_good_file_has_no_finding(find: Find, file: Path, kind: str) -> None:
    assert find(file.read_text("utf-8"), kind) == []


@pytest.mark.parametrize(
    "source",
    [
        "{heading: Armor}",
        "{document: official, heading: Armor, line: 4}",
        "{document: official, heading: Armor, also: [4]}",
    ],
)
def test_a_rule_has_a_line_or_a_further_document(find: Find, source: str) -> None:
    assert find(source, "rulebook#/$defs/source") != []


@pytest.mark.parametrize("name", ["RA-CHAIN-5", "KF-ART-2a", "KFX-11", "KFX-10b"])
def test_a_rule_is_cited_by_its_id_wherever_it_stands(find: Find, name: str) -> None:
    assert find(name, "rulebook#/$defs/ruleId") == find(name, "names#/$defs/rule") == []


def test_a_finding_is_an_error_with_its_place_and_its_cure(find: Find) -> None:
    assert find("damge: target", "react/creator#/$defs/clause") == [
        Finding(
            "RT101",
            Level.ERROR,
            Span("f.yaml", 1, 1, 1, 6),
            "unknown key 'damge' in a clause",
            "did you mean 'damage'?",
            fix=Fix((Edit(Span("f.yaml", 1, 1, 1, 6), "damage"),)),
        )
    ]


def test_independent_faults_are_all_told_in_the_order_of_the_file(find: Find) -> None:
    text = "kind: reacton\ncost: ''\ndo: [{draw: 0}, {damge: target}]"

    found = find(text, "react/creator#/$defs/effect")

    assert [(it.span.line, it.code) for it in found] == [
        (1, "RT107"),
        (2, "RT106"),
        (3, "RT110"),
        (3, "RT101"),
    ]


def test_a_number_with_a_point_is_told_beside_other_faults(find: Find) -> None:
    found = find("[{draw: 1.0}, {drw: 1}]", "react/creator#/$defs/clauses")

    assert [it.code for it in found] == ["RT114", "RT101"]


def test_an_empty_file_is_one_finding(find: Find) -> None:
    (finding,) = find("~", "react/creator")

    assert finding.message == "the file is empty"


def test_a_list_is_no_creator(find: Find) -> None:
    (finding,) = find("[]", "react/creator")

    assert finding.message == "the file expects a creator, not a list"


def test_a_good_file_is_judged_without_the_slow_library() -> None:
    script = (
        "import sys\n"
        "from react_tools.schema import store, validate\n"
        "assert store.judge('names#/$defs/id').is_valid('ink')\n"
        "assert not {'jsonschema', 'referencing'} & set(sys.modules)\n"
    )

    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
