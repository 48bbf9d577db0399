"""The pages for people: they name what there is, and lead to where they say."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from react_tools import __version__
from react_tools.cli import app

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    page.relative_to(ROOT).as_posix()
    for page in (*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")))
]
MOST_LINES = 60
ONLY_IN_A_WHEEL = {"react_tools/shipped"}
_FENCE = re.compile(r"^```[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`(?P<text>[^`\n]+)`")
_LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
_OURS = re.compile(r"(?:cards|docs|schemas|tests|react_tools)/[\w./-]+")
_HEADING = re.compile(r"^#+ (?P<text>.*)$", re.MULTILINE)

every_page = pytest.mark.parametrize("page", PAGES)


def text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def code(page: str) -> Iterator[str]:
    """The lines of a page's code: those between fences, and the spans in its sentences."""
    for fence in _FENCE.finditer(text(page)):
        yield from fence["text"].splitlines()
    for span in _SPAN.finditer(_FENCE.sub("", text(page))):
        yield span["text"]


def commands(page: str) -> Iterator[list[str]]:
    """The words of each command of ours, `react-tools` itself left out."""
    for line in code(page):
        found = re.match(r"(?:\$ )?(?:\S*/)?react-tools (?P<words>[a-z-][^#|>;]*)", line)
        if found:
            yield shlex.split(found["words"])


def test_pages_show_commands() -> None:
    assert sum(len(list(commands(page))) for page in PAGES) > 10


def refusal(words: list[str]) -> str:
    """Why a command cannot be given so; a command that is only named needs no more words."""
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    name, *rest = words
    if name.startswith("-"):
        return "" if any(name in it.opts for it in group.params) else f"no option {name}"
    if name not in group.commands:
        return f"no command {name}"
    try:
        if rest:
            group.commands[name].make_context(name, rest).close()
    except typer.TyperException as error:
        return error.format_message()
    return ""


@every_page
def test_every_command_on_a_page_can_be_given(page: str) -> None:
    assert [(it, refusal(it)) for it in commands(page) if refusal(it)] == []


def anchors(page: Path) -> set[str]:
    """What can stand behind a `#`: GitHub's names of a page's headings."""
    headings = (it["text"].lower() for it in _HEADING.finditer(page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


@every_page
def test_every_link_on_a_page_leads_somewhere(page: str) -> None:
    lost = []
    for link in _LINK.finditer(_FENCE.sub("", text(page))):
        target, _, anchor = link["target"].partition("#")
        if "://" in target:
            continue
        there = (ROOT / page).parent / target if target else ROOT / page
        if not there.exists() or (anchor and anchor not in anchors(there)):
            lost.append(link["target"])

    assert lost == []


@every_page
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    """What stands between backticks and has one of our folders before it."""
    spans = {it["text"] for it in _SPAN.finditer(_FENCE.sub("", text(page)))}
    named = {it for it in spans if _OURS.fullmatch(it)} - ONLY_IN_A_WHEEL

    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    "page", sorted(it.relative_to(ROOT).as_posix() for it in DOCS.glob("decisions/*.md"))
)
def test_a_decision_is_one_page(page: str) -> None:
    assert len(text(page).splitlines()) <= MOST_LINES


def test_the_changelog_begins_with_the_current_version() -> None:
    versions = re.findall(r"^## (\S+)", text("CHANGELOG.md"), re.MULTILINE)

    assert versions[0] == __version__


def test_the_house_on_one_page_names_every_room() -> None:
    package = ROOT / "react_tools"
    rooms = {
        f"{it.name}/" if it.is_dir() else it.name
        for it in package.iterdir()
        if not it.name.startswith("__") and (it.is_dir() or it.suffix == ".py")
    }
    named = set(re.findall(r"`([\w/]+(?:\.py|/))", text("docs/architecture.md")))

    assert sorted(rooms - named) == []


def test_every_command_is_on_a_page_of_the_docs_or_in_the_readme() -> None:
    told = {words[0] for page in PAGES for words in commands(page) if words}

    commands_of_ours = [it for it in app.registered_commands if it.callback]

    assert {it.name or it.callback.__name__ for it in commands_of_ours if it.callback} <= told
