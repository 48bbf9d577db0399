"""The limits that keep rooms small, and imports that run one way."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "react_tools"
MOST_LINES = 250
VAGUE = {"utils", "util", "helpers", "helper", "common", "base", "misc", "manager", "managers"}
FILES = sorted(PACKAGE.rglob("*.py"))


def dotted(file: Path) -> str:
    """The module's name."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {dotted(file): file for file in FILES}


def test_no_module_is_longer_than_the_limit() -> None:
    long = {
        name: lines
        for name, file in MODULES.items()
        if (lines := len(file.read_text("utf-8").splitlines())) > MOST_LINES
    }

    assert long == {}


def test_no_module_is_named_for_anything_and_everything() -> None:
    vague = [name for name in MODULES if VAGUE & set(name.replace("_", ".").split("."))]

    assert vague == []


@cache
def parsed(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text("utf-8"))


def test_no_import_is_relative() -> None:
    relative = [
        name
        for name in MODULES
        for node in ast.walk(parsed(name))
        if isinstance(node, ast.ImportFrom) and node.level
    ]

    assert relative == []


def test_no_import_takes_everything() -> None:
    stars = [
        name
        for name in MODULES
        for node in ast.walk(parsed(name))
        if isinstance(node, ast.ImportFrom) and any(it.name == "*" for it in node.names)
    ]

    assert stars == []


def test_no_class_has_a_metaclass() -> None:
    made = [
        name
        for name in MODULES
        for node in ast.walk(parsed(name))
        if isinstance(node, ast.ClassDef) and any(it.arg == "metaclass" for it in node.keywords)
    ]

    assert made == []


def test_no_function_changes_a_global_name() -> None:
    changed = [
        name for name in MODULES for node in ast.walk(parsed(name)) if isinstance(node, ast.Global)
    ]

    assert changed == []


@pytest.mark.parametrize("name", MODULES)
def test_every_module_says_what_it_is(name: str) -> None:
    assert (ast.get_docstring(parsed(name)) or "").strip()


# Imports


def _runs(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Everything that is carried out; what only type checkers see is not."""
    for node in body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from _runs(node.orelse)
        else:
            yield from ast.walk(node)


def imported(name: str, *, typing: bool) -> set[str]:
    """The modules of the package that one imports; *typing*: those for type checkers too."""
    tree = parsed(name)
    found: set[str] = set()
    for node in ast.walk(tree) if typing else _runs(tree.body):
        if isinstance(node, ast.Import):
            found.update(it.name for it in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{it.name}" for it in node.names}
            found.update(inner & set(MODULES) or {node.module})
    return (found & set(MODULES)) - {name}


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Modules that import one another, round about or straight."""

    def reached(name: str) -> set[str]:
        found: set[str] = set()
        waiting = [*graph[name]]
        while waiting:
            if (one := waiting.pop()) not in found:
                found.add(one)
                waiting.extend(graph[one])
        return found

    far = {name: reached(name) for name in graph}
    rings = {tuple(sorted(it for it in far[name] if name in far[it])) for name in graph}
    return sorted(list(ring) for ring in rings if ring)


def test_imports_run_in_no_circle() -> None:
    assert circles({name: imported(name, typing=False) for name in MODULES}) == []


def test_no_two_modules_import_each_other_even_for_types() -> None:
    graph = {name: imported(name, typing=True) for name in MODULES}
    pairs = [(a, b) for a in graph for b in sorted(graph[a]) if a < b and a in graph[b]]

    assert pairs == []


@pytest.mark.parametrize("room", ["effects", "triggers", "checks", "events"])
def test_files_of_one_room_know_nothing_of_each_other(room: str) -> None:
    folder = f"react_tools.rulesets.react.{room}."
    siblings = {
        name: sorted(it for it in imported(name, typing=True) if it.startswith(folder))
        for name in MODULES
        if name.startswith(folder)
    }

    assert {name: known for name, known in siblings.items() if known} == {}


def test_the_package_imports_only_what_it_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {re.split(r"[^\w-]", it)[0].lower() for it in project["dependencies"]}
    tops = {
        module.split(".")[0]
        for name in MODULES
        for node in ast.walk(parsed(name))
        for module in (
            [it.name for it in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    distributions = packages_distributions()
    foreign = tops - sys.stdlib_module_names - {"react_tools"}

    brought = {"referencing"}  # jsonschema's own words for what refers to what

    assert {
        distributions[top][0].lower().replace("_", "-") for top in foreign
    } <= declared | brought
