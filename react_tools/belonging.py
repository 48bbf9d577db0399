"""Which game a file belongs to, and of which of its kinds it is.

What comes first tells it:

    its path       `cards/<ruleset>/…`, or such a part of a pack
    its `ruleset:`
    its keys       that only one game's files have, such as `creator`
    `--ruleset`    or the settings, or the folder one stands in
    react          the first of the games
"""

import difflib
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.document import Document
from react_tools.errors import MissingPathError
from react_tools.files import RECORD
from react_tools.findings import Finding, Fix, Level
from react_tools.games import by_path, spoken
from react_tools.ruleset import AnyRuleset
from react_tools.schema.store import document
from react_tools.settings import Settings
from react_tools.source.mending import renamed
from react_tools.source.parse import Parsed, parse, read
from react_tools.source.tree import Entry, Node, Scalar
from react_tools.source.tree import Mapping as MappingNode

_PLAYED = (
    "this is the record of a duel, no file of cards or scenarios",
    "react-tools simulate plays it; react-tools new scenario --from makes a scenario of a chain",
)
_NAMED = re.compile(rb"^ruleset:[ \t]*([a-z0-9-]+)", re.MULTILINE)


NOTHING: Mapping[Path, bytes] = MappingProxyType({})


class Sorted(Struct, frozen=True):
    """Files by the games they belong to, in the order of these.

    Attributes:
        parsed: those that had to be read to know it, and what is laid over files, by path.
    """

    parts: Mapping[str, Sequence[Path]]
    parsed: dict[Path, Parsed]


def by_tree(tree: Node | None, settings: Settings) -> str:
    """The game that a file is of if its path does not tell: by its keys, else as one speaks."""
    named = tree.get("ruleset") if isinstance(tree, MappingNode) else None
    if isinstance(named, Scalar) and named.text in rulesets.RULESETS:
        return named.text
    asked = spoken(settings)
    if not isinstance(tree, MappingNode):
        return asked
    nearest, fewest = asked, math.inf
    for name in dict.fromkeys((asked, *rulesets.RULESETS)):
        strange = _strange(tree, rulesets.get(name))
        if strange < fewest:
            nearest, fewest = name, strange
        if not strange:
            break  # the code of further games is not needed
    return nearest


def _strange(tree: MappingNode, ruleset: AnyRuleset) -> float:
    """How many keys of a file mean nothing to a game; infinitely many if it is of no kind there.

    A creator of one game may have a key `deck`, by which another one tells its decks: a file of
    which a game knows much less than half is none of its own.
    """
    kind = ruleset.kind_of(tree)
    if kind is None:
        return math.inf
    known = document(ruleset.kinds[kind]).get("properties", {})
    strange = sum(key not in known for key in tree)
    return strange if 2 * strange <= len(tree.entries) + 1 else math.inf


def by_content(parsed: Parsed, settings: Settings) -> str:
    """The same of a file that may be no YAML at all."""
    if parsed.tree is None and (found := _NAMED.search(parsed.head)):
        named = found[1].decode()
        return named if named in rulesets.RULESETS else spoken(settings)
    return by_tree(parsed.tree, settings)


def in_parts(
    files: Iterable[Path], settings: Settings, over: Mapping[Path, bytes] = NOTHING
) -> Sorted:
    """*files* by the games they belong to; only those of one game if the user has named it.

    What is laid *over* a file counts instead of what the disk holds.

    Raises:
        MissingPathError: none of them belongs to that.
    """
    parts: dict[str, list[Path]] = {name: [] for name in rulesets.RULESETS}
    limit = settings.limit
    parsed = {file: parse(data, file.as_posix(), limit=limit) for file, data in over.items()}
    for file in files:
        game = by_path(file, settings.packs)
        if not game:
            if file not in parsed:
                parsed[file] = read(file, file.as_posix(), limit=limit)
            game = by_content(parsed[file], settings)
        parts[game].append(file)
    if settings.only and not parts[settings.ruleset]:
        there = [name for name, part in parts.items() if part]
        message = f"no file of {settings.ruleset} in these paths; they hold files of"
        raise MissingPathError(f"{message} {', '.join(there)}")
    kept = (settings.ruleset,) if settings.only else rulesets.RULESETS
    return Sorted({name: parts[name] for name in kept if parts[name]}, parsed)


def known(tree: Node, path: str, ruleset: AnyRuleset, findings: list[Finding]) -> Document | None:
    """A file of a game as one of its kinds; None, and a finding, if it is none."""
    if Path(path).suffix == RECORD:
        findings[:] = [_fault("RT052", tree, *_PLAYED)]
    elif not isinstance(tree, MappingNode):
        findings.append(_fault("RT051", tree, "this file is no mapping of keys to values"))
    elif (wrong := _misnamed(tree.get("ruleset"), ruleset)) is not None:
        findings.append(wrong)
    elif (kind := ruleset.kind_of(tree)) is None:
        keys = ", ".join(ruleset.telling)
        message = f"this file is of no known kind: it has none of {keys}"
        near = _meant(tree, ruleset.telling)
        hint = f"did you mean {near[1]!r}?" if near else ""
        fix = Fix(renamed(tree.entries[near[0]], near[1])) if near else None
        place = tree.at(near[0]) if near else tree
        findings.append(replace(_fault("RT052", place, message, hint), fix=fix))
    else:
        return Document(kind, path, tree)
    return None


def _misnamed(named: Node | None, ruleset: AnyRuleset) -> Finding | None:
    """What is wrong with the game that a file names, which the folder says is of *ruleset*."""
    if not isinstance(named, Scalar) or named.text == ruleset.name:
        return None
    if named.text not in rulesets.RULESETS:
        there = ", ".join(rulesets.RULESETS)
        return _fault("RT053", named, f"no ruleset is called {named.text!r}; known: {there}")
    message = f"this says that it is of {named.text}, and its folder that it is of {ruleset.name}"
    hint = f"move the file to a folder of {named.text}, or write `ruleset: {ruleset.name}`"
    return _fault("RT057", named, message, hint)


def _meant(tree: MappingNode, telling: Iterable[str]) -> tuple[str, str] | None:
    """A key of a file and the telling one that it resembles."""
    known = [*telling]
    keys = (key for key in tree.entries if key != "ruleset")
    near = ((key, difflib.get_close_matches(key, known, n=1)) for key in keys)
    return next(((key, found[0]) for key, found in near if found), None)


def _fault(code: str, place: Node | Entry, message: str, hint: str = "") -> Finding:
    return Finding(code, Level.ERROR, place.span, message, hint)
