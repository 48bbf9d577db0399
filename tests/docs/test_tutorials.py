"""What the pages for people show is what happens: each is read from top to bottom."""

import re
from pathlib import Path
from typing import Protocol

import pytest
import yaml

ROOT = Path(__file__).parents[2]
STRICT = ["docs/tutorial.md", "docs/judging.md", "docs/keyforge.md"]
IN_AN_EMPTY_FOLDER = [
    *STRICT,
    "docs/living-with-findings.md",
    "docs/mending.md",
    "docs/second-opinion.md",
    "docs/writing-scenarios.md",
    "docs/packs.md",
    "docs/records.md",
]
IN_THE_CHECKOUT = ["README.md", "docs/ci.md", "docs/writing-cards.md"]
IN_A_COPY = ["docs/adding-a-ruleset.md"]  # test_adding_a_ruleset.py
MOST_COLUMNS = 100
_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_JOB = re.compile(r"^<!-- write \.github/\S+ -->\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Reader(Protocol):
    """Somebody who does what a page says."""

    def __init__(self, folder: Path, home: Path, *, strict: bool = False) -> None: ...

    def read(self, page: str, name: str) -> int: ...


def text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


@pytest.mark.parametrize("page", IN_AN_EMPTY_FOLDER)
def test_a_page_can_be_followed_from_an_empty_folder(
    page: str, reader_of: type[Reader], tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()

    reader = reader_of(tmp_path / "empty", tmp_path, strict=page in STRICT)
    assert reader.read(text(page), page) > 0


@pytest.mark.parametrize("page", IN_THE_CHECKOUT)
def test_a_page_can_be_followed_in_the_checkout(
    page: str, reader_of: type[Reader], tmp_path: Path
) -> None:
    assert reader_of(ROOT, tmp_path).read(text(page), page) > 0


def test_every_page_with_commands_is_read() -> None:
    pages = {
        it.relative_to(ROOT).as_posix() for it in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))
    }

    with_commands = {it for it in pages if "\n```console\n" in text(it)}
    assert with_commands == {*IN_AN_EMPTY_FOLDER, *IN_THE_CHECKOUT, *IN_A_COPY}


def test_the_job_of_the_tutorial_runs_what_the_page_has_tried() -> None:
    page = text("docs/tutorial.md")
    (job,) = _JOB.findall(page)
    steps = yaml.safe_load(job)["jobs"]["check"]["steps"]
    lines = [step["run"] for step in steps if "run" in step]

    assert [it for it in lines if f"\n$ {it}\n" not in page] == [
        "pip install git+https://github.com/OWNER/react-tools"
    ]


@pytest.mark.parametrize("page", STRICT)
def test_sentences_keep_to_a_hundred_columns(page: str) -> None:
    sentences = _BLOCK.sub("", text(page)).splitlines()

    assert [it for it in sentences if len(it) > MOST_COLUMNS] == []
