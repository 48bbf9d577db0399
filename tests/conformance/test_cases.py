"""Runs the cases of tests/checks: files with their offences marked on the lines where they stand.

    ===== a deck of 29 cards                   begins a case
    # file: creators/clerk.yaml                begins a file of it; files are parted by ---
    deck: # expect: RA101 @1 – holds 29 cards  a finding: its code, and column or words
                                               if they matter
    number: 1 # other: RA104                   a further place that a finding of this code points at

Nothing else may be found, in names and texts neither. A file is laid over the one of its name in
base.yaml, or over the first of its folder there, so a case says only what it is about; what
base.yaml defines is always there, its scenario and its boxes are not. A key with `~` is taken away.
A file that is in neither is laid over the shipped one. What a schema finds is looked at first, and
nothing else if it finds something (schema.yaml, where a game has it). A file of another pack, on
which those of the case stand and about which nobody asks, says so behind its name:
`# file: creators/clerk.yaml (beneath)`; what is found in it is not told.
The examples on a check's page are tried in the same way, over the first file that can hold them,
or in the one that they name themselves.
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
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.document import Document
from react_tools.findings import Finding
from react_tools.lint.check import AnyCheck, ask_all
from react_tools.mending.edits import Edits
from react_tools.mending.weighing import Attempt
from react_tools.places import CARDS
from react_tools.rulesets import RULESETS
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.reading import text as text_at
from react_tools.source.text import Text
from react_tools.source.tree import Mapping, Node, Scalar, Sequence
from react_tools.texts import TEXTS
from react_tools.texts.writing import Writing

CASES = Path(__file__).parents[1] / "checks"
CASE = re.compile(r"^===== (?P<name>.*)\n", re.MULTILINE)
FILE = re.compile(r"^(?:---\n)?# file: (?P<name>.*)\n", re.MULTILINE)
_EXPECT = re.compile(r"# expect: (?P<code>\w+)(?: @(?P<column>\d+))?(?: – (?P<words>[^#\n]+))?")
_OTHER = re.compile(r"# other: (?P<code>\w+)")
_EXAMPLE = re.compile(r"^(?P<name>Wrong|Right):\n(?P<text>(?:(?: .*)?\n)+)", re.MULTILINE)
_OF_SCENARIOS = "2"
"""The first digit of the codes of checks that look at scenarios."""
_OF_BOXES = "4"
"""The same of boxes."""
BENEATH = " (beneath)"
"""Behind the name of a file on which the others stand, and about which nobody asks."""
_BOXES = "boxes.yaml"
"""What lies around a case only if it names it."""


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
    for game in RULESETS:
        files = (CASES / game).glob("*.yaml")
        for path in sorted(it for it in files if it.stem != "base"):
            for title, text in blocks(path.read_text("utf-8"), CASE):
                yield pytest.param(game, text, id=f"{game} {path.stem}: {title}")


def examples() -> Iterator[object]:
    for game in RULESETS:
        for check in rulesets.get(game).checks:
            for name, text in _EXAMPLE.findall(inspect.cleandoc(check.page) + "\n"):
                yield pytest.param(game, check, name, text, id=f"{check.code} {name.lower()}")


@pytest.mark.parametrize(("game", "text"), list(cases()))
def test_a_case_has_the_findings_that_are_marked_and_no_other(game: str, text: str) -> None:
    files = dict(blocks(text, FILE))

    found = findings(game, files)

    wanted = list(marks(files))
    assert [(it.span.path, it.span.line, it.code) for it in found] == [it[:3] for it in wanted]
    for finding, mark in zip(found, wanted, strict=True):
        assert mark.column in {"", str(finding.span.column)}, finding
        assert mark.words in f"{finding.message}; {finding.hint}", finding
    others = {(span.path, span.line, it.code) for it in found for span, _ in it.others}
    assert others == set(other_marks(files))


@pytest.mark.parametrize(("game", "text"), list(cases()))
def test_what_mends_a_finding_of_a_case_takes_it_away_and_brings_no_other(
    game: str, text: str
) -> None:
    files = dict(blocks(text, FILE))
    found = findings(game, files)

    for finding in (it for it in found if it.fix):
        edits = Edits(Text(finding.span.path, files[finding.span.path]))
        assert finding.fix is not None
        assert edits.take(finding.fix), finding
        after = findings(game, {**files, finding.span.path: edits.applied()})
        assert not Attempt({finding.span.path: edits}, [finding]).fails(found, after), after


@pytest.mark.parametrize(("game", "check", "name", "text"), list(examples()))
def test_the_examples_on_a_page_are_what_they_say(
    game: str, check: AnyCheck, name: str, text: str
) -> None:
    example = textwrap.dedent(text)
    named = FILE.match(example)
    home = named["name"] if named else home_of(game, example)
    twin = next(it for it in base(game) if it.startswith("scenarios/"))
    beside = str(Path(twin).parent / "example.yaml")
    around = {_OF_SCENARIOS: (beside, twin), _OF_BOXES: (_BOXES,)}
    files = dict.fromkeys(around.get(check.code[2], ()), "{}")

    found = {
        finding.code
        for finding in findings(game, {**files, beside if home == twin else home: example})
    }

    assert (check.code in found) == (name == "Wrong")


def home_of(game: str, example: str) -> str:
    """The first file over which an example can be laid: its schema finds nothing then."""
    kinds = rulesets.get(game).kinds
    homes = [*base(game), *(it.path for it in shipped(game))]
    tree = tree_of("example.yaml", example)
    for path in homes:
        document = laid_over_base(game, path, tree)
        if not validate(document.tree, kinds[document.kind]):
            return path
    return homes[0]


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


def findings(game: str, files: dict[str, str]) -> list[Finding]:
    """What is found in *files*, laid over base.yaml and beside the shipped rulebook."""
    ruleset = rulesets.get(game)
    trees = trees_of(files)
    laid_down = laid_files(game, trees)
    documents = [*(it for it in shipped(game) if it.path not in {*trees, _BOXES}), *laid_down]
    faults = [fault for it in documents for fault in validate(it.tree, ruleset.kinds[it.kind])]
    written = [replace(it, tree=trees[it.path]) for it in laid_down if it.path in trees]
    found = faults or [*asked(game, documents), *asked_of_texts(game, written)]
    wanted = (it for it in found if f"{it.span.path}{BENEATH}" not in files)
    return sorted(wanted, key=lambda it: (it.span, it.code))


def trees_of(files: dict[str, str]) -> dict[str, Mapping]:
    """The files of a case, those too about which nobody asks."""
    bare = {path.removesuffix(BENEATH): text for path, text in files.items()}
    return {path: tree_of(path, text) for path, text in bare.items()}


def laid_files(game: str, trees: dict[str, Mapping]) -> list[Document]:
    """The files of a case and of what is always there, whole."""
    always = (it for it in base(game) if it != _BOXES and not it.startswith("scenarios/"))
    return [laid_over_base(game, it, trees.get(it)) for it in sorted({*always, *trees})]


def asked(game: str, documents: list[Document]) -> list[Finding]:
    """What the checks find."""
    ruleset = rulesets.get(game)
    library = ruleset.library(documents, {})
    subjects = library.subjects({document.path for document in documents})
    return list(ask_all(ruleset.checks, subjects, library))


def asked_of_texts(game: str, written: list[Document]) -> Iterator[Finding]:
    """What the checks of names and texts find, in what stands in a case alone."""
    kinds = rulesets.get(game).kinds
    return ask_all(TEXTS, [Writing(it, kinds[it.kind]) for it in written], None)


def laid_over_base(game: str, path: str, tree: Mapping | None) -> Document:
    below = below_of(game, path)
    made = below if tree is None else laid(tree, below)
    assert isinstance(made, Mapping)
    kind = rulesets.get(game).kind_of(made)
    assert kind is not None
    return Document(kind, path, made)


def below_of(game: str, path: str) -> Mapping:
    known = {**{it.path: it.tree for it in shipped(game)}, **base(game)}
    home = path.split("/", maxsplit=1)[0]
    return known.get(path) or next(it for name, it in base(game).items() if name.startswith(home))


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
        if isinstance(entry.value, Scalar) and entry.value.value is None:
            del over.entries[name]
            continue
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
def base(game: str) -> dict[str, Mapping]:
    text = (CASES / game / "base.yaml").read_text("utf-8")
    return {path: tree_of(f"base/{path}", part) for path, part in blocks(text, FILE)}


@cache
def shipped(game: str) -> tuple[Document, ...]:
    """The rulebook, the rulings and the numbers of the game."""
    trees = [
        tree_of(path.name, path.read_text("utf-8"))
        for path in sorted((CARDS / game).glob("*.yaml"))
    ]
    kinds = [rulesets.get(game).kind_of(tree) for tree in trees]
    return tuple(
        Document(kind, tree.path, tree) for kind, tree in zip(kinds, trees, strict=True) if kind
    )


def tree_of(path: str, text: str) -> Mapping:
    parsed = parse(text.encode(), path)
    assert list(parsed.faults) == []
    assert isinstance(parsed.tree, Mapping)
    return parsed.tree
