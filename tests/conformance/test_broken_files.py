"""Good files, broken at every place in every way: both validators agree, and the words are good.

The files are written out as JSON, one value a line. JSON is YAML too, so every finding
has a place of its own there.
"""

import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from react_tools import places, rulesets
from react_tools.files import beneath
from react_tools.findings import Finding
from react_tools.rulesets import RULESETS
from react_tools.schema import store
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.tree import Node, plain

DATA = Path(__file__).parents[1] / "data"
LARGEST = 5000
EACH = 2
JUNK = re.compile(r"given schemas|is not of type|does not match|\[|\bNone\b|\bTrue\b|\bFalse\b|\$")

# Put in the place of a value; a phrase takes many of them, most other places none.
VALUES: dict[str, Any] = {
    "nothing": None,
    "an empty list": [],
    "an empty block": {},
    "an empty text": "",
    "a number": 7,
    "a negative number": -7,
    "a fraction": 1.5,
    "a whole fraction": 8.0,
    "a truth value": True,
    "digits": "8",
    "two lines": "x\ny",
    "a blank at the end": "x ",
    "capitals": "Wib_ble",
    "a list": ["x"],
    "a block": {"x": 1},
}
# A block or list of strangers also lacks what should be in it: each finding is true.
SEVERAL = {"a block", "a list"}
Steps = tuple[str | int, ...]


class Broken(NamedTuple):
    """A file with one place changed."""

    how: str
    where: Steps
    data: Any


class Judged(NamedTuple):
    """What is said about a broken file: the fast validator's verdict, and our findings."""

    variant: Broken
    good: bool
    findings: list[Finding]
    text: str

    @property
    def name(self) -> str:
        return f"{self.variant.how} at {self.variant.where}"


def good_files() -> Iterator[tuple[Path, str]]:
    """Files of each kind of each game, none of them too large, and the schemas that judge them."""
    yield DATA / "scenario.yaml", "react/scenario"
    yield DATA / "rulings.yaml", "rulings"
    for game in map(rulesets.get, RULESETS):
        own = {kind: it for kind, it in game.kinds.items() if it.startswith(f"{game.name}/")}
        found: dict[str, list[Path]] = {kind: [] for kind in own}
        for file in beneath(places.CARDS / game.name, ()):
            kind = game.kind_of(mapping(file)) if file.stat().st_size < LARGEST else None
            if kind in own:
                found[kind].append(file)
        for kind, files in found.items():
            largest = sorted(files, key=lambda it: it.stat().st_size)[-EACH:]
            yield from ((it, own[kind]) for it in largest)


def mapping(file: Path) -> MappingNode:
    tree = parse(file.read_bytes(), file.name).tree
    assert isinstance(tree, MappingNode)
    return tree


def everywhere(value: Any, steps: Steps = ()) -> Iterator[Steps]:
    """The way to every value within *value*."""
    inner: Any = enumerate(value) if isinstance(value, list) else ()
    for step, it in value.items() if isinstance(value, dict) else inner:
        yield (*steps, step)
        yield from everywhere(it, (*steps, step))


def misspelt(key: str) -> str:
    """A key with its last two letters exchanged, or one letter more."""
    swapped = key[:-2] + key[-1] + key[-2:-1]
    return swapped if swapped != key and len(key) > 3 else key + "x"


