"""Colours of lists, pages and drawings."""

import re
from collections.abc import Callable

import pytest

Say = Callable[..., tuple[int, str, str]]

in_both_languages = pytest.mark.parametrize("lang", ["en", "ru"])


@pytest.mark.parametrize(
    "words",
    [
        ("list", "cards"),
        ("explain", "swap", "neighbours"),
        ("show", "dancer", "pirouette"),
        ("sources",),
    ],
)
@in_both_languages
def test_colours_change_no_letter(
    say: Say, terminal: Say, words: tuple[str, ...], lang: str
) -> None:
    _, out, _ = terminal(*words, "--lang", lang)

    assert "\x1b[" in out
    assert re.sub(r"\x1b\[[0-9;]*m", "", out) == say(*words, "--lang", lang)[1]
