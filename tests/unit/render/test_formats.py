"""Every format that is written is listed."""

from pathlib import Path

import pytest

from react_tools.commands.choices import TraceFormat
from react_tools.render import coverage, dependence, differences, perft, traces

LISTS = {
    "traces": (traces.__file__, traces.FORMATS),
    "dependence": (dependence.__file__, dependence.FORMATS),
    "differences": (differences.__file__, differences.FORMATS),
    "coverage": (coverage.__file__, coverage.FORMATS),
    "perft": (perft.__file__, perft.FORMATS),
    "coverage, what is missing": (coverage.__file__, coverage.MISSING),
}


@pytest.mark.parametrize("room", LISTS)
def test_every_format_in_the_folder_is_in_the_list(room: str) -> None:
    file, formats = LISTS[room]
    assert file is not None
    written = {it.stem for it in Path(file).parent.glob("*.py")} - {"__init__"}

    assert written == set(formats)


def test_every_format_of_traces_can_be_asked_for() -> None:
    assert {it.value for it in TraceFormat} == set(traces.FORMATS)


def test_every_format_of_coverage_can_be_asked_for() -> None:
    assert {it.value for it in TraceFormat} == set(coverage.FORMATS)


def test_every_format_of_counts_can_be_asked_for() -> None:
    assert {it.value for it in TraceFormat} == set(perft.FORMATS)


def test_dependence_is_told_in_every_format_of_traces() -> None:
    assert set(dependence.FORMATS) == set(traces.FORMATS)
