"""The engine names no card: with every id and every name replaced, all goes on as before.

Each id of a creator's file and each word of its names gives way to an invented one of the same
length, in the creators and in the scenarios. Then every scenario holds, and its traces, mapped
back, are the same bytes. Invented ids have no vowels, invented words are Greek: no trace has
such words of its own.
"""

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from react_tools.render.line import plain as bare
from react_tools.render.traces import FORMATS
from react_tools.ruleset import Document
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import played as play
from react_tools.scenario.runner import Run
from react_tools.source import tree
from react_tools.source.parse import parse

Data = dict[str, "Data"] | list["Data"] | str | int | float | bool | None

PACKAGE = Path(__file__).parents[2] / "react_tools"
CONSONANTS = "bcdfghjklmnpqrstvwxz"
GREEK = "αβγδεζηθικλμνξοπρστυφχψω"
GREEK_WORD = re.compile(f"[{GREEK}{GREEK.upper()}]+")
WORD = re.compile(r"[^\W\d_]+")
PAGE = frozenset({"what", "why", "wrong", "right"})
UNTOUCHED = frozenset(
    {"title", "cites", "twin", "field", "source", "sources", "printed", "gender", "kind"}
)


def plain_data(node: tree.Node) -> Data:
    """The bare data of a file."""
    data: Data = tree.plain(node)  # type: ignore[assignment]
    return data


def below(key: str, inner: str, data: Mapping[str, Data]) -> str:
    """What the value under *inner* is, inside of *key*: `name` for all parts of a name."""
    if inner in UNTOUCHED:
        return inner
    is_name = inner in {"name", "cases"} or (inner == "of" and "supply" in data)
    return "name" if is_name or key == "name" else inner


def ids(data: Data, key: str = "") -> Iterator[str]:
    """Every id that a creator's file gives."""
    if isinstance(data, list):
        for item in data:
            yield from ids(item)
    if not isinstance(data, dict):
        return
    yield from (str(data[word]) for word in ("creator", "id") if word in data)
    if key in {"tokens", "summons"}:
        yield from data
    for inner in ("tokens", "summons", "passives", "abilities", "deck"):
        yield from ids(data.get(inner), inner)


def names(data: Data, key: str = "") -> Iterator[str]:
    """Every name that a creator's file gives, in both languages and all cases."""
    if isinstance(data, list):
        for item in data:
            yield from names(item, key)
    elif isinstance(data, dict):
        for inner, value in data.items():
            if inner not in UNTOUCHED:
                yield from names(value, below(key, inner, data))
    elif isinstance(data, str) and key == "name":
        yield data


@dataclass(frozen=True)
class Renaming:
    """Two one-to-one maps: of ids, and of the words of names (in small letters)."""

    ids: Mapping[str, str]
    words: Mapping[str, str]

    @classmethod
    def of(cls, creators: Sequence[Data]) -> "Renaming":
        """Invent ids, in another order than those they replace, and words.

        The initial of a summon stays, for it is the summon's mark in drawings; so does a
        vowel, for the sake of the article before it.
        """
        given = sorted({it for data in creators for it in ids(data)}, reverse=True)
        summons = {
            it for data in creators if isinstance(data, dict) for it in _keys(data, "summons")
        }
        fresh = {}
        for at, old in enumerate(given):
            first, second = divmod(at, len(CONSONANTS))
            stays = old in summons or old[0] in "aeiou"
            initial = old[0] if stays else CONSONANTS[-1 - at % len(CONSONANTS)]
            fresh[old] = initial + CONSONANTS[first] + CONSONANTS[second] + "q" * (len(old) - 3)
        told = {
            word.lower() for data in creators for name in names(data) for word in WORD.findall(name)
        }
        invented = {size: product(GREEK, repeat=size) for size in {len(word) for word in told}}
        words = {word: "".join(next(invented[len(word)])) for word in sorted(told)}
        return cls(fresh, words)

    def data(self, data: Data, key: str = "") -> Data:
        """A file's data with everything replaced."""
        if key in UNTOUCHED:
            return data
        if isinstance(data, dict):
            return {
                _replaced(inner, self.ids): self.data(value, below(key, inner, data))
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


def _keys(data: Mapping[str, Data], name: str) -> list[str]:
    inner = data.get(name)
    return list(inner) if isinstance(inner, dict) else []


def _replaced(text: str, by: Mapping[str, str]) -> str:
    """A text with its ids replaced: a phrase, a short event, `brush-spirit.B`, `dancing-fish-1`."""
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
        f"{played.scenario.id} {name} {lang}": "\n".join(
            bare(line) for line in lines(played, lang, library.rules, library.rulings)
        )
        for played in runs
        for name, lines in FORMATS.items()
        for lang in ("en", "ru")
    }


def played(library: Library) -> list[Run]:
    """Every scenario, played."""
    runs = (play(it, library) for it in library.every_scenario)
    return [it for it in runs if isinstance(it, Run)]


@pytest.fixture(scope="module")
def renaming(documents: Sequence[Document]) -> Renaming:
    return Renaming.of([plain_data(it.tree) for it in documents if it.kind == "creator"])


@pytest.fixture(scope="module")
def renamed(documents: Sequence[Document], renaming: Renaming) -> Library:
    """The library of the renamed texts; JSON is YAML too."""
    made = []
    for document in documents:
        text = json.dumps(renaming.data(plain_data(document.tree)), ensure_ascii=False)
        root = parse(text.encode(), document.path).tree
        assert isinstance(root, tree.Mapping)
        made.append(Document(document.kind, document.path, root))
    return REACT.library(made, {})


@pytest.fixture(scope="module")
def renamed_runs(renamed: Library) -> list[Run]:
    return played(renamed)


def test_every_id_and_every_name_is_replaced(
    documents: Sequence[Document], renamed: Library
) -> None:
    old = [plain_data(it.tree) for it in documents if it.kind == "creator"]
    new = [plain_data(it.node) for it in renamed.every_creator]

    assert not {it for data in old for it in ids(data)} & {it for data in new for it in ids(data)}
    assert not {it for data in old for it in names(data)} & {
        it for data in new for it in names(data)
    }


def test_every_scenario_holds_under_other_names(renamed_runs: list[Run]) -> None:
    assert [it.scenario.id for it in renamed_runs if not it.ok] == []


def test_traces_are_the_same_but_for_the_names(
    library: Library, renamed: Library, renamed_runs: list[Run], renaming: Renaming
) -> None:
    old = traces(played(library), library)
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
def forbidden(documents: Sequence[Document]) -> re.Pattern[str]:
    """A pattern for the ids and names of what the shipped files define."""
    creators = [plain_data(it.tree) for it in documents if it.kind == "creator"]
    texts = {it.lower() for data in creators for it in (*ids(data), *names(data))}
    either = "|".join(re.escape(it) for it in sorted(texts, key=len, reverse=True))
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
