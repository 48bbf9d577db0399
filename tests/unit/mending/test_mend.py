"""Rounds of attempts, with a judge that knows a few words: what is taken, what is not."""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.lint.check import Hit
from react_tools.mending.mend import Judge, Mended, mend
from react_tools.policy.applied import allowed
from react_tools.report import Report
from react_tools.source.parse import parse
from react_tools.source.text import Text

FILE = Path("f.yaml")
Rule = tuple[str, str, str, bool]
"""A word that is wrong: its code, a pattern, what shall stand there, whether that is safe."""


def judge_of(*rules: Rule, counted: list[int] | None = None) -> Judge:
    """A judge that finds these words, wherever they stand."""

    def judge(over: Mapping[Path, bytes]) -> Report:
        if counted is not None:
            counted.append(1)
        found = tuple(it for path, data in over.items() for it in _found(path, data, rules))
        return Report("lint", found, {"files": len(over)})

    return judge


def _found(path: Path, data: bytes, rules: tuple[Rule, ...]) -> Iterator[Finding]:
    text = Text(path.as_posix(), data.removeprefix(b"\xef\xbb\xbf").decode())
    for code, pattern, instead, safe in rules:
        for it in re.finditer(pattern, text.content):
            span = text.span(*it.span())
            fix = Fix((Edit(span, it.expand(instead)),), safe)
            yield Finding(code, Level.ERROR, span, f"{it[0]} is wrong", fix=fix)


def after(came: Mended) -> bytes:
    (change,) = came.changes
    return change.new


def test_what_is_wrong_is_mended_and_told_no_more() -> None:
    came = mend({FILE: b"a bad day, a bad night # bed\n"}, judge_of(("XX1", "bad", "good", True)))

    assert after(came) == b"a good day, a good night # bed\n"
    assert came.report.findings == ()
    assert came.changes[0].mended == ("XX1", "XX1")


def test_what_is_not_safe_waits_for_somebody_to_look() -> None:
    held, judge = {FILE: b"a bad day\n"}, judge_of(("XX1", "bad", "good", False))

    assert mend(held, judge).changes == ()
    assert after(mend(held, judge, unsafe=True)) == b"a good day\n"


def test_edits_that_touch_are_made_one_after_the_other() -> None:
    came = mend({FILE: b"aabb\n"}, judge_of(("XX1", "aa", "1", True), ("XX2", "bb", "2", True)))

    assert after(came) == b"12\n"


def test_what_leaves_its_finding_is_not_taken() -> None:
    came = mend({FILE: b"a bad day\n"}, judge_of(("XX1", "bad|worse", "worse", True)))

    assert came.changes == ()
    assert [(it.code, it.fix) for it in came.report.findings] == [("XX1", None)]


def test_what_brings_another_finding_is_not_taken() -> None:
    rules = judge_of(("XX1", "bad", "ugly", True), ("XX2", "ugly", "nice", False))

    assert mend({FILE: b"a bad day\n"}, rules).changes == ()


def test_the_one_of_many_that_makes_something_worse_is_found() -> None:
    counted: list[int] = []
    rules: list[Rule] = [("XX1", "bad", "good", True), ("XX2", "evil", "ugly", True)]
    judge = judge_of(*rules, ("XX3", "ugly", "", False), counted=counted)
    before = b"bad bad\n" * 20 + b"evil\n" + b"bad bad\n" * 20

    came = mend({FILE: before}, judge)

    assert after(came) == before.replace(b"bad", b"good")
    assert [it.code for it in came.report.findings] == ["XX2"]
    assert len(counted) < 40


def test_two_that_undo_each_other_come_to_rest() -> None:
    came = mend({FILE: b"on\n"}, judge_of(("XX1", "on", "off", True), ("XX2", "off", "on", True)))

    assert came.changes == ()


def test_each_file_is_mended_by_itself() -> None:
    held = {Path("a"): b"bad\n", Path("b"): b"evil\n", Path("c"): b"fine\n"}
    judge = judge_of(
        ("XX1", "bad", "good", True), ("XX2", "evil", "ugly", True), ("XX3", "ugly", "", False)
    )

    came = mend(held, judge)

    assert [(it.path.name, it.new) for it in came.changes] == [("a", b"good\n")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"\xef\xbb\xbfa: bad\r\n\r\n# bed\r\n", b"\xef\xbb\xbfa: good\r\n\r\n# bed\r\n"),
        (b"a: 'bad'", b"a: 'good'"),
        ("a: «bad» # ё 😀\n\n\n".encode(), "a: «good» # ё 😀\n\n\n".encode()),
        (b"a: bad\rb: 1\r", b"a: good\rb: 1\r"),
    ],
    ids=["mark and CRLF", "no line end", "letters of several bytes", "CR"],
)
def test_every_other_byte_is_what_it_was(old: bytes, new: bytes) -> None:
    assert after(mend({FILE: old}, judge_of(("XX1", "bad", "good", True)))) == new


def test_mending_twice_changes_nothing() -> None:
    judge = judge_of(
        ("XX1", "bad", "good", True), ("XX2", "evil", "ugly", True), ("XX3", "ugly", "", False)
    )
    first = mend({FILE: b"bad evil bad\n"}, judge)

    assert mend({FILE: after(first)}, judge).changes == ()


def hiding(code: str) -> Callable[[Judge], Judge]:
    """A judge that sees nothing else where a word stands that keeps it from reading on."""

    def over(judge: Judge) -> Judge:
        def look(held: Mapping[Path, bytes]) -> Report:
            report = judge(held)
            stops = tuple(it for it in report.findings if it.code == code)[:1]
            return Report("lint", stops or report.findings, report.counts)

        return look

    return over


def test_what_was_hidden_is_not_held_against_what_hid_it() -> None:
    rules = judge_of(("RT011", "tab", "blank", True), ("RA105", "evil", "", False))
    came = mend({FILE: b"tab evil\n"}, hiding("RT011")(rules))

    assert after(came) == b"blank evil\n"
    assert [it.code for it in came.report.findings] == ["RA105"]


def test_a_stop_further_on_was_there_before() -> None:
    rules = judge_of(("RT016", "colon", "quote", True))
    came = mend({FILE: b"colon\nx\ncolon\n"}, hiding("RT016")(rules))

    assert after(came) == b"quote\nx\nquote\n"


def test_a_stop_before_the_one_that_was_mended_is_new() -> None:
    rules = judge_of(("RT016", "colon", "", True), ("RT015", r"\Ax\n\n", "", False))
    came = mend({FILE: b"x\ncolon\n"}, hiding("RT016")(rules))

    assert came.changes == ()


def test_of_lines_told_as_one_those_are_mended_that_no_comment_allows() -> None:
    text = b"a: 1  \n# react-tools: allow TX118 -- a table\nb: 2  \nc: 3  \n"

    def judge(over: Mapping[Path, bytes]) -> Report:
        text = Text("f.yaml", over[FILE].decode())
        spans = [text.span(*it.span()) for it in re.finditer(r" +(?=\n)", text.content)]
        hit = Hit.of_lines(
            tuple((it, "blanks") for it in spans), "", (Edit(it, "") for it in spans)
        )
        found = Finding("TX118", Level.NOTE, hit.span, hit.message, fix=hit.fix, places=hit.places)
        remarks = parse(over[FILE], "f.yaml").remarks
        return Report("lint", (found,), {"files": 1}, remarks=remarks)

    assert after(mend({FILE: text}, judge, told=allowed)) == text.replace(b"1  ", b"1").replace(
        b"3  ", b"3"
    )
