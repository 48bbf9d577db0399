"""Runs the cases and pages of the checks of names and texts, which hold for every game.

The cases in tests/checks/texts are marked like those of games (test_cases.py), but a file stands
for itself and may leave out what its schema wants. What cannot be seen is spelt out in them:

    ‹U+200B›    the character of that number
    ␠           a blank at the end of a line
    ␍           a carriage return before the line break
    ␄           the end of the file, without a line break
"""

import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from react_tools import rulesets, texts
from react_tools.document import Document
from react_tools.findings import Finding, Fix, Level
from react_tools.lint.check import AnyCheck, Check, ask_all
from react_tools.load import load, shipped
from react_tools.places import EXAMPLES
from react_tools.rulesets import RULESETS
from react_tools.source.insert import Insertion, applied
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, plain
from react_tools.texts import TEXTS
from react_tools.texts.writing import Writing

CASES = Path(__file__).parents[1] / "checks" / "texts"
_CASE = re.compile(r"^===== (?P<name>.*)\n# file: (?P<file>.*)\n", re.MULTILINE)
_EXPECT = re.compile(r"# expect: (?P<code>\w+)(?: @(?P<column>\d+))?(?: – (?P<words>[^#\n]+))?")
_OTHER = re.compile(r"# other: (?P<code>\w+)")
_EXAMPLE = re.compile(r"^(?P<name>Wrong|Right):\n(?P<text>(?:(?: .*)?\n)+)", re.MULTILINE)
_NUMBER = re.compile("‹U\\+([0-9A-F]+)›")
_SPELT = "␠␍␄"
every_check = pytest.mark.parametrize("check", TEXTS, ids=[check.code for check in TEXTS])


class Case(NamedTuple):
    """A file with its offences marked: the text as it is spelt out, and how it is called."""

    path: str
    spelt: str

    @property
    def text(self) -> str:
        """What the file holds."""
        return unspelt(self.spelt)


def unspelt(text: str) -> str:
    """A text with the characters that it spells out."""
    seen = _NUMBER.sub(lambda it: chr(int(it[1], 16)), text.partition("␄")[0])
    return seen.replace("␠", " ").replace("␍", "\r")


def every_case() -> dict[str, Case]:
    found: dict[str, Case] = {}
    for path in sorted(CASES.glob("*.yaml")):
        whole = path.read_text("utf-8")
        heads = list(_CASE.finditer(whole))
        ends = [*(it.start() for it in heads[1:]), len(whole)]
        for head, end in zip(heads, ends, strict=True):
            found[f"{path.stem}: {head['name']}"] = Case(head["file"], whole[head.end() : end])
    return found


def every_example() -> Iterator[object]:
    for check in TEXTS:
        for name, text in _EXAMPLE.findall(inspect.cleandoc(check.page) + "\n"):
            yield pytest.param(check, name, textwrap.dedent(text), id=f"{check.code} {name}")


CASE = every_case()
each_case = pytest.mark.parametrize("case", CASE.values(), ids=list(CASE))


def tree_of(path: str, text: str) -> Mapping:
    parsed = parse(text.encode(), path)
    assert list(parsed.faults) == []
    assert isinstance(parsed.tree, Mapping)
    return parsed.tree


def found_in(path: str, text: str) -> list[Finding]:
    ruleset, tree = rulesets.get(RULESETS[0]), tree_of(path, text)
    kind = ruleset.kind_of(tree) or "creator"
    writing = Writing(Document(kind, path, tree), ruleset.kinds[kind])
    return sorted(ask_all(TEXTS, [writing], None), key=lambda it: (it.span, it.code))


def mended(text: str, fix: Fix) -> str:
    """A text with the edits of a fix."""
    starts = [0, *(it.end() for it in re.finditer(r"\r\n|\r|\n", text))]
    edits = []
    for edit in fix.edits:
        span = edit.span
        start = starts[span.line - 1] + span.column - 1
        end = starts[span.end_line - 1] + span.end_column - 1
        edits.append(Insertion(start, edit.text, end))
    return applied(text, edits)


