"""Two records laid side by side."""

import pytest

from react_tools.trace.parting import parting


@pytest.mark.parametrize(
    ("one", "other", "shared", "rest"),
    [
        ("abc", "abc", "abc", ""),
        ("", "", "", ""),
        ("abc", "abd", "ab", "-c +d"),
        ("abc", "xyz", "", "-a -b -c +x +y +z"),
        ("ab", "abcd", "ab", "+c +d"),
        ("abcd", "ab", "ab", "-c -d"),
        ("abxcd", "abycd", "ab", "-x +y =c =d"),
        ("aaxa", "aaya", "aa", "-x +y =a"),
    ],
)
def test_records_share_a_beginning_and_part(one: str, other: str, shared: str, rest: str) -> None:
    signs = {"one": "-", "other": "+", "both": "="}
    laid = parting(one, other)

    assert "".join(laid.shared) == shared
    assert " ".join(f"{signs[it.side]}{it.item}" for it in laid.rest) == rest
