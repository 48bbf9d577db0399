"""What the oracle's worth hangs on: it shares nothing with the engine but the definitions."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "react_tools" / "rulesets"
TOLD = sorted(it for it in HERE.glob("*.py") if not it.name.startswith(("test_", "conftest")))
REACT = "react_tools.rulesets.react"
SHARED = (
    "react_tools.game",
    "react_tools.phrases",
    "react_tools.scenario",
    "react_tools.source",
    f"{REACT}.build",
    f"{REACT}.definitions",
    f"{REACT}.language",
    f"{REACT}.library",
    f"{REACT}.steps",
    "tests.oracle",
)
"""What it may import of ours: the contract, the definitions and what they are made of."""
RUN = 6
"""So many lines in a row are no chance."""


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (it.name for it in node.names)
        if isinstance(node, ast.ImportFrom):
            yield f"{'.' * node.level}{node.module or ''}"
            yield from (f"{node.module}.{it.name}" for it in node.names if node.module == REACT)


def runs(file: Path) -> Iterator[tuple[str, ...]]:
    """Every so many lines in a row of a file's code, without blanks, margins and imports."""
    text = file.read_text("utf-8")
    imports = [
        it for it in ast.walk(ast.parse(text)) if isinstance(it, ast.Import | ast.ImportFrom)
    ]
    dropped = {line for it in imports for line in range(it.lineno, (it.end_lineno or 0) + 1)}
    lines = [it.strip() for at, it in enumerate(text.splitlines(), 1) if at not in dropped]
    code = [it for it in lines if it and not it.startswith("#")]
    yield from (tuple(code[at : at + RUN]) for at in range(len(code) - RUN + 1))


@pytest.mark.parametrize("file", TOLD, ids=lambda it: it.stem)
def test_the_oracle_imports_nothing_of_the_engine(file: Path) -> None:
    ours = [it for it in imported(file) if it.startswith(("react_tools", "tests", "."))]

    assert [it for it in ours if not f"{it}.".startswith(tuple(f"{it}." for it in SHARED))] == []


def test_an_import_of_the_engine_would_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "chain.py"
    file.write_text(f"def later() -> None:\n    from {REACT} import chain\n", "utf-8")

    assert f"{REACT}.chain" in set(imported(file))


def test_no_run_of_lines_is_the_same_as_in_the_engine() -> None:
    theirs = {run for file in ENGINE.rglob("*.py") for run in runs(file)}

    assert [(it.name, run) for it in TOLD for run in runs(it) if run in theirs] == []


def test_a_copied_run_of_lines_would_be_seen(tmp_path: Path) -> None:
    engine = ENGINE / "react" / "definitions.py"
    copied = tmp_path / "copied.py"
    copied.write_text(f"import ast\n\n{engine.read_text('utf-8')}", "utf-8")

    assert set(runs(copied)) & set(runs(engine))
