"""What ships is judged once a process, and anew as soon as it holds other bytes."""

from pathlib import Path

import pytest

from react_tools import intake, places, rulesets
from react_tools.document import Document
from react_tools.intake import Intake
from react_tools.settings import DEFAULT

CREATOR = "creators/dancer.yaml"
TEXT = (places.CARDS / "react" / CREATOR).read_bytes()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that counts as what ships, with one creator."""
    (tmp_path / "cards" / "react" / "creators").mkdir(parents=True)
    (tmp_path / "cards" / "react" / CREATOR).write_bytes(TEXT)
    monkeypatch.setattr(intake, "_SHIPPED", (tmp_path / "cards",))
    return tmp_path / "cards" / "react"


def taken(home: Path, *, ground: bool = True, folders: tuple[Path, ...] = ()) -> Intake:
    made = Intake(rulesets.get("react"), (), DEFAULT)
    made.folders = folders
    made.read(home / CREATOR, ground=ground)
    return made


def document(made: Intake) -> Document:
    (found,) = made.documents
    return found


def test_a_file_that_ships_is_the_same_document_for_whoever_reads_it(home: Path) -> None:
    assert document(taken(home)) is document(taken(home))


def test_any_other_file_is_judged_by_each(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "_SHIPPED", ())

    assert document(taken(home)) is not document(taken(home))


def test_a_file_that_holds_other_bytes_is_judged_anew(home: Path) -> None:
    before = document(taken(home))
    (home / CREATOR).write_bytes(TEXT.replace(b"ru: \xd0", b"ru: X\xd0", 1))

    assert document(taken(home)) is not before


def test_a_file_that_breaks_is_broken(home: Path) -> None:
    taken(home)
    (home / CREATOR).write_bytes(TEXT + b"]\n")
    made = taken(home)

    assert (made.documents, [it.id for it in made.broken]) == ([], ["dancer"])


def test_who_asks_for_a_file_has_another_document_than_who_stands_on_it(home: Path) -> None:
    assert [document(taken(home, ground=it)).ground for it in (True, False)] == [True, False]


def test_a_file_that_lies_farther_away_is_another_document(home: Path) -> None:
    near, far = taken(home, folders=(home,)), taken(home, folders=(home.parent.parent / "a", home))

    assert [document(it).layer for it in (near, far)] == [1, 2]
