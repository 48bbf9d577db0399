"""A failure as a file: a scenario that fails, or, where none can, the record of the game."""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from errno import EACCES
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple

from react_tools.errors import UnwritableError
from react_tools.explore.shrink import Line, Shrunk, meant, said, shrunk
from react_tools.explore.walk import Failure
from react_tools.files import RECORD, put
from react_tools.promises.ground import Ground, laid
from react_tools.records.course import Course
from react_tools.records.record import BREAK
from react_tools.records.sitting import written as record
from react_tools.scenario.asking import Asking
from react_tools.scenario.build import scenario
from react_tools.scenario.expected import waits, worth_citing
from react_tools.scenario.manuscript import block
from react_tools.scenario.runner import UNSAID, Run, run
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Breach, Data
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.write import mapping, sequence, word, wrapped

_COLUMNS = 100
_HEAD = ("ruleset", "title")


class Written(NamedTuple):
    """A failure that was written down.

    Attributes:
        choices: how many are left of it.
        scenario: whether the file is a scenario, which fails; else it is the whole record.
    """

    failure: Failure
    breach: Breach
    choices: int
    path: Path
    scenario: bool


def check_folder(folder: Path) -> None:
    """Refuse a folder into which nothing can be written, before hours are played for it.

    Raises:
        UnwritableError: it is such a one.
    """
    missing = [it for it in (folder, *folder.parents) if not it.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for it in missing:
            it.rmdir()
        if not (missing or os.access(folder, os.W_OK)):
            raise PermissionError(EACCES, "nobody may write there")
    except OSError as error:
        message = f"cannot write failures into {folder}: {error.strerror or error}"
        raise UnwritableError(f"{message}; name another folder with --out") from error


def write(failure: Failure, ground: Ground, seed: int, folder: Path) -> Written:
    """Shrink a failure and write it into a new file in *folder*, which is made if it is not there.

    Raises:
        UnwritableError: it cannot be written.
    """
    small = shrunk(failure, ground)
    found, text = f"seed {seed}, game {failure.number}", ""
    with suppress(Exception):  # of a game with a fault anything may be; then it is recorded
        text = _scenario(small, ground, found) if small.breach else ""
    is_scenario = bool(text) and _fails(text, ground)
    if not is_scenario:
        text = _record(failure, ground)
    stem = f"{failure.ruleset}-{failure.breach.promise}-{seed}-{failure.number}"
    path = _put(folder, stem, ".yaml" if is_scenario else RECORD, text)
    line = small.line if is_scenario else Line(failure.setting, said(failure, ground))
    breach = small.breach or failure.breach
    return Written(failure, breach, len(line.said), path, is_scenario)


def _put(folder: Path, stem: str, ending: str, text: str) -> Path:
    """Write a file that is not there yet."""
    names = chain((stem,), (f"{stem}-{it}" for it in count(2)))
    path = next(it for name in names if not (it := folder / f"{name}{ending}").exists())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        put(path, text.encode())
    except OSError as error:
        raise UnwritableError(f"cannot write {path}: {error.strerror or error}") from error
    return path


def _scenario(small: Shrunk, ground: Ground, found: str) -> str:
    """The whole text of a scenario that plays a line and wants every promise to be kept."""
    (setting, choices), breach = small
    assert breach is not None  # noqa: S101 -- whoever calls has looked
    title = f"What fuzz found: {breach.promise} ({found})"
    head = {"ruleset": ground.ruleset.name, "title": title}
    asking = Asking(_read({**setting, **head}), ground.start)
    for at, terms in enumerate(choices, 1):
        offers = [it.choice for it in asking.offers("en")]
        chosen = meant(offers, terms)
        if chosen is None:
            return ""
        if at == len(choices):
            asking.put(offers[chosen])
        else:
            asking.answer(offers[chosen])
    came = _came(asking.scenario, ground)
    cites = worth_citing(came, ground.library.rules) or list(ground.library.rules)[:1]
    rest = {name: it for name, it in setting.items() if name not in _HEAD}
    script = block(asking.scenario.script) if choices else ["script: []"]
    lines = [
        f"# {breach.promise}: {breach.told}".replace("\n", " "),
        *_lines(head),
        f"cites: {sequence(cites)}",
        *_lines(rest),
        *script,
        f"expect: {mapping(_expected(came))}",
    ]
    return "".join(f"{line}\n" for line in lines)


def _came(of: Scenario, ground: Ground) -> Run:
    """What comes of a scenario, as far as its game can be played."""
    game = ground.start(of)
    with suppress(Exception):  # what is found may be that
        return run(of, game, whole=False)
    return Run(of, game)


def _expected(came: Run) -> Mapping[str, str]:
    """That the game keeps its promises; and that a card may ask in the end, if one does."""
    unsaid = came.stop is not None and came.stop.finding.code == UNSAID
    return {"rest": "sound", **({"waits": waits(came)} if unsaid else {})}


def _fails(text: str, ground: Ground) -> bool:
    """Whether a scenario does not come as it says."""
    tree = _tree(text)
    try:
        return not ground.ruleset.attempt(scenario(tree, "found.yaml"), ground.library).ok
    except Exception:  # noqa: BLE001 -- it fails by that
        return True


def _record(failure: Failure, ground: Ground) -> str:
    """The record of the whole game, as far as it can be played."""
    course = Course(laid(failure.setting), ground.start)
    for at in failure.chosen:
        try:
            course.take(course.game.legal()[at])
        except Exception:  # noqa: BLE001 -- what is found may be that
            break
    head = "".join(f"{line}\n" for line in _lines(failure.setting))
    return record(head + BREAK, course)


def _read(setting: Data) -> Scenario:
    return scenario(_tree("".join(f"{line}\n" for line in _lines(setting))), "found.yaml")


def _tree(text: str) -> MappingNode:
    tree = parse(text.encode(), "found.yaml", limit=len(text) * 4).tree
    assert isinstance(tree, MappingNode)  # noqa: S101 -- the text is ours
    return tree


def _lines(whole: Mapping[str, Any], lead: str = "") -> Iterator[str]:
    """Plain data as YAML, in brackets where a line has room for it."""
    for name, value in whole.items():
        head = f"{lead}{word(name)}: "
        if isinstance(value, str) and "\n" in value:
            yield f"{head}|"
            yield from (f"{lead}  {line}" for line in value.splitlines())
        elif isinstance(value, Mapping) and len(head + _flat(value)) > _COLUMNS:
            yield head.rstrip()
            yield from _lines(value, f"{lead}  ")
        elif isinstance(value, list):
            yield from wrapped(head, map(_flat, value), _COLUMNS)
        else:
            yield head + _flat(value)


def _flat(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case Mapping():
            return mapping({name: _flat(it) for name, it in value.items()})
        case list():
            return sequence(map(_flat, value))
        case str():
            return word(value)
        case _:
            return "null" if value is None else str(value)
