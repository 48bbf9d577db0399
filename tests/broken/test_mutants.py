"""The mutants: the same always, of every kind, broken in every way."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.broken import bytewise, structure, values
from tests.broken.mutants import Mutant, mutant
from tests.broken.sources import RECORDED, SETTLED, sources

ROOT = Path(__file__).parents[2]
SEED, MANY = 5, 500
SCRIPT = """
import hashlib
from tests.broken.mutants import mutant
print(hashlib.sha256(b"".join(mutant(5, it).data for it in range(40))).hexdigest())
"""


@pytest.fixture(scope="module")
def mutants() -> Sequence[Mutant]:
    return [mutant(SEED, it) for it in range(MANY)]


def test_a_mutant_depends_on_its_seed_and_its_number_only(mutants: Sequence[Mutant]) -> None:
    digest = hashlib.sha256(b"".join(it.data for it in mutants[:40])).hexdigest()
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT)}

    told = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=ROOT, capture_output=True, check=True
    )

    assert told.stdout.decode().strip() == digest


def test_hardly_two_mutants_are_alike(mutants: Sequence[Mutant]) -> None:
    assert len({it.data for it in mutants}) > 0.95 * MANY


def test_no_mutant_is_the_file_it_was_made_of(mutants: Sequence[Mutant]) -> None:
    assert [it.name for it in mutants if not it.changes] == []


def test_files_are_broken_by_every_change_there_is(mutants: Sequence[Mutant]) -> None:
    made = Counter(it for each in mutants for it in each.changes)
    every = {
        *(f"bytes.{it.__name__}" for it, weight in bytewise.CHANGES if weight > 1),
        *(f"structure.{it.__name__}" for it, _ in structure.CHANGES),
        *(f"values.{it.__name__}" for it, _ in values.CHANGES),
    }

    assert every - {*made} == set()


def test_one_to_four_changes_are_made_to_a_file(mutants: Sequence[Mutant]) -> None:
    assert {len(it.changes) for it in mutants} == {1, 2, 3, 4}


def test_files_of_every_kind_that_is_shipped_are_broken(mutants: Sequence[Mutant]) -> None:
    shipped = {(it.game, it.kind) for it in sources()} - {
        ("react", "sentences"),
        ("keyforge", "sentences"),
        ("react", "rulebook"),
        ("keyforge", "rulebook"),
        ("react", "rulings"),
        ("keyforge", "rulings"),
    }

    assert shipped - {(it.source.game, it.source.kind) for it in mutants} == set()


def test_records_and_settings_are_broken_as_well(mutants: Sequence[Mutant]) -> None:
    assert {RECORDED, SETTLED} <= {it.source.kind for it in mutants}
