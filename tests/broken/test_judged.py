"""A judge that could not be displeased would be none: each thing that may not be is found."""

import pytest

from react_tools.findings import Finding, Level
from react_tools.source.span import Span
from tests.broken.judged import Judged, TooLongError, judged_bytes, outside, patience
from tests.broken.mutants import Mutant, mutant
from tests.broken.run import came_of
from tests.broken.shrink import smaller
from tests.broken.sources import Source, by_kind, sources
from tests.broken.spoken import trouble

SEED, MANY = 2, 1_000


def test_nothing_that_may_not_be_comes_of_any_mutant() -> None:
    came = came_of(SEED, range(MANY))

    assert came.counts["mutants"] == MANY
    assert [(it.number, it.kind, it.told) for it in came.troubles] == []
    assert min(came.counts[it] for it in ("refused by yaml", "refused by schema")) > MANY / 5
    assert min(came.counts[it] for it in ("refused by us", "good")) > MANY / 20


@pytest.mark.parametrize("kind", by_kind())
def test_good_files_are_good(kind: str) -> None:
    every = by_kind()[kind]
    found = {it.path: judged_bytes(it, it.data) for it in every[:: max(1, len(every) // 12)]}

    assert {path: it for path, it in found.items() if it.errors or it.refused or it.trouble} == {}


def creator() -> Source:
    return next(it for it in sources() if it.path == "cards/react/creators/dancer.yaml")


@pytest.mark.parametrize(
    ("data", "refused"),
    [(b"creator: [", "yaml"), (b"", ""), (b"creator: dancer\n", "schema"), (b"\xff\xfe", "yaml")],
)
def test_a_broken_file_has_an_error(data: bytes, refused: str) -> None:
    found = judged_bytes(creator(), data)

    assert (found.errors, found.trouble) == (True, "")
    assert found.refused in {refused, "schema"}


def found_at(line: int, column: int, path: str = "a.yaml") -> Finding:
    return Finding("XX101", Level.ERROR, Span.at(path, line, column), "it is wrong")


@pytest.mark.parametrize(("line", "column"), [(0, 1), (1, 0), (1, 4), (3, 1), (2, 2)])
def test_a_place_that_is_not_in_the_file_is_found(line: int, column: int) -> None:
    assert [*outside([found_at(line, column)], "a.yaml", b"ab\r\n")] == [found_at(line, column)]


@pytest.mark.parametrize(("line", "column"), [(1, 1), (1, 3), (2, 1)])
def test_a_place_in_the_file_or_at_its_end_is_none(line: int, column: int) -> None:
    assert [*outside([found_at(line, column)], "a.yaml", b"ab\n")] == []


def test_a_place_in_another_file_is_not_looked_for_in_this_one() -> None:
    assert [*outside([found_at(9, 9, "b.yaml")], "a.yaml", b"ab\n")] == []


def endless() -> None:
    while True:
        pass


def test_what_never_ends_is_ended() -> None:
    with pytest.raises(TooLongError), patience(0.05):
        endless()


def spoken(data: bytes, errors: bool, number: int) -> str:  # noqa: FBT001 -- a fact under test
    made = Mutant(0, number, creator(), data, ())
    return trouble(made, Judged(errors, "", frozenset(), 0.0))


def test_a_command_that_ends_well_in_spite_of_an_error_is_found() -> None:
    assert "ends with 0" in spoken(creator().data, errors=True, number=8)


def test_a_command_that_ends_well_is_well() -> None:
    assert spoken(creator().data, errors=False, number=8) == ""


def test_a_broken_file_becomes_as_small_as_what_is_wrong_with_it() -> None:
    data = b"one: 1\ntwo: [a, b, c]\nthree: 3\n" * 20

    assert smaller(data + b"x: ]\n", lambda it: b"]\n" in it.replace(b"c]", b"")) == b"]\n"


def test_the_same_is_told_of_a_mutant_that_is_made_again() -> None:
    first, again = (came_of(3, [5]) for _ in range(2))

    assert mutant(3, 5) == mutant(3, 5)
    assert first.counts == again.counts
