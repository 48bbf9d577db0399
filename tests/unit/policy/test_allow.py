"""What a comment allows, and what is wrong with one that does not hold to the form."""

import re
from collections.abc import Callable

import pytest

from react_tools.findings import Edit, Finding, Level
from react_tools.lint.check import Hit
from react_tools.policy.allow import Allowing
from react_tools.policy.codes import Catalogue
from react_tools.source.remark import Remark
from react_tools.source.text import Text

Find = Callable[..., Finding]
Remarks = Callable[[str], tuple[Remark, ...]]

HERE = frozenset({"f.yaml"})


@pytest.fixture
def faults(remarks: Remarks, known: Catalogue) -> Callable[..., list[str]]:
    """What is wrong with the comments of a text, beside some findings."""

    def _faults(text: str, *findings: Finding) -> list[str]:
        every = Allowing(findings, remarks(text)).faults(lambda: known, HERE)
        return [
            f"{it.span.line}:{it.span.column} {it.code} {it.message} | {it.hint}" for it in every
        ]

    return _faults


@pytest.mark.parametrize(
    "text",
    [
        "a: 1 # react-tools: allow RA101 -- so it is",
        "# react-tools: allow RA101 -- so it is\na: 1",
        "a: 1 # react-tools: allow RA101 – so it is",
        "a: 1 # react-tools: allow RA101 — so it is",
        "a: 1 # react-tools: allow RA112, RA101 -- so it is",
        "a: 1 # react-tools: allow RA112 RA101 -- so it is",
        "a: 1 # react-tools: allow RA112,RA101   --   so it is",
        "a: 1 # react-tools: allow   RA101 -- so it is",
    ],
)
def test_a_code_is_allowed_with_its_reason(remarks: Remarks, found: Find, text: str) -> None:
    allowing = Allowing([found("RA101")], remarks(text))

    assert allowing.left == []
    assert [(it.by, it.reason) for it in allowing.settled] == [("comment", "so it is")]


def test_a_reason_may_hold_dashes_codes_and_commas(remarks: Remarks, found: Find) -> None:
    text = "a: 1 # react-tools: allow RA101 -- see RA112, RA1 -- twice -- and # so on"

    (it,) = Allowing([found("RA101")], remarks(text)).settled

    assert it.reason == "see RA112, RA1 -- twice -- and # so on"


def test_another_code_of_the_line_is_left(remarks: Remarks, found: Find) -> None:
    text = "a: 1 # react-tools: allow RA101 -- x"

    assert Allowing([found("RA112")], remarks(text)).left == [found("RA112")]


def test_the_same_code_on_another_line_is_left(remarks: Remarks, found: Find) -> None:
    text = "a: 1 # react-tools: allow RA101 -- x\nb: 2"

    assert Allowing([found("RA101", 2)], remarks(text)).left == [found("RA101", 2)]


def test_the_same_line_of_another_file_is_left(remarks: Remarks, found: Find) -> None:
    other = found("RA101", path="g.yaml")

    assert Allowing([other], remarks("a: 1 # react-tools: allow RA101 -- x")).left == [other]


def test_at_the_head_it_is_allowed_on_every_line(remarks: Remarks, found: Find) -> None:
    every = [found("RA101", line) for line in (2, 3, 9)]

    assert Allowing(every, remarks("# react-tools: allow RA101 -- x\na: 1\nb: 2")).left == []


def test_all_findings_of_a_code_on_a_line_are_allowed(remarks: Remarks, found: Find) -> None:
    every = [found("RA101", message=word) for word in ("this", "that")]

    assert Allowing(every, remarks("a: 1 # react-tools: allow RA101 -- x")).left == []


LINES = "a: 1  \n# react-tools: allow TX118 -- a table\nb: 2  \nc: 3  \nd: 4\t\n"


