"""What a user has settled once: packs of cards over the shipped ones, a language, a limit.

    cards = ["mine"]       # folders over the shipped cards, the nearest first
    lang = "ru"            # of traces, rules and names
    ruleset = "react"      # the card game that is meant where nothing else tells
    file-limit = 1000000   # bytes
    levels = {RA112 = "note"}   # what findings weigh (react_tools.policy.levels)

It stands in `react-tools.toml`, or in the table `[tool.react-tools]` of `pyproject.toml`: the
nearest of these files from the folder one stands in upward. Flags come before the environment
(`REACT_TOOLS_CARDS`), and that before the file; packs of all three are put one over the other.
"""

import json
import os
import re
from collections import abc
from pathlib import Path

from msgspec import Struct

from react_tools.errors import MissingPathError, SettingsError
from react_tools.files import CARDS, put
from react_tools.findings import Finding, Level
from react_tools.policy.levels import Weight, weights
from react_tools.source.limit import LIMIT
from react_tools.source.reading import child, items, number, text
from react_tools.source.tree import Node, Sequence
from react_tools.trace.event import Lang

VARIABLE = "REACT_TOOLS_CARDS"
PAGES: dict[str, tuple[str, str]] = {
    "RT061": (
        "a pack that is not there",
        (
            "`cards` in the settings names folders, seen from the file of settings. One of them is "
            "not there, or is no folder. Make it (`react-tools new pack`) or strike it out."
        ),
    ),
}
_OWN, _PROJECT = "react-tools.toml", "pyproject.toml"
_TABLE = ("tool", "react-tools")
_MAYBE = re.compile(rb"tool\W{1,4}react-tools|^\s*\[\s*tool\s*\]|^\s*tool\s*=", re.MULTILINE)


class Settings(Struct, frozen=True):
    """What is settled.

    Attributes:
        packs: folders of cards over the shipped ones, the nearest first.
        lang: the language of traces, rules and names.
        limit: how many bytes a file of cards may have.
        ruleset: the card game that is meant where nothing else tells; empty if that is not settled.
        only: whether nothing of any other game is wanted: a flag has named it.
        levels: how much findings weigh, other than they do by themselves.
    """

    packs: tuple[Path, ...] = ()
    lang: Lang = "en"
    limit: int = LIMIT
    ruleset: str = ""
    only: bool = False
    levels: tuple[Weight, ...] = ()

    @property
    def own(self) -> tuple[Path, ...]:
        """Where cards of one's own lie: the packs, and the folder `cards` if there is one."""
        return (*self.packs, *(it for it in (Path(CARDS),) if it.is_dir()))


DEFAULT = Settings()


def settled(
    packs: abc.Sequence[Path] | None = None, lang: Lang | None = None, ruleset: str = ""
) -> Settings:
    """What the flags settle, on top of the environment and the file of settings.

    Raises:
        MissingPathError: a pack of a flag or of the environment is no folder.
        SettingsError: something is wrong with the file of settings.
    """
    told = [_folder(pack, "--cards") for pack in packs or ()]
    variable = os.environ.get(VARIABLE, "")
    told += [_folder(Path(it), VARIABLE) for it in variable.split(os.pathsep) if it]
    file = _from_file(Path.cwd())
    every: dict[Path, Path] = {}
    for pack in (*told, *file.packs):
        every.setdefault(pack.resolve(), pack)
    game = ruleset or file.ruleset
    settled = (lang or file.lang, file.limit, game, bool(ruleset), file.levels)
    return Settings(tuple(every.values()), *settled)


def _folder(pack: Path, where: str) -> Path:
    if not pack.is_dir():
        word = "is no folder" if pack.exists() else "there is no such folder"
        raise MissingPathError(f"{where}: {pack}: {word}; a pack is a folder of cards")
    return pack


def may_settle(file: Path) -> bool:
    """Whether a file is one of settings, as far as can be told without understanding it.

    Reading TOML costs a start, and most projects say nothing to us.
    """
    if file.name != _PROJECT:
        return file.name == _OWN
    return file.is_file() and bool(_MAYBE.search(file.read_bytes()))


def check_file() -> None:
    """Complain of what is wrong with the file of settings, but for packs that are not there yet.

    Raises:
        SettingsError: something is.
    """
    from react_tools.schema.validate import validate

    found = _found(Path.cwd())
    if found and (faults := validate(found[1], "settings")):
        raise wrong(faults)


