"""Of which files names and texts are looked at, and where what is found stands."""

from pathlib import Path

from react_tools.document import Document
from react_tools.findings import Finding, Level
from react_tools.lint.check import ask_all
from react_tools.load import load, shipped
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from react_tools.texts import TEXTS
from react_tools.texts.writing import Writing

DANCER = (shipped() / "creators" / "dancer.yaml").read_text("utf-8")
CODES = {check.code for check in TEXTS}


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / "cards" / "react" / "creators" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def told(*paths: Path) -> list[Finding]:
    return [it for it in load(paths).checked() if it.code in CODES]


def in_text(text: str) -> list[Finding]:
    tree = parse(text.encode(), "a.yaml").tree
    assert isinstance(tree, Mapping)
    return list(ask_all(TEXTS, [Writing(Document("creator", "a.yaml", tree), "a")], None))


def test_an_extension_is_told_of_its_own_texts_only(tmp_path: Path) -> None:
    beneath = put(tmp_path, "dancer.yaml", DANCER.replace("ru: Танцор", "ru: Танцор  ночи", 1))
    over = put(
        tmp_path, "night.yaml", "creator: night\nextends: dancer\nname: {en: No, ru: Ночь  дня}\n"
    )

    found = told(over, beneath)

    assert [(it.code, Path(it.span.path).name) for it in found] == [
        ("TX111", "dancer.yaml"),
        ("TX111", "night.yaml"),
    ]
    assert [(it.span.line, it.span.column) for it in found][1] == (3, 24)


def test_what_a_file_stands_on_is_not_looked_at(tmp_path: Path) -> None:
    put(tmp_path, "dancer.yaml", DANCER.replace("ru: Танцор", "ru: Танцор  ночи", 1))
    over = put(tmp_path, "night.yaml", "creator: night\nextends: dancer\n")

    assert told(over) == []


def test_a_note_on_layout_does_not_fail_a_run(tmp_path: Path) -> None:
    file = put(tmp_path, "dancer.yaml", DANCER.replace("creator: dancer", "creator: dancer "))

    assert [(it.code, it.level) for it in told(file)] == [("TX118", Level.NOTE)]


def test_a_line_break_behind_a_block_text_is_no_safe_fix() -> None:
    (found,) = in_text("creator: clerk\nfield: |\n  . .")

    assert (found.code, found.fix and found.fix.safe) == ("TX119", False)


def test_an_escaped_blank_at_a_lines_end_belongs_to_its_text() -> None:
    found = in_text('creator: clerk\nflavor: "one\\ \n  line"\n')

    assert found == []


def test_a_folded_text_is_told_as_a_whole_and_not_mended() -> None:
    (found,) = in_text("name:\n  en: >-\n    two  blanks\n    here\n  ru: |-\n    раз\n    два\n")

    assert (found.code, found.span.line, found.fix) == ("TX111", 2, None)


def test_a_letter_with_more_signs_than_any_language_has_is_left_alone() -> None:
    assert in_text(f"name: {{en: {'a' + chr(0x301) * 1000}, ru: а}}\n") == []
