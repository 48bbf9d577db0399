"""Runs the cases of tests/checks: files with their offences marked on the lines where they stand.

    ===== a deck of 29 cards                   begins a case
    # file: creators/clerk.yaml                begins a file of it; files are parted by ---
    deck: # expect: RA101 @1 – holds 29 cards  a finding: its code, and column or words
                                               if they matter
    number: 1 # other: RA104                   a further place that a finding of this code points at

Nothing else may be found. A file is laid over the one of its name in base.yaml, or over the first
of its folder there, so a case says only what it is about; base.yaml's creators are always there.
A board.yaml is laid over the shipped one.
The examples on a check's page are tried in the same way.
"""

import copy
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from react_tools.findings import Finding
from react_tools.lint.check import AnyCheck, ask_all
from react_tools.places import CARDS
from react_tools.ruleset import Document
from react_tools.rulesets.react import REACT
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.reading import text as text_at
from react_tools.source.tree import Mapping, Node, Sequence

SCENARIOS = ("scenarios/desk/example.yaml", "scenarios/desk/struck.yaml")
OF_SCENARIOS = ("cites:", "field:", "pieces:", "expect:", "twin:")
CASES = Path(__file__).parents[2] / "checks" / "react"
_CASE = re.compile(r"^===== (?P<name>.*)\n", re.MULTILINE)
_FILE = re.compile(r"^(?:---\n)?# file: (?P<name>.*)\n", re.MULTILINE)
_EXPECT = re.compile(r"# expect: (?P<code>\w+)(?: @(?P<column>\d+))?(?: – (?P<words>[^#\n]+))?")
_OTHER = re.compile(r"# other: (?P<code>\w+)")
_EXAMPLE = re.compile(r"^(?P<name>Wrong|Right):\n(?P<text>(?:(?: .*)?\n)+)", re.MULTILINE)


class Mark(NamedTuple):
    """A finding that is expected at a line."""

    path: str
    line: int
    code: str
    column: str
    words: str


def blocks(text: str, head: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """What stands behind each *head*, by its name, padded so that lines keep their numbers."""
    found = list(head.finditer(text))
    ends = [*(it.start() for it in found[1:]), len(text)]
    for it, end in zip(found, ends, strict=True):
        yield it["name"], "\n" * text.count("\n", 0, it.end()) + text[it.end() : end]


def cases() -> Iterator[object]:
    for path in sorted(CASES.glob("RA*.yaml")):
        for title, text in blocks(path.read_text("utf-8"), _CASE):
            yield pytest.param(text, id=f"{path.stem}: {title}")


def examples() -> Iterator[object]:
    for check in REACT.checks:
        for name, text in _EXAMPLE.findall(inspect.cleandoc(check.page) + "\n"):
            yield pytest.param(check, name, text, id=f"{check.code} {name.lower()}")


@pytest.mark.parametrize("text", list(cases()))
def test_a_case_has_the_findings_that_are_marked_and_no_other(text: str) -> None:
    files = dict(blocks(text, _FILE))

    found = findings(files)

    wanted = list(marks(files))
    assert [(it.span.path, it.span.line, it.code) for it in found] == [it[:3] for it in wanted]
    for finding, mark in zip(found, wanted, strict=True):
        assert mark.column in {"", str(finding.span.column)}, finding
        assert mark.words in f"{finding.message}; {finding.hint}", finding
    others = {(span.path, span.line, it.code) for it in found for span, _ in it.others}
    assert others == set(other_marks(files))


@pytest.mark.parametrize(("check", "name", "text"), list(examples()))
def test_the_examples_on_a_page_are_what_they_say(check: AnyCheck, name: str, text: str) -> None:
    files = dict.fromkeys(SCENARIOS if "RA2" < check.code < "RA3" else (), "{}")
    home = SCENARIOS[0] if text.lstrip().startswith(OF_SCENARIOS) else "creators/clerk.yaml"
    home = "board.yaml" if check.code > "RA3" else home

    found = {finding.code for finding in findings({**files, home: textwrap.dedent(text)})}

    assert (check.code in found) == (name == "Wrong")


def marks(files: dict[str, str]) -> Iterator[Mark]:
    for path, text in sorted(files.items()):
        for number, line in enumerate(text.splitlines(), 1):
            for it in _EXPECT.finditer(line):
                yield Mark(
                    path, number, it["code"], it["column"] or "", (it["words"] or "").strip()
                )


def other_marks(files: dict[str, str]) -> Iterator[tuple[str, int, str]]:
    for path, text in files.items():
        for number, line in enumerate(text.splitlines(), 1):
            for it in _OTHER.finditer(line):
                yield path, number, it["code"]


def findings(files: dict[str, str]) -> list[Finding]:
    """What the checks find in *files*, laid over base.yaml and beside the shipped rulebook."""
    documents = [*(it for it in shipped() if it.path not in files), *laid_over_base(files)]
    for document in documents:
        assert validate(document.tree, REACT.kinds[document.kind]) == []
    library = REACT.library(documents, {})
    subjects = library.subjects({document.path for document in documents})
    found = ask_all(REACT.checks, subjects, library)
    return sorted(found, key=lambda it: (it.span, it.code))


def laid_over_base(files: dict[str, str]) -> Iterator[Document]:
    trees = {path: tree_of(path, text) for path, text in files.items()}
    creators = (path for path in base() if path.startswith("creators/"))
    for path in sorted({*creators, *trees}):
        home = path.split("/")[0]
        below = below_of(path, home)
        tree = laid(trees[path], below) if path in trees else below
        assert isinstance(tree, Mapping)
        yield Document(Path(home).stem.removesuffix("s"), path, tree)


def below_of(path: str, home: str) -> Mapping:
    known = {**{it.path: it.tree for it in shipped()}, **base()}
    return known.get(path) or next(it for name, it in base().items() if name.startswith(home))


def laid(node: Node, below: Node) -> Node:
    """*node* with what it leaves out from *below*; items of lists are matched by `id`."""
    if isinstance(node, Mapping) and isinstance(below, Mapping):
        return laid_mapping(node, below)
    if isinstance(node, Sequence) and isinstance(below, Sequence):
        return laid_list(node, below)
    return node


def laid_mapping(node: Mapping, below: Mapping) -> Mapping:
    over = copy.copy(node)
    over.entries = dict(below.entries)
    for name, entry in node.entries.items():
        under = below.get(name)
        over.entries[name] = copy.copy(entry)
        over.entries[name].value = laid(entry.value, under) if under else entry.value
    return over


def laid_list(node: Sequence, below: Sequence) -> Sequence:
    known = {name: item for item in below.items if (name := text_at(item, "id"))}
    given = [text_at(item, "id") for item in node.items]
    over = copy.copy(node)
    over.items = [laid(it, known.get(name, it)) for it, name in zip(node.items, given, strict=True)]
    over.items += [item for name, item in known.items() if name not in given]
    return over


@cache
def base() -> dict[str, Mapping]:
    text = (CASES / "base.yaml").read_text("utf-8")
    return {path: tree_of(f"base/{path}", part) for path, part in blocks(text, _FILE)}


@cache
def shipped() -> tuple[Document, ...]:
    """The rulebook, the rulings and the numbers of the game."""
    return tuple(
        Document(kind, path.name, tree_of(path.name, path.read_text("utf-8")))
        for path in sorted((CARDS / "react").glob("*.yaml"))
        for kind in [path.stem]
    )


def tree_of(path: str, text: str) -> Mapping:
    parsed = parse(text.encode(), path)
    assert list(parsed.faults) == []
    assert isinstance(parsed.tree, Mapping)
    return parsed.tree
