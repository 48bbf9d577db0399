"""`python -m tests.perft`: what is typed wrong is refused, and nothing is walked or written."""

import re
from collections.abc import Sequence

import pytest

from react_tools.errors import UnknownNameError
from tests.oracle.words import LacksError
from tests.perft import __main__ as command
from tests.perft.__main__ import main
from tests.perft.positions import DATA, GAMES, Position

ONE = "masterpiece/all-cells-are-taken to 1"


def files() -> list[bytes]:
    return [(DATA / f"{game}.yaml").read_bytes() for game in GAMES]


@pytest.mark.parametrize("typed", [["--updat1"], ["--limit", "3"], ["--update", "--nonsuch"]])
def test_a_flag_that_is_none_is_refused(
    typed: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as told:
        main(typed)

    out, err = capsys.readouterr()
    assert (told.value.code, out) == (2, "")
    assert err.startswith("usage: python -m tests.perft ")


@pytest.mark.parametrize("typed", [["nonsuch"], ["boards", "nonsuch"], ["--update", "nonsuch"]])
def test_words_that_no_row_has_are_refused(
    typed: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = files()
    with pytest.raises(SystemExit) as told:
        main(typed)

    out, err = capsys.readouterr()
    words = " ".join(it for it in typed if it != "--update")
    assert (told.value.code, out, files()) == (2, "", before)
    assert err.endswith(f"error: no row has in its name: {words}\n")


def test_help_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as told:
        main(["--help"])

    assert told.value.code == 0
    assert "--update" in capsys.readouterr().out


def test_a_row_is_walked_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([ONE]) == 0

    out = capsys.readouterr().out
    assert [it.split()[1] for it in out.splitlines()[:-1]] == ["counts", "second", "both"]
    assert out.endswith("3 walks, 0 with a difference\n")


@pytest.mark.parametrize(
    "error", [UnknownNameError("'pas' cannot be chosen"), LacksError(["the verb 'tango'"])]
)
@pytest.mark.parametrize(("walk", "word"), [("counted_again", "second"), ("apart", "both")])
def test_a_row_that_cannot_be_walked_is_a_difference_and_the_others_are(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    walk: str,
    word: str,
    error: Exception,
) -> None:
    def refused(_: Position) -> None:
        raise error

    monkeypatch.setattr(command, walk, refused)

    assert main([ONE]) == 1
    out = capsys.readouterr().out
    assert re.search(rf"(?m)^FAIL {word} · .*\n  {error}\n", out)
    assert out.endswith("3 walks, 1 with a difference\n")
