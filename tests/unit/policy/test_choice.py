"""What is selected and ignored."""

import pytest

from react_tools.errors import UnfitFlagsError, UnknownNameError
from react_tools.policy.choice import Choice, choice
from react_tools.policy.codes import Catalogue


@pytest.mark.parametrize(
    ("select", "ignore", "kept"),
    [
        ("", "", "KF101 RA101 RA112 RT054 RT070"),
        ("RA", "", "RA101 RA112"),
        ("RA101 KF", "", "KF101 RA101"),
        ("", "RA", "KF101 RT054 RT070"),
        ("", "RA RT", "KF101"),
        ("RA", "RA112", "RA101"),
        ("RA112", "RA", "RA112"),
        ("RA RA112", "RA1", "RA112"),
        ("RA1", "RA1", ""),
        ("KF", "RA", "KF101"),
    ],
)
def test_the_longer_beginning_counts_and_of_equals_what_ignores(
    select: str, ignore: str, kept: str
) -> None:
    made = Choice(tuple(select.split()), tuple(ignore.split()))

    every = ("KF101", "RA101", "RA112", "RT054", "RT070")
    assert [it for it in every if made.keeps(it)] == kept.split()


@pytest.mark.parametrize("code", ["RT021", "RT101", "RT209"])
def test_what_nobody_can_leave_out_is_kept(code: str) -> None:
    assert Choice(("RA101",), ("RT",)).keeps(code)


def test_what_the_settings_leave_out_is_kept_if_it_is_selected_as_closely() -> None:
    kept = {it: Choice((it,)).keeps("RA112", off="RA1") for it in ("R", "RA", "RA1", "RA112")}

    assert kept == {"R": False, "RA": False, "RA1": False, "RA112": True}


def test_codes_come_with_commas_blanks_and_again(known: Catalogue) -> None:
    made = choice(["RA101,KF101", "RA112 RT0"], ["RA101"], known)

    assert made == Choice(("RA101", "KF101", "RA112", "RT0"), ("RA101",))


@pytest.mark.parametrize(
    ("word", "cure"),
    [
        ("RA1O1", "did you mean RA101?"),
        ("ra101", "did you mean RA101?"),
        ("ra", "did you mean RA?"),
        ("RA9", "did you mean RA1?"),
        ("KG101", "did you mean KF101?"),
        ("everything", "react-tools list checks lists them"),
    ],
)
def test_a_code_that_there_is_not_is_refused(known: Catalogue, word: str, cure: str) -> None:
    with pytest.raises(UnknownNameError) as caught:
        choice([], [word], known)

    assert str(caught.value) == f"--ignore: no code begins with {word!r}; {cure}"


@pytest.mark.parametrize(
    ("word", "does"),
    [
        ("RT101", "keeps a file from being read"),
        ("RT1", "keeps a file from being read"),
        ("RT2", "tells what comes of a scenario"),
    ],
)
@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_what_is_told_in_any_case_is_not_chosen(
    known: Catalogue, option: str, word: str, does: str
) -> None:
    with pytest.raises(UnfitFlagsError) as caught:
        choice([word] * (option == "--select"), [word] * (option == "--ignore"), known)

    assert str(caught.value) == f"{option} {word}: this {does}, and is told in any case"
