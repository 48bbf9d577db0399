"""A finding for people."""

from collections.abc import Callable

from msgspec.structs import replace

from react_tools.findings import Finding, Level
from react_tools.render.findings.text import Sheet
from react_tools.render.findings.texts import NO_TEXTS, Texts
from react_tools.render.line import Piece, plain
from react_tools.source.span import Span

Find = Callable[..., Finding]
TEXTS = Texts(given={"a.yaml": "x: y\n" * 12, "b.yaml": "z: w\n"})


def told(*findings: Finding, texts: Texts = TEXTS, indent: str = "") -> list[str]:
    sheet = Sheet(texts)
    return [plain(one) for it in findings for one in sheet.told(it, indent)]


def test_a_finding_is_its_place_its_line_its_cure_and_its_page(finding: Find) -> None:
    assert told(replace(finding("wrong"), hint="mend it")) == [
        "a.yaml:1:3: error RA101 wrong",
        "    1 | x: y",
        "      |   ^^",
        "    hint: mend it",
        "    page: react-tools explain RA101",
    ]


def test_the_other_place_has_its_line_too(finding: Find) -> None:
    others = ((Span("b.yaml", 1, 1, 1, 2), "first here"),)

    assert told(replace(finding("wrong", line=12), others=others))[1:5] == [
        "    12 | x: y",
        "       |   ^^",
        "    b.yaml:1:1: first here",
        "     1 | z: w",
    ]


def test_of_many_other_places_the_first_three_have_their_lines(finding: Find) -> None:
    others = tuple((Span("a.yaml", at, 1, at, 2), "here") for at in range(2, 8))

    shown = told(replace(finding("wrong"), others=others))
    assert [it for it in shown if it.endswith("here")] == [
        f"    a.yaml:{at}:1: here" for at in range(2, 8)
    ]
    assert sum(it.endswith("-") for it in shown) == 3


def test_the_page_of_a_code_is_named_once(finding: Find) -> None:
    shown = told(finding("one"), finding("two"), finding("three", code="RA102"))

    assert [it for it in shown if "page" in it] == [
        "    page: react-tools explain RA101",
        "    page: react-tools explain RA102",
    ]


def test_another_sheet_names_pages_anew(finding: Find) -> None:
    assert told(finding("one")) == told(finding("one"))


def test_the_first_line_stays_whole(finding: Find) -> None:
    assert told(finding("very " * 40), texts=NO_TEXTS)[0] == (
        "a.yaml:1:3: error RA101 " + ("very " * 40).rstrip()
    )


def test_a_long_hint_is_broken_with_a_hanging_indent(finding: Find) -> None:
    shown = told(replace(finding("wrong"), hint="word " * 30), texts=NO_TEXTS, indent="     ")

    assert shown[1].startswith("         hint: word")
    assert shown[2].startswith("             word")
    assert max(map(len, shown)) <= 80


def test_a_line_whose_text_is_not_known_is_left_out(finding: Find) -> None:
    assert told(finding("wrong", path="c.yaml"))[1:] == ["    page: react-tools explain RA101"]


def test_carets_are_as_the_level_is(finding: Find) -> None:
    for level, style in ((Level.ERROR, "bold red"), (Level.NOTE, "bold cyan")):
        marks = [*Sheet(TEXTS).told(finding("wrong", level=level))][2]
        assert Piece("^^", style) in marks