def renamed(holder: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    return {new if key == old else key: value for key, value in holder.items()}


def changes(holder: Any, step: Any) -> Iterator[tuple[str, Any]]:
    """Every way to break one value: what its holder becomes."""
    value = holder[step]
    if isinstance(holder, dict):
        yield "key dropped", {key: it for key, it in holder.items() if key != step}
        yield "key misspelt", renamed(holder, step, misspelt(step))
        yield "key in capitals", renamed(holder, step, step.upper() + "_")
    else:
        yield "item dropped", [*holder[:step], *holder[step + 1 :]]
        yield "item repeated", [*holder[: step + 1], *holder[step:]]
    if isinstance(value, dict):
        yield "key added", with_step(holder, step, {**value, "wibble": "x"})
    for how, it in VALUES.items():
        yield how, with_step(holder, step, it)


def with_step(holder: Any, step: Any, value: Any) -> Any:
    changed = copy.copy(holder)
    changed[step] = value
    return changed


def broken(data: Any) -> Iterator[Broken]:
    for steps in everywhere(data):
        *above, last = steps
        for how, changed in changes(at(data, above), last):
            whole = copy.deepcopy(data)
            if above:
                at(whole, above[:-1])[above[-1]] = changed
            yield Broken(how, steps, whole if above else changed)


def at(data: Any, steps: list[Any]) -> Any:
    for step in steps:
        data = data[step]
    return data


def sample(file: Path) -> Any:
    tree = parse(file.read_bytes(), file.name).tree
    assert tree is not None
    return plain(tree)


def written(data: Any) -> tuple[str, Node]:
    text = json.dumps(data, ensure_ascii=False, indent=1)
    tree = parse(text.encode(), "f.yaml").tree
    assert tree is not None
    return text, tree


@cache
def judged(file: Path, count: int = 60) -> tuple[Judged, ...]:
    """Variants of *file*, spread evenly over all of them, with what is said about them."""
    every = list(broken(sample(file)))
    stride = max(1, len(every) // count) | 1  # odd, so that it meets every way of breaking
    return tuple(_judged(variant, FILES[file]) for variant in every[::stride])


FILES = dict(good_files())


def _judged(variant: Broken, kind: str) -> Judged:
    text, tree = written(variant.data)
    good = store.judge(kind).is_valid(plain(tree))
    return Judged(variant, good, validate(tree, kind), text)


each_file = pytest.mark.parametrize(
    "file", FILES, ids=[f"{kind}:{it.stem}" for it, kind in FILES.items()]
)


@each_file
def test_both_validators_give_the_same_verdict(file: Path) -> None:
    explainer = store.explainer(FILES[file])

    assert [it.name for it in judged(file) if it.good != explainer.is_valid(it.variant.data)] == []


@each_file
def test_what_is_refused_is_explained(file: Path) -> None:
    assert [it.name for it in judged(file) if not it.good and not it.findings] == []


@each_file
def test_what_is_accepted_has_no_finding_but_fractions(file: Path) -> None:
    codes = {found.code for it in judged(file) if it.good for found in it.findings}

    assert codes <= {"RT114"}


def test_many_variants_of_every_file_are_refused() -> None:
    refused = {file: sum(not it.good for it in judged(file)) for file in FILES}

    assert min(refused.values()) >= 35


@each_file
def test_every_finding_has_its_place_within_the_file(file: Path) -> None:
    outside = [
        (it.name, str(found.span))
        for it in judged(file)
        for lines in [it.text.split("\n")]
        for found in it.findings
        if not 1 <= found.span.column <= len(lines[found.span.line - 1])
    ]

    assert outside == []


@each_file
def test_no_message_speaks_json_schema_or_python(file: Path) -> None:
    said = {found.message for it in judged(file) for found in it.findings}

    assert [message for message in sorted(said) if JUNK.search(message)] == []


@each_file
def test_every_text_is_one_line_and_not_too_long(file: Path) -> None:
    said = {
        text for it in judged(file) for found in it.findings for text in (found.message, found.hint)
    }

    assert [text for text in sorted(said) if "\n" in text or len(text) > 250] == []


@each_file
def test_one_fault_is_one_finding(file: Path) -> None:
    several = [
        (it.name, [found.message for found in it.findings])
        for it in judged(file)
        if it.variant.how not in SEVERAL and len(it.findings) > 1
    ]

    assert several == []


SLIPS: dict[str, Callable[[str], str]] = {"misspelt": misspelt, "in capitals": str.upper}


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_the_key_that_was_meant_is_named(slip: Callable[[str], str]) -> None:
    for schema, name in clauses():
        for verb in store.document(schema)["$defs"][name]["properties"]:
            _, tree = written({slip(verb): "target"})
            (finding, *_) = validate(tree, f"{schema}#/$defs/{name}")
            assert finding.hint.startswith(f"did you mean '{verb}'?"), verb


def clauses() -> Iterator[tuple[str, str]]:
    """Where the schemas of the games say what a clause is."""
    for game in map(rulesets.get, RULESETS):
        for schema in dict.fromkeys(game.kinds.values()):
            for name in ("clause", "step"):
                if (
                    name in store.document(schema).get("$defs", ())
                    and schema != game.kinds["scenario"]
                ):
                    yield schema, name
