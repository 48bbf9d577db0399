"""Where clauses differ, and how the place is named."""

import pytest

from react_tools.comparing.hunks import hunks
from react_tools.comparing.sheets import indented
from react_tools.reference.figure import Told

CARD = """\
if target is free:
  draw 1
  damage target
else:
  move creator by 1
choose 1:
  •
    draw 2
  •
    swap creator with target
    may
      draw 3
"""


def lines(text: str) -> list[Told]:
    return [
        Told(rest, verb, (len(line) - len(line.lstrip())) // 2)
        for line in text.splitlines()
        for verb, _, rest in [line.strip().partition(" ")]
    ]


@pytest.mark.parametrize(
    ("before", "after", "within"),
    [
        ("  draw 1\n", "  draw 2\n", ("if target is free",)),
        ("  damage target\n", "  damage target by 2\n", ("if target is free",)),
        ("  move creator by 1\n", "  move creator by 2\n", ("if target is free", "else")),
        ("    draw 2\n", "    draw 3\n", ("choose 1", "• 1")),
        ("      draw 3\n", "      draw 4\n", ("choose 1", "• 2", "may")),
        ("choose 1:\n", "choose 2:\n", ()),
    ],
)
def test_another_clause_is_told_with_what_leads_to_it(
    before: str, after: str, within: tuple[str, ...]
) -> None:
    (hunk,) = hunks(lines(CARD), lines(CARD.replace(before, after)), str)

    assert [indented(it) for it in hunk.before] == [before.rstrip("\n")]
    assert [indented(it) for it in hunk.after] == [after.rstrip("\n")]
    assert hunk.within == within


@pytest.mark.parametrize(
    ("above", "new", "within", "behind"),
    [
        ("  draw 1\n", "  improve 1\n", ("if target is free",), "draw 1"),
        ("if target is free:\n", "  improve 1\n", ("if target is free",), ""),
        (
            "    swap creator with target\n",
            "    improve 1\n",
            ("choose 1", "• 2"),
            "swap creator with target",
        ),
        ("      draw 3\n", "improve 1\n", (), "choose 1"),
    ],
)
def test_a_new_clause_is_told_with_what_it_stands_behind(
    above: str, new: str, within: tuple[str, ...], behind: str
) -> None:
    (hunk,) = hunks(lines(CARD), lines(CARD.replace(above, above + new)), str)

    assert ([*hunk.before], [indented(it) for it in hunk.after]) == ([], [new.rstrip("\n")])
    assert (hunk.within, hunk.behind) == (within, behind)


def test_a_clause_that_is_gone_is_told_with_what_led_to_it() -> None:
    (hunk,) = hunks(lines(CARD), lines(CARD.replace("  damage target\n", "")), str)

    assert ([indented(it) for it in hunk.before], [*hunk.after]) == (["  damage target"], [])
    assert (hunk.within, hunk.behind) == (("if target is free",), "draw 1")


def test_several_clauses_changed_in_a_row_are_told_one_by_one() -> None:
    after = CARD.replace("  draw 1\n  damage target\n", "  draw 2\n  damage a zone\n")

    told = hunks(lines(CARD), lines(after), str)

    assert [(it.before[0].text, it.after[0].text) for it in told] == [
        ("1", "2"),
        ("target", "a zone"),
    ]


def test_what_is_only_called_otherwise_is_the_same() -> None:
    after = CARD.replace("creator", "scribe")

    assert hunks(lines(CARD), lines(after), lambda it: it.replace("creator", "scribe")) == []


def test_clauses_are_told_as_they_were_even_if_something_was_renamed() -> None:
    after = CARD.replace("creator", "scribe").replace("by 1", "by 2")

    (hunk,) = hunks(lines(CARD), lines(after), lambda it: it.replace("creator", "scribe"))

    assert (hunk.before[0].text, hunk.after[0].text) == ("creator by 1", "scribe by 2")
