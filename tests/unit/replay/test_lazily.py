"""Items are made when somebody looks at them."""

import pytest

from react_tools.replay.lazily import Lazily


class Squares(Lazily[int]):
    """The first five squares."""

    def __init__(self) -> None:
        self._size = 5

    def _made(self, at: int) -> int:
        return at * at


def test_it_is_a_sequence() -> None:
    assert list(Squares()) == [0, 1, 4, 9, 16]


def test_it_is_counted_from_the_end_too() -> None:
    assert (Squares()[-1], Squares()[-5]) == (16, 0)


def test_a_slice_is_a_list() -> None:
    assert Squares()[1:3] == [1, 4]


@pytest.mark.parametrize("at", [5, -6])
def test_there_is_nothing_beyond_its_ends(at: int) -> None:
    with pytest.raises(IndexError):
        Squares()[at]
