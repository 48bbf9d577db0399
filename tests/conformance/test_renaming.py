"""The engine names no card: with every id and every name replaced, all goes on as before.

Each id that designers give and each word of their names gives way to an invented one of the same
length, there and in the scenarios. Which these are, says the file of the game beside this one
(DEFINING, the kinds of file; `ids`, `names`, `below`, UNTOUCHED; `kept`, the ids whose initial is a
mark in drawings). Then every scenario holds, and its traces, mapped back, are the same bytes.
Invented ids have no vowels, invented words are Greek: no trace has such words of its own.
"""

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from react_tools.document import Document
from react_tools.render.line import plain as bare
from react_tools.render.traces import FORMATS
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.runner import Run
from react_tools.source import tree
from react_tools.source.parse import parse
from tests.conformance.conftest import special

Data = dict[str, "Data"] | list["Data"] | str | int | float | bool | None

PACKAGE = Path(__file__).parents[2] / "react_tools"
CONSONANTS = "bcdfghjklmnpqrstvwxz"
GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
GREEK_WORD = re.compile(f"[{GREEK}{GREEK.upper()}]+")
WORD = re.compile(r"[^\W\d_]+")
PAGE = frozenset({"what", "why", "wrong", "right"})


def plain_data(node: tree.Node) -> Data:
    """The bare data of a file."""
    data: Data = tree.plain(node)  # type: ignore[assignment]
    return data


@dataclass(frozen=True)
class Renaming:
    """Two one-to-one maps: of ids, and of the words of names (in small letters)."""

    own: ModuleType
    ids: Mapping[str, str]
    words: Mapping[str, str]

    @classmethod
    def of(cls, own: ModuleType, files: Sequence[Data]) -> "Renaming":
        """Invent ids, in another order than those they replace, and words.

        The initial of what is *kept* stays; so does a vowel, for the sake of the article before it.
        """
        given = sorted({it for data in files for it in own.ids(data)}, reverse=True)
        kept = {it for data in files for it in own.kept(data)}
        fresh = {}
        for at, old in enumerate(given):
            first, second = divmod(at, len(CONSONANTS))
            stays = old in kept or old[0] in "aeiou"
            initial = old[0] if stays else CONSONANTS[-1 - at % len(CONSONANTS)]
            fresh[old] = initial + CONSONANTS[first] + CONSONANTS[second] + "q" * (len(old) - 3)
        told = {
            word.lower()
            for data in files
            for name in own.names(data)
            for word in WORD.findall(name)
        }
        invented = {size: product(GREEK, repeat=size) for size in {len(word) for word in told}}
        words = {word: "".join(next(invented[len(word)])) for word in sorted(told)}
        return cls(own, fresh, words)

    def data(self, data: Data, key: str = "") -> Data:
        """A file's data with everything replaced."""
        if key in self.own.UNTOUCHED:
            return data
        if isinstance(data, dict):
            return {
                _replaced(inner, self.ids): self.data(value, self.own.below(key, inner, data))
                for inner, value in data.items()
            }
        if isinstance(data, list):
            return [self.data(item, key) for item in data]
        if not isinstance(data, str):
            return data
        if key == "name":
            return WORD.sub(lambda word: _as(word.group(), self.words), data)
        return _replaced(data, self.ids)

    def back(self, trace: str) -> str:
        """A trace with the old ids and names."""
        old_words = {new: old for old, new in self.words.items()}
        trace = GREEK_WORD.sub(lambda word: _as(word.group(), old_words), trace)
        return _replaced(trace, {new: old for old, new in self.ids.items()})


def _replaced(text: str, by: Mapping[str, str]) -> str:
    """A text with its ids replaced: a phrase, a short event, `brush-spirit.B`, `dancing-fish-1`."""
    if not by:
        return text
    either = "|".join(sorted(by, key=len, reverse=True))
    pattern = rf"(?<![\w-])({either})(?=(?:-\d+)?(?![\w-]))"
    return re.sub(pattern, lambda found: by[found.group()], text)


def _as(word: str, by: Mapping[str, str]) -> str:
    """The other word, with capitals where this one has them."""
    pairs = zip(by[word.lower()], word, strict=True)
    return "".join(other.upper() if mine.isupper() else other for other, mine in pairs)


def traces(runs: Sequence[Run], library: Library) -> dict[str, str]:
    """Every trace in every format and language."""
    return {
        f"{played.scenario.path} {name} {lang}": "\n".join(
            bare(line) for line in lines(played, lang, library.rules, library.rulings)
        )
        for played in runs
        for name, lines in FORMATS.items()
        for lang in ("en", "ru")
    }


def played(ruleset: AnyRuleset, library: Library) -> list[Run]:
    """Every scenario, played."""
    runs = (ruleset.play(it, library) for it in library.scenarios.values())
    return [it for it in runs if isinstance(it, Run)]