@pytest.fixture
def blanks() -> Finding:
    """Blanks at the end of four lines, which are told as one."""
    text = Text("f.yaml", LINES)
    spans = [text.span(it.start(), it.end()) for it in re.finditer(r"[ \t]+$", LINES, re.MULTILINE)]
    hit = Hit.of_lines(tuple((it, "blanks") for it in spans), "", (Edit(it, "") for it in spans))
    return Finding("TX118", Level.NOTE, hit.span, hit.message, fix=hit.fix, places=hit.places)


def test_of_a_finding_for_many_lines_only_the_line_of_the_comment_is_allowed(
    remarks: Remarks, blanks: Finding
) -> None:
    allowing = Allowing([blanks], remarks(LINES))

    assert [it.finding.span.line for it in allowing.settled] == [3]
    (left,) = allowing.left
    assert (left.span.line, left.message) == (1, "blanks (2 more like this)")
    assert left.fix is not None
    assert [it.span.line for it in left.fix.edits] == [1, 4, 5]


def test_at_the_head_all_lines_of_such_a_finding_are_allowed(
    remarks: Remarks, blanks: Finding
) -> None:
    allowing = Allowing([blanks], remarks(f"# react-tools: allow TX118 -- a table\n{LINES}"))

    assert allowing.left == []


@pytest.mark.parametrize("code", ["RT021", "RT052", "RT101", "RT114", "RT209", "RT070", "RT075"])
def test_what_nobody_can_allow_is_left(remarks: Remarks, found: Find, code: str) -> None:
    text = f"a: 1 # react-tools: allow {code} -- x"

    assert Allowing([found(code)], remarks(text)).left == [found(code)]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (
            "allow RA1O1 -- x",
            "1:27 RT071 no code is called 'RA1O1'; this allows nothing | did you mean RA101?",
        ),
        (
            "allow ra101 -- x",
            "1:27 RT071 no code is called 'ra101'; this allows nothing | did you mean RA101?",
        ),
        (
            "allow RA1 -- x",
            (
                "1:27 RT071 'RA1' is the beginning of several codes; a comment allows one"
                " | write the code out"
            ),
        ),
        (
            "allow zzz -- x",
            (
                "1:27 RT071 no code is called 'zzz'; this allows nothing"
                " | react-tools list checks lists them"
            ),
        ),
        (
            "allow RA101",
            (
                "1:6 RT072 this allows without a reason, and so allows nothing"
                " | say why behind the codes: `-- reason`"
            ),
        ),
        (
            "allow RA101 --",
            (
                "1:6 RT072 this allows without a reason, and so allows nothing"
                " | say why behind the codes: `-- reason`"
            ),
        ),
        (
            "allow RA101 because it is so",
            (
                "1:6 RT072 this allows without a reason, and so allows nothing"
                " | say why behind the codes: `-- reason`"
            ),
        ),
        (
            "allow -- x",
            "1:6 RT073 this allows no code | write `# react-tools: allow CODE -- reason`",
        ),
        ("allow", "1:6 RT073 this allows no code | write `# react-tools: allow CODE -- reason`"),
        (
            "alow RA101 -- x",
            "1:6 RT073 this comment is not understood: it says 'alow' | did you mean 'allow'?",
        ),
        (
            "ALLOW RA101 -- x",
            "1:6 RT073 this comment is not understood: it says 'ALLOW' | did you mean 'allow'?",
        ),
        (
            "noqa",
            (
                "1:6 RT073 this comment is not understood: it says 'noqa'"
                " | write `# react-tools: allow CODE -- reason`"
            ),
        ),
        (
            "",
            "1:6 RT073 this comment says nothing | write `# react-tools: allow CODE -- reason`",
        ),
        (
            "allow RT101 -- x",
            (
                "1:27 RT074 RT101 keeps a file from being read, and cannot be allowed"
                " | mend what it speaks of, and delete this"
            ),
        ),
        (
            "allow RT209 -- x",
            (
                "1:27 RT074 RT209 tells what comes of a scenario, and cannot be allowed"
                " | mend what it speaks of, and delete this"
            ),
        ),
        (
            "allow RT070 -- x",
            (
                "1:27 RT074 RT070 tells what is wrong with allowing, and cannot be allowed"
                " | mend what it speaks of, and delete this"
            ),
        ),
        (
            "allow RA112 -- x",
            "1:27 RT070 RA112 is not found on this line; this allows nothing | delete it",
        ),
    ],
)
def test_a_comment_that_allows_nothing_is_told(
    faults: Callable[..., list[str]], said: str, fault: str
) -> None:
    assert faults(f"a: 1 # react-tools: {said}") == [fault]


