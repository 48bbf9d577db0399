"""What is wrong with bytes and characters, before anything is read."""

from collections.abc import Callable
from typing import Any

import pytest

from react_tools.source.parse import Parsed

Data = Callable[[str | bytes], Any]
Read = Callable[[str | bytes], Parsed]
Tell = Callable[[str | bytes], list[str]]

CONTROLS = [
    "\x01", "\x08", "\x0b", "\x0c", "\x1b", "\x1f", "\x7f", "\x80", "\x85", "\x90", "\x9f",
    "\u2028", "\u2029", "\ufeff", "\ufffe", "\uffff",
]  # fmt: skip


def test_a_byte_that_is_no_utf_8_is_shown_where_it_stands(tell: Tell) -> None:
    assert tell(b"a: 1\nname: Ren\xe9\n") == [
        "2:10-2:11 RT003 the byte 0xE9 is not UTF-8 | tell the editor to save the file as UTF-8"
    ]


def test_all_bytes_that_are_no_utf_8_are_told(tell: Tell) -> None:
    told = tell("Каллиграф и Танцор".encode("cp1251"))

    assert [it.split()[0] for it in told] == ["1:1-1:10", "1:11-1:12", "1:13-1:19"]


def test_a_surrogate_is_no_utf_8(tell: Tell) -> None:
    (told,) = tell(b"a: \xed\xa0\x80\n")

    assert told.startswith("1:4-1:7 RT003 the byte 0xED is not UTF-8")


def test_a_text_that_stops_within_a_character_is_no_utf_8(tell: Tell) -> None:
    (told,) = tell("a: я".encode()[:-1])

    assert told.startswith("1:4-1:5 RT003")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_wide_encodings_are_known_by_their_mark(encoding: str, tell: Tell) -> None:
    assert tell("a: 1\n".encode(encoding)) == [
        "1:1-1:1 RT003 this file is UTF-16, not UTF-8 | save it as UTF-8"
    ]


def test_a_nul_byte_is_no_text(tell: Tell) -> None:
    assert tell(b"a: 1\nb\xff\0c\0") == [
        (
            "2:3-2:4 RT002 this file holds a NUL byte: it is no text, or no UTF-8"
            " | give a text file, saved as UTF-8"
        )
    ]


@pytest.mark.parametrize("character", CONTROLS, ids=[f"U+{ord(it):04X}" for it in CONTROLS])
def test_a_control_character_is_told_by_its_number(character: str, tell: Tell) -> None:
    (told,) = tell(f"a: x{character}y\n")

    assert told.startswith(f"1:5-1:6 RT004 control character U+{ord(character):04X}")


def test_a_control_character_that_people_know_has_its_name(tell: Tell) -> None:
    assert tell("a: x\u2028y\n") == [
        "1:5-1:6 RT004 control character U+2028 (line separator) in the text | delete it"
    ]


@pytest.mark.parametrize("character", ["\x85", "\u2028", "\u2029"])
def test_what_no_editor_shows_as_a_line_end_ends_no_line(character: str, tell: Tell) -> None:
    told = tell(f"a: x{character}y\nb: [\n")

    assert told[1].startswith("2:4-2:5 RT014")


def test_behind_a_control_character_reading_goes_on(tell: Tell) -> None:
    assert [it.split()[1] for it in tell("a: x\x07\nb: 1\nb: 2\n")] == ["RT004", "RT021"]


def test_a_line_spoilt_by_a_control_character_is_one_fault(tell: Tell) -> None:
    assert [it.split()[1] for it in tell("a: 1\n\x0bb\nc: 2\n")] == ["RT004"]


def test_many_control_characters_are_counted(tell: Tell) -> None:
    told = tell("a: " + "\x01" * 5000)

    assert len(told) == 10
    assert told[-1].startswith(
        "1:13-1:14 RT004 control character U+0001 in the text (4,990 more like this)"
    )


@pytest.mark.parametrize("escape", ["\\e", "\\0", "\\a", "\\r", "\\x7f", "\\N", "\\L", "\\uFEFF"])
def test_an_escape_may_not_make_a_control_character(escape: str, tell: Tell) -> None:
    (told,) = tell(f'a: "x{escape}"\n')

    assert "RT004 an escape makes the control character U+" in told


@pytest.mark.parametrize("escape", ["\\n", "\\t", "\\\\", '\\"', "\\u0416", "\\/", "\\x41"])
def test_other_escapes_are_read(escape: str, tell: Tell) -> None:
    assert tell(f'a: "x{escape}"\n') == []


@pytest.mark.parametrize("character", ["\t", "\xa0", "«", "–", "🂡", "\u200b", "\U0001fffe"])
def test_other_characters_are_read(character: str, data: Data) -> None:
    assert data(f"a: x{character}y\n") == {"a": f"x{character}y"}


def test_a_directive_is_told_and_reading_goes_on(data: Data, tell: Tell) -> None:
    text = "# first\n%YAML 1.1\n%TAG ! tag:x\n%WHAT\n---\na: 1\n"

    assert [it.split(" |")[0] for it in tell(text)] == [
        "2:1-2:10 RT007 the directive '%YAML' has no effect here",
        "3:1-3:13 RT007 the directive '%TAG' has no effect here",
        "4:1-4:6 RT007 the directive '%WHAT' has no effect here",
    ]
    assert data(text) == {"a": 1}


def test_a_percent_sign_within_a_text_is_no_directive(data: Data) -> None:
    assert data("a: 50 %\nb: |\n  %YAML\n") == {"a": "50 %", "b": "%YAML\n"}


@pytest.mark.parametrize("text", ["", " \n", "# nothing yet\n", "---\n", "---\n...\n", "\ufeff"])
def test_a_file_with_nothing_in_it_is_empty(text: str, parsed: Read) -> None:
    read = parsed(text)

    assert [fault.code for fault in read.faults] == ["RT005"]
    assert read.tree is None


def test_a_file_with_a_null_is_not_empty(data: Data, tell: Tell) -> None:
    assert tell("~\n") == []
    assert data("~\n") is None
