"""A trace of whatever depth has room for its words."""

import pytest

from react_tools.render.line import plain
from react_tools.render.story import Told
from react_tools.render.traces.text import part_lines


@pytest.mark.parametrize("depth", [0, 3, 16, 40, 400])
def test_a_line_is_told_whole_within_the_columns(depth: int) -> None:
    words = "abilities that set one another off go deeper and deeper until they are told to end"
    lines = [plain(it) for it in part_lines(Told(depth, words, ("KF-REAP-1",)))]

    assert " ".join(" ".join(lines).split()) == f"{words} [KF-REAP-1]"
    assert max(map(len, lines)) <= 80
