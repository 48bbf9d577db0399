"""Shells complete commands, options and words."""

from collections.abc import Callable

import pytest

Say = Callable[..., tuple[int, str, str]]


def completed(line: str) -> str:
    """What bash does when the tabulator key is pressed at the end of a line."""
    words = line.split(" ")
    return (
        'eval "$(_REACT_TOOLS_COMPLETE=source_bash react-tools)"; '
        f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; "
        '_react_tools_completion react-tools; echo "${COMPREPLY[@]}"'
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("react-tools si", "simulate"),
        ("react-tools lint --for", "--format"),
        ("react-tools simulate --lang r", "ru"),
        ("react-tools test --format ''", "text json junit github sarif"),
    ],
)
def test_bash_completes_what_was_begun(shell: Say, line: str, words: str) -> None:
    assert shell(completed(line)) == (0, f"{words}\n", "")


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_script(shell: Say, name: str) -> None:
    code, out, err = shell(f"_REACT_TOOLS_COMPLETE=source_{name} react-tools")

    assert (code, err) == (0, "")
    assert f"_REACT_TOOLS_COMPLETE=complete_{name}" in out


def test_the_script_of_the_current_shell_can_be_shown(shell: Say) -> None:
    code, out, err = shell("react-tools --show-completion; exit $?")

    assert (code, err) == (0, "")
    assert "complete -o default -F _react_tools_completion react-tools" in out


def test_a_shell_that_is_unknown_gets_no_script(
    shell: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_REACT_TOOLS_COMPLETE", "source_wibble")

    assert shell("react-tools") == (1, "", "Shell wibble not supported.\n")