def entered(pack: Path) -> list[Path]:
    """Name a pack in the file of settings, if it is not named there; the file, if it was written.

    Everything else in the file stays as it is. Without a file one is made where one stands.

    Raises:
        SettingsError: the file cannot be read.
    """
    found = _found(Path.cwd())
    if found is None:
        put(Path(_OWN), f"cards = [{_quoted(pack)}]\n".encode())
        return [Path(_OWN)]
    file, table = found
    known = [file.parent / text(node) for node in items(child(table, "cards"))]
    if pack.resolve() in {it.resolve() for it in known}:
        return []
    name = Path(os.path.relpath(pack, file.parent))
    content = file.read_bytes().decode("utf-8")
    marked = content.startswith("\ufeff")  # places are counted behind a byte order mark
    cards = child(table, "cards")
    newline = "\r\n" if "\r\n" in content else "\n"
    if isinstance(cards, Sequence):
        at, new = cards.start + 1, f"{_quoted(name)}, " if cards.items else _quoted(name)
    elif file.name == _OWN:
        at, new = 0, f"cards = [{_quoted(name)}]{newline}"
    else:
        at, new = table.end, f"{newline}cards = [{_quoted(name)}]"
    changed = content[: at + marked] + new + content[at + marked :]
    if not _names(_table(changed.encode(), file), name):
        raise SettingsError(f"add {_quoted(name)} to cards in {_seen(file).as_posix()}")
    put(file, changed.encode())
    return [_seen(file)]


def _names(table: Node | None, pack: Path) -> bool:
    return pack.as_posix() in {text(node) for node in items(child(table, "cards"))}


def _quoted(path: Path) -> str:
    """A path as TOML writes it; JSON's quotation marks mean the same there."""
    return json.dumps(path.as_posix(), ensure_ascii=False)


def _from_file(here: Path) -> Settings:
    """What the nearest file of settings says."""
    found = _found(here)
    return _settings(found[1], found[0].parent) if found else DEFAULT


def _found(here: Path) -> tuple[Path, Node] | None:
    """The nearest file of settings, and our part of it."""
    for folder in (here, *here.parents):
        for name in (_OWN, _PROJECT):
            file = folder / name
            if file.is_file() and may_settle(file):
                table = _table(file.read_bytes(), file)
                if table is not None:
                    return file, table
    return None


def _table(data: bytes, file: Path) -> Node | None:
    """Our part of a file, if it has one."""
    from react_tools.source.toml import parse_toml

    parsed = parse_toml(data, _seen(file).as_posix())
    if parsed.faults:
        raise wrong(
            Finding(it.code, Level.ERROR, it.span, it.message, it.hint) for it in parsed.faults
        )
    table: Node | None = parsed.tree
    for name in _TABLE if file.name == _PROJECT else ():
        table = child(table, name)
    return table


def _settings(table: Node, folder: Path) -> Settings:
    from react_tools.schema.validate import validate

    if found := validate(table, "settings"):
        raise wrong(found)
    named = items(child(table, "cards"))
    packs = [(node, _seen(folder / text(node))) for node in named]
    if missing := [node for node, pack in packs if not _is_folder(pack)]:
        from react_tools.source.fault import quoted

        raise wrong(
            Finding(
                "RT061",
                Level.ERROR,
                node.span,
                f"there is no folder {quoted(text(node))} beside this file",
                f"react-tools new pack {quoted(text(node))[1:-1]} makes it; or strike it out",
            )
            for node in missing
        )
    lang: Lang = "ru" if text(table, "lang") == "ru" else "en"
    limit, game = number(table, "file-limit") or LIMIT, text(table, "ruleset")
    levels = weights(table, folder)
    return Settings(tuple(pack for _, pack in packs), lang, limit, game, levels=levels)


def _is_folder(path: Path) -> bool:
    """Whether it is one; what cannot be a name at all, since it is too long, is none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _seen(path: Path) -> Path:
    """A path as one names it from where one stands, if it lies beneath."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def wrong(findings: abc.Iterable[Finding]) -> SettingsError:
    """What findings on the file of settings come to."""
    told: list[str] = []
    for it in findings:
        told.append(f"{it.span}: {it.level} {it.code} {it.message}")
        told += [f"    hint: {it.hint}"] if it.hint else []
    return SettingsError("the settings cannot be used", told)
