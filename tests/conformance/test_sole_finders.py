"""Each check finds a mistake that nothing else finds: no check, no schema, no scenario played.

A mistake is a case (tests/checks) that marks findings of its check alone. Its files are written out
whole, as a pack that is faultless without it, and all of the pack is judged as `react-tools check`
judges it. Who adds a check adds nothing here: one of its cases has to be such a mistake.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.lint.check import AnyCheck
from react_tools.load import load_each
from react_tools.rulesets import RULESETS
from react_tools.source import tree
from react_tools.texts import TEXTS
from tests.conformance.test_cases import (
    BENEATH,
    CASE,
    CASES,
    FILE,
    base,
    blocks,
    laid_files,
    laid_over_base,
    marks,
    tree_of,
    trees_of,
)
from tests.conformance.test_texts import CASE as CASE_OF_TEXTS

PACK = Path("a-pack", "cards")
CHECKS = [
    *(
        pytest.param(game, check, id=f"{game} {check.code}")
        for game in RULESETS
        for check in rulesets.get(game).checks
    ),
    *(pytest.param(RULESETS[0], check, id=f"texts {check.code}") for check in TEXTS),
]


class Mistake(NamedTuple):
    """A pack with a mistake; nobody asks about the files *beneath*."""

    name: str
    files: Mapping[str, str]
    beneath: Collection[str] = ()


@pytest.mark.parametrize("game", list(RULESETS))
def test_the_pack_in_which_mistakes_are_made_is_faultless(game: str) -> None:
    files = {path: whole(it) for path, it in base(game).items()}

    assert found(game, Mistake("none", files)) == set()


@pytest.mark.parametrize(("game", "check"), CHECKS)
def test_a_check_is_the_sole_finder_of_a_mistake(game: str, check: AnyCheck) -> None:
    every = _in_texts(game, check) if check in TEXTS else _in_game(game, check)
    tried = dict[str, set[str]]()

    for mistake in every:
        tried[mistake.name] = found(game, mistake)
        if tried[mistake.name] == {check.code}:
            break

    assert {check.code} in tried.values(), tried


def found(game: str, mistake: Mistake) -> set[str]:
    """The codes of all that is found in a pack, and of what comes of its scenarios."""
    home = PACK / game
    over = {home / path: text.encode() for path, text in mistake.files.items()}
    (loaded,) = load_each(list(over), over=over)
    wanted = (path for path in mistake.files if path not in mistake.beneath)
    asked = replace(loaded, paths=tuple((home / path).as_posix() for path in wanted))
    played = (finding for run in asked.played() for finding in run.findings)
    return {it.code for it in (*asked.checked(), *played)}


def _in_game(game: str, check: AnyCheck) -> Iterator[Mistake]:
    """The cases that mark findings of a game's check alone."""
    path = CASES / game / f"{check.code}.yaml"
    for name, text in blocks(path.read_text("utf-8"), CASE):
        files = dict(blocks(text, FILE))
        if {it.code for it in marks(files)} == {check.code}:
            laid = {it.path: whole(it.tree) for it in laid_files(game, trees_of(files))}
            beneath = [it.removesuffix(BENEATH) for it in files if it.endswith(BENEATH)]
            yield Mistake(name, laid, beneath)


def _in_texts(game: str, check: AnyCheck) -> Iterator[Mistake]:
    """The same of a check of all texts; they are kept to the letter, with whatever is unseen."""
    around = {it.path: whole(it.tree) for it in laid_files(game, {})}
    for name, case in CASE_OF_TEXTS.items():
        marked = {it.code for it in marks({case.path: case.spelt})}
        if name.startswith(check.code) and marked == {check.code}:
            own = tree_of(case.path, case.text)
            rest = whole(laid_over_base(game, case.path, None).tree, without=own.entries)
            yield Mistake(name, {**around, case.path: f"{rest}{case.text}"})


def whole(root: tree.Mapping, without: Collection[str] = ()) -> str:
    """A file as text, a line each key."""
    every = tree.plain(root)
    assert isinstance(every, dict)
    kept = {key: it for key, it in every.items() if key not in without}
    return "".join(f"{key}: {json.dumps(it, ensure_ascii=False)}\n" for key, it in kept.items())
