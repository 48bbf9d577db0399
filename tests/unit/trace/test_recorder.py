"""The record: events beneath their causes, cuts."""

from typing import ClassVar

import pytest

from react_tools.trace.event import Event
from react_tools.trace.recorder import Entry, Recorder


class Beat(Event, frozen=True):
    en: ClassVar[str] = "beat {number}"
    ru: ClassVar[str] = "удар {number}"
    brief: ClassVar[str] = "beat {number}"
    number: int


@pytest.fixture
def nested() -> Recorder:
    """1 causes 2 and 4, 2 causes 3; 5 stands alone."""
    recorder = Recorder()
    recorder.add(Beat(1))
    with recorder.beneath():
        recorder.add(Beat(2))
        with recorder.beneath():
            recorder.add(Beat(3))
        recorder.add(Beat(4))
    recorder.add(Beat(5))
    return recorder


def test_a_new_record_is_empty() -> None:
    assert Recorder().entries == []


def test_an_event_lies_as_deep_as_it_has_causes(nested: Recorder) -> None:
    assert nested.entries == [
        Entry(0, Beat(1)),
        Entry(1, Beat(2)),
        Entry(2, Beat(3)),
        Entry(1, Beat(4)),
        Entry(0, Beat(5)),
    ]


def test_each_event_has_its_cause(nested: Recorder) -> None:
    assert list(nested.causes()) == [-1, 0, 1, 0, -1]


def test_an_empty_record_has_no_causes() -> None:
    assert list(Recorder().causes()) == []


def test_the_depth_is_restored_when_something_stops_in_the_middle() -> None:
    recorder = Recorder()
    with pytest.raises(KeyError), recorder.beneath():
        raise KeyError

    recorder.add(Beat(1))

    assert recorder.entries == [Entry(0, Beat(1))]


def test_a_cut_forgets_what_lies_behind_it(nested: Recorder) -> None:
    before = list(nested.entries)
    nested.add(Beat(6))

    nested.cut(5)

    assert nested.entries == before


def test_a_cut_at_the_present_end_forgets_nothing(nested: Recorder) -> None:
    before = list(nested.entries)

    nested.cut(len(before))

    assert nested.entries == before