@pytest.fixture(scope="module")
def own(ruleset: AnyRuleset) -> ModuleType:
    """What the game says of its ids and names; that it has none, if it says nothing."""
    found = special(ruleset.name)
    if found is not None:
        return found
    nothing = ModuleType("nothing")
    nothing.__dict__.update(DEFINING=(), UNTOUCHED=(), ids=iter, names=iter, below=lambda *_: "")
    return nothing


def defining(own: ModuleType, documents: Sequence[Document]) -> list[Data]:
    """The data of the files in which designers give ids and names."""
    return [plain_data(it.tree) for it in documents if it.kind in own.DEFINING]


@pytest.fixture(scope="module")
def renaming(own: ModuleType, documents: Sequence[Document]) -> Renaming:
    return Renaming.of(own, defining(own, documents))


@pytest.fixture(scope="module")
def new_documents(
    own: ModuleType, documents: Sequence[Document], renaming: Renaming
) -> list[Document]:
    """The renamed texts; JSON is YAML too."""
    made = []
    for document in documents:
        data = plain_data(document.tree)
        apart = document.kind not in {"scenario", *own.DEFINING}
        text = json.dumps(data if apart else renaming.data(data), ensure_ascii=False)
        root = parse(text.encode(), document.path).tree
        assert isinstance(root, tree.Mapping)
        made.append(Document(document.kind, document.path, root))
    return made


@pytest.fixture(scope="module")
def renamed(ruleset: AnyRuleset, new_documents: Sequence[Document]) -> Library:
    made: Library = ruleset.library(new_documents, {})
    return made


@pytest.fixture(scope="module")
def renamed_runs(ruleset: AnyRuleset, renamed: Library) -> list[Run]:
    return played(ruleset, renamed)


def test_every_id_and_every_name_is_replaced(
    own: ModuleType, documents: Sequence[Document], new_documents: Sequence[Document]
) -> None:
    for told in (own.ids, own.names):
        old, new = (
            {it for data in defining(own, files) for it in told(data)}
            for files in (documents, new_documents)
        )
        assert old or not own.DEFINING
        assert old & new == set()


def test_every_scenario_holds_under_other_names(renamed_runs: list[Run]) -> None:
    assert [(it.scenario.id, it.findings) for it in renamed_runs if not it.ok] == []


def test_traces_are_the_same_but_for_the_names(
    ruleset: AnyRuleset,
    library: Library,
    renamed: Library,
    renamed_runs: list[Run],
    renaming: Renaming,
) -> None:
    old = traces(played(ruleset, library), library)
    new = {name: renaming.back(it) for name, it in traces(renamed_runs, renamed).items()}

    assert [name for name in old if old[name] != new[name]] == []


# No card in the code


def literals(module: ast.Module) -> Iterator[ast.Constant]:
    """Every text in the code that is no docstring and no part of a manual page."""
    told = {
        id(part)
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) or (isinstance(node, ast.keyword) and node.arg in PAGE)
        for part in ast.walk(node.value)
        if isinstance(node, ast.keyword) or part is node.value
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node


def identifiers(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name in the code, with its line."""
    for node in ast.walk(module):
        for attribute in ("id", "attr", "name", "arg", "asname"):
            name = getattr(node, attribute, None)
            if isinstance(name, str):
                yield getattr(node, "lineno", 0), name


def words(identifier: str) -> str:
    """`BrushSpirit` and `brush_spirit` as `brush-spirit`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", identifier).lower()


@pytest.fixture(scope="module")
def forbidden(own: ModuleType, documents: Sequence[Document]) -> re.Pattern[str]:
    """A pattern for the ids and names of what the shipped files define."""
    allowed: frozenset[str] = getattr(own, "WORDS", frozenset())
    texts = {
        it.lower() for data in defining(own, documents) for it in (*own.ids(data), *own.names(data))
    } - allowed
    either = "|".join(re.escape(it) for it in sorted(texts, key=len, reverse=True)) or "(?!)"
    return re.compile(rf"(?<![\w-])({either})(?![\w-])")


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_no_text_in_the_code_names_a_card(forbidden: re.Pattern[str]) -> None:
    """Examples between backticks may."""
    named = [
        (f"{file.relative_to(PACKAGE)}:{node.lineno}", found.group())
        for file in modules()
        for node in literals(ast.parse(file.read_text("utf-8")))
        for found in forbidden.finditer(re.sub("`[^`]*`", "", str(node.value).lower()))
    ]

    assert named == []


def test_no_name_in_the_code_is_a_cards(forbidden: re.Pattern[str]) -> None:
    named = [
        (f"{file.relative_to(PACKAGE)}:{line}", name)
        for file in modules()
        for line, name in identifiers(ast.parse(file.read_text("utf-8")))
        if forbidden.search(words(name))
    ]

    assert named == []
