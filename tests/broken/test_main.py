"""`python -m tests.broken`: a number that makes no run is refused."""

import sys

import pytest

from tests.broken.__main__ import main


@pytest.mark.parametrize("flag", ["--jobs", "--mutants"])
@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_run_has_a_process_and_a_file_at_least(
    flag: str,
    number: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["tests.broken", flag, number])
    with pytest.raises(SystemExit) as told:
        main()

    out, err = capsys.readouterr()
    assert (told.value.code, out) == (2, "")
    assert err.endswith(f"error: argument {flag}: {number!r} is no number from 1 on\n")
