"""Drafts of files: where they go, whether they are good, and how they are written."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import replace

from react_tools.errors import DraftError, UnwritableError
from react_tools.files import kind_folders
from react_tools.findings import Finding, Level
from react_tools.load import Loaded, load_each
from react_tools.ruleset import AnyRuleset, SettingError
from react_tools.scenario.build import scenario_id
from react_tools.scenario.expected import expected
from react_tools.settings import Settings
from react_tools.texts import TEXTS

_OF_WORDS = frozenset(check.code for check in TEXTS)
LETTERS = "of a to z, 0 to 9 and hyphens"
UNSAID = "expect: {rest: same}"
"""What a drafted scenario expects until it has been played."""


class Draft(Struct, frozen=True):
    """A file that is wanted.

    Attributes:
        path: where in the folder of cards: `creators/clerk.yaml`.
        ruleset: the game it is of.
    """

    path: str
    text: str
    ruleset: str

    @property
    def scenario(self) -> str:
        """The id of the scenario that it is; empty if it is none."""
        return scenario_id(self.path) if self.path.startswith("scenarios/") else ""


def home(settings: Settings, drafts: Sequence[Draft]) -> Path:
    """The folder of cards to write drafts of one game into: the nearest pack, or `cards`.

    Of a folder that has a part for the game, that part, as when it is read (files.homes).
    """
    ruleset = drafts[0].ruleset
    pack = settings.packs[0] if settings.packs else Path("cards")
    part = pack / ruleset
    flat = settings.packs or any((pack / it).is_dir() for it in kind_folders(ruleset))
    return part if part.is_dir() or not flat else pack


def flag(packs: Sequence[Path] | None) -> str:
    """What further commands have to say to see what was written: the packs of flags, again."""
    return "".join(f" --cards {shlex.quote(pack.as_posix())}" for pack in packs or ())


def judged(drafts: Sequence[Draft], settings: Settings) -> list[Draft]:
    """The same drafts, what scenarios leave unsaid filled in from playing them.

    Raises:
        DraftError: they would not lint clean, or a scenario cannot be played.
    """
    with TemporaryDirectory() as folder:
        home = Path(folder)
        write(drafts, home)
        filled = [replace(it, text=_filled(home / it.path, it.text, settings)) for it in drafts]
        for draft in filled:
            (home / draft.path).write_text(draft.text, encoding="utf-8", newline="\n")
        loaded = _loaded(home, home, settings)
        runs = list(loaded.played())
        found = [*loaded.checked(), *(it for run in runs for it in run.findings)]
        refuse(found, home)
    return filled


def write(drafts: Sequence[Draft], home: Path) -> list[Path]:
    """Write drafts into a folder of cards: all of them or none.

    Raises:
        UnwritableError: one of the files is there already.
    """
    files = [home / draft.path for draft in drafts]
    if there := [file for file in files if file.exists()]:
        raise UnwritableError(f"{there[0].as_posix()} is there already; nothing was written")
    written: list[Path] = []
    try:
        for draft, file in zip(drafts, files, strict=True):
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8", newline="\n") as out:
                written.append(file)
                out.write(draft.text)
    except BaseException:  # Ctrl-C too
        for file in written:
            file.unlink()
        raise
    return files


def sides(ground: Loaded) -> list[str]:
    """The ids of what a player can play with, the nearest first."""
    entries = ground.ruleset.entries(ground.library)
    return [it.id for it in entries if it.kind == ground.ruleset.wording.side]


def check_drafts(ruleset: AnyRuleset, *kinds: str) -> None:
    """Complain if a game cannot draft files of *kinds*.

    Raises:
        DraftError: it cannot draft one of them.
    """
    if lacking := [it for it in kinds if it not in ruleset.drafts]:
        raise DraftError(
            f"{ruleset.name} has no draft of a {lacking[0]}; copy a file of cards/{ruleset.name}, "
            "or a scenario with: react-tools new scenario ID --from ANOTHER"
        )


def _filled(file: Path, text: str, settings: Settings) -> str:
    """A scenario's text with what came of it; any other as it is."""
    if UNSAID not in text:
        return text
    loaded = _loaded(file, file.parents[2], settings)
    for run in loaded.played():
        if isinstance(run, SettingError):
            refuse(run.findings, file.parents[2])
            break
        return text.replace(f"{UNSAID}\n", expected(run))
    return text


def _loaded(path: Path, home: Path, settings: Settings) -> Loaded:
    packs = (home, *settings.packs)
    (loaded,) = load_each([path], replace(settings, packs=packs), scenarios=True)
    return loaded


def _is_ours(finding: Finding) -> bool:
    """Whether a finding is the fault of a draft, and not of the words that it was given."""
    of_words = finding.code in _OF_WORDS and finding.level is not Level.ERROR
    return finding.level > Level.NOTE and not of_words


def refuse(findings: Sequence[Finding], home: Path) -> None:
    """Complain of what is wrong with drafts that lie in *home*, if anything is.

    How names are written is for whoever gave them: an English one stands for a Russian one that
    nobody gave, and lint says so.

    Raises:
        DraftError: something is.
    """
    told = [f"{it.span}: {it.code} {it.message}" for it in findings if _is_ours(it)]
    if told:
        more = [it.replace(f"{home.as_posix()}/", "") for it in told]
        raise DraftError("what would be written is not good", more)
