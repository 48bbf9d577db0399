"""What is judged on a ground that was read once is judged as the product judges it on disk."""

from collections.abc import Iterable
from itertools import count, islice
from pathlib import Path

import pytest

from react_tools.findings import Finding, Level
from react_tools.load import load_each
from tests.broken.judged import found
from tests.broken.mutants import Mutant, mutant
from tests.broken.sources import RECORDED, SETTLED

SEED, MANY = 31, 24


def mutants() -> Iterable[Mutant]:
    """Some whose place in a folder `cards` tells their game."""
    every = (mutant(SEED, it) for it in count())
    kinds = {RECORDED, SETTLED}
    return (
        it for it in every if it.source.path.startswith("cards/") and it.source.kind not in kinds
    )


def errors(every: Iterable[Finding], path: str) -> set[tuple[str, int, int]]:
    """The errors in a file: codes and places."""
    return {
        (it.code, it.span.line, it.span.column)
        for it in every
        if it.level is Level.ERROR and it.span.path == path
    }


def on_disk(made: Mutant) -> Iterable[Finding]:
    """What is found in a mutant that lies where one stands."""
    file = Path(made.source.path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(made.data)
    for loaded in load_each([file], scenarios=True):
        yield from loaded.checked()
        for came in loaded.played():
            yield from came.findings
    file.unlink()


def test_the_same_errors_are_found_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    parting = []
    for made in islice(mutants(), MANY):
        path = made.source.path
        ours = errors(found(made.source, made.data, made.number), path)
        if ours != (theirs := errors(on_disk(made), path)):
            parting.append((made.name, ours ^ theirs))

    assert parting == []