@each_case
def test_a_case_has_the_findings_that_are_marked_and_no_other(case: Case) -> None:
    found = found_in(case.path, case.text)

    lines = list(enumerate(case.spelt.split("\n"), 1))
    wanted = [(number, it) for number, line in lines for it in _EXPECT.finditer(line)]
    key = [(it.span.line, it.code) for it in found]
    assert sorted(key) == sorted((number, mark["code"]) for number, mark in wanted)
    for number, mark in wanted:
        words = (mark["words"] or "").strip(f" {_SPELT}")
        assert [
            it
            for it in found
            if (it.span.line, it.code) == (number, mark["code"])
            and mark["column"] in {None, str(it.span.column)}
            and words in f"{it.message}; {it.hint}"
        ], (mark[0], found)
    others = {(span.line, it.code) for it in found for span, _ in it.others}
    assert others == {(number, it[1]) for number, line in lines for it in _OTHER.finditer(line)}


@each_case
def test_a_mended_file_has_no_such_finding_and_no_new_one(case: Case) -> None:
    found = found_in(case.path, case.text)

    for finding in found:
        if finding.fix:
            left = found_in(case.path, mended(case.text, finding.fix))
            codes = sorted(it.code for it in left)
            once = sorted(it.code for it in found if it is not finding)
            assert set(codes) <= set(once), finding
            assert codes.count(finding.code) == once.count(finding.code), finding


@each_case
def test_a_safe_fix_leaves_what_the_file_means(case: Case) -> None:
    for finding in found_in(case.path, case.text):
        if finding.fix and finding.fix.safe:
            after = tree_of(case.path, mended(case.text, finding.fix))
            assert plain(after) == plain(tree_of(case.path, case.text))


@pytest.mark.parametrize(("check", "name", "text"), list(every_example()))
def test_the_examples_on_a_page_are_what_they_say(check: AnyCheck, name: str, text: str) -> None:
    found = {it.code for it in found_in("creators/example.yaml", unspelt(text))}

    assert (check.code in found) == (name == "Wrong")


def test_every_check_that_is_written_is_listed() -> None:
    written = set()
    for module in pkgutil.iter_modules(texts.__path__):
        things = vars(importlib.import_module(f"{texts.__name__}.{module.name}")).values()
        written |= {(module.name, thing.code) for thing in things if isinstance(thing, Check)}

    assert written == {(check.name, check.code) for check in TEXTS}


def test_the_list_is_in_the_order_of_codes_each_given_once() -> None:
    codes = [check.code for check in TEXTS]

    assert codes == sorted(set(codes))


def test_no_code_is_that_of_a_game() -> None:
    of_games = {check.code for game in RULESETS for check in rulesets.get(game).checks}

    assert of_games.isdisjoint(check.code for check in TEXTS)


@every_check
def test_a_page_has_a_summary_reasons_and_two_examples(check: AnyCheck) -> None:
    summary, *rest = inspect.cleandoc(check.page).split("\n\n")

    assert "\n" not in summary
    assert summary.endswith(".")
    assert [part.split(":")[0] for part in rest] == ["Why it matters", "Wrong", "Right"]


@every_check
def test_a_check_has_cases_with_a_finding_and_cases_without(check: AnyCheck) -> None:
    own = [case.spelt for name, case in CASE.items() if name.startswith(check.code)]

    assert {f"# expect: {check.code}" in spelt for spelt in own} == {True, False}


@pytest.mark.parametrize("game", list(RULESETS))
def test_nothing_that_ships_has_a_finding(game: str) -> None:
    folders = [it for it in (shipped(game), EXAMPLES / game) if it.is_dir()]
    codes = {check.code for check in TEXTS}
    every = chain.from_iterable(load([it], ruleset=game).checked() for it in folders)

    assert [it for it in every if it.code in codes] == []


def test_only_errors_fail_a_run_and_only_layout_is_a_safe_matter() -> None:
    safe = {
        it.code
        for case in CASE.values()
        for it in found_in(case.path, case.text)
        if it.fix and it.fix.safe
    }

    assert safe == {"TX118", "TX119", "TX120"}
    assert {it.code for it in TEXTS if it.level is Level.NOTE} == {*safe, "TX124"}