def test_a_colon_that_is_missing_is_told(faults: Callable[..., list[str]]) -> None:
    assert faults("a: 1 # react-tools allow RA101 -- x") == [
        (
            "1:6 RT073 a colon is missing behind react-tools"
            " | write `# react-tools: allow CODE -- reason`"
        )
    ]


@pytest.mark.parametrize("said", ["allow RA101", "alow RA101 -- x", "allow RA1 -- x"])
def test_a_comment_with_a_fault_allows_nothing(remarks: Remarks, found: Find, said: str) -> None:
    assert Allowing([found("RA101")], remarks(f"a: 1 # react-tools: {said}")).left


def test_of_several_codes_each_that_is_not_needed_is_told(
    faults: Callable[..., list[str]], found: Find
) -> None:
    assert faults("a: 1 # react-tools: allow RA101, RA112, KF101 -- x", found("RA112")) == [
        "1:27 RT070 RA101 is not found on this line; this allows nothing | delete it",
        "1:41 RT070 KF101 is not found on this line; this allows nothing | delete it",
    ]


def test_a_good_code_beside_a_misspelt_one_is_allowed(remarks: Remarks, found: Find) -> None:
    text = "a: 1 # react-tools: allow RA1O1, RA112 -- x"

    assert Allowing([found("RA112")], remarks(text)).left == []


def test_where_it_is_found_instead_is_told(faults: Callable[..., list[str]], found: Find) -> None:
    assert faults("a: 1\n# react-tools: allow RA101 -- x\nb: 2\nc: 3", found("RA101", 4)) == [
        (
            "2:22 RT070 RA101 is not found on line 3; this allows nothing"
            " | it is found on line 4: put the comment there, or delete it"
        )
    ]


def test_a_comment_at_the_head_that_is_not_needed_is_told(
    faults: Callable[..., list[str]],
) -> None:
    assert faults("# react-tools: allow RA101 -- x\na: 1") == [
        "1:22 RT070 RA101 is not found in this file; this allows nothing | delete it"
    ]


def test_the_nearest_comment_counts_and_the_other_is_not_needed(
    faults: Callable[..., list[str]], found: Find
) -> None:
    text = "# react-tools: allow RA101 -- x\na: 1 # react-tools: allow RA101 -- y\nb: 2"

    assert [it.split(" | ")[0] for it in faults(text, found("RA101", 2))] == [
        "1:22 RT070 RA101 is not found in this file; this allows nothing"
    ]


def test_a_code_that_is_allowed_twice_is_needed_once(
    faults: Callable[..., list[str]], found: Find
) -> None:
    text = "a: 1 # react-tools: allow RA101, RA101 -- x"

    assert [it.split(";")[0] for it in faults(text, found("RA101"))] == [
        "1:34 RT070 RA101 is not found on this line"
    ]


def test_what_allows_nothing_is_a_warning_and_what_is_misspelt_an_error(
    remarks: Remarks, known: Catalogue
) -> None:
    every = Allowing([], remarks("a: 1 # react-tools: allow RA112, RA1O1 -- x"))

    assert {it.code: it.level for it in every.faults(lambda: known, HERE)} == {
        "RT070": Level.WARNING,
        "RT071": Level.ERROR,
    }


def test_of_a_file_that_was_not_judged_nothing_is_unused(
    remarks: Remarks, known: Catalogue
) -> None:
    every = Allowing([], remarks("a: 1 # react-tools: allow RA112, RA1O1 -- x"))

    assert [it.code for it in every.faults(lambda: known, frozenset())] == ["RT071"]
