"""New files to begin with: drafted, judged and played before they are written."""

import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import replace

from react_tools.errors import DraftError, UnwritableError
from react_tools.findings import Finding, Level
from react_tools.load import Loaded, load, shipped
from react_tools.ruleset import SettingError
from react_tools.scenario.build import scenario_id
from react_tools.scenario.expected import expected
from react_tools.scenario.manuscript import manuscript
from react_tools.scenario.opening import open_with_most
from react_tools.scenario.session import Session
from react_tools.settings import Settings
from react_tools.source.write import word

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SCENARIO = re.compile(rf"{_ID.pattern}/{_ID.pattern}")
_LETTERS = "of a to z, 0 to 9 and hyphens"
_ITS_OWN = {"creator": "creators/{id}", "first": "scenarios/{id}/first"}
_UNSAID = "expect: {rest: same}"


class Draft(Struct, frozen=True):
    """A file that is wanted: its path in the folder of cards (`creators/clerk.yaml`), its text."""

    path: str
    text: str

    @property
    def scenario(self) -> str:
        """The id of the scenario that it is; empty if it is none."""
        return scenario_id(self.path) if self.path.startswith("scenarios/") else ""


class Wanted(Struct, frozen=True):
    """A creator that is wanted.

    Attributes:
        id: as scenarios will call it; made of its English name if empty.
        extends: the id of the creator on which it is laid; empty if it stands by itself.
    """

    id: str
    en: str
    ru: str
    extends: str = ""


class Question(Struct, frozen=True):
    """A scenario that is wanted.

    Attributes:
        id: `topic/claim`.
        active, against: the creators' ids; the nearest ones if empty.
        title: what it shows; made of the id if empty.
        bare: whether only the setting is wanted.
    """

    id: str
    active: str = ""
    against: str = ""
    title: str = ""
    bare: bool = False


def identified(wanted: Wanted) -> Wanted:
    """The same with an id.

    Raises:
        DraftError: the id is none, or none can be made of the name.
    """
    made = wanted.id or re.sub(r"[^a-z0-9]+", "-", wanted.en.lower()).strip("-")
    if not _ID.fullmatch(made):
        what = f"{wanted.id!r} is no id" if wanted.id else f"no id can be made of {wanted.en!r}"
        raise DraftError(f"{what}: give one with --id, {_LETTERS}")
    return replace(wanted, id=made)


def home(settings: Settings, ruleset: str) -> Path:
    """The folder of cards to write into: the nearest pack, or `cards`.

    Of a folder that has a part for the ruleset, that part, as when it is read (files.homes).
    """
    pack = settings.packs[0] if settings.packs else Path("cards")
    part = pack / ruleset
    return part if part.is_dir() or not settings.packs else pack


def flag(packs: Sequence[Path] | None) -> str:
    """What further commands have to say to see what was written: the packs of flags, again."""
    return "".join(f" --cards {shlex.quote(pack.as_posix())}" for pack in packs or ())


def creator(wanted: Wanted, settings: Settings) -> list[Draft]:
    """The files of a new creator: its own and, if it stands by itself, a first scenario.

    Raises:
        DraftError: there is such a creator already, there is none to extend, or what would be
            written is not good.
    """
    ground = load([shipped() / "rulebook.yaml"], settings)
    library, known = ground.library, _creators(ground)
    if wanted.id in known:
        raise DraftError(f"there is a creator {wanted.id!r} already; give another id with --id")
    if wanted.extends and wanted.extends not in known:
        there = ", ".join(sorted(known))
        raise DraftError(f"there is no creator {wanted.extends!r} to extend; there are: {there}")
    words = {
        "id": wanted.id,
        "en": word(wanted.en),
        "ru": word(wanted.ru),
        "extends": wanted.extends,
        "against": min(known),
        "title": word(f"{wanted.en} touches the one beside and steps away"),
        "expect": _UNSAID,
    }
    kinds = {"extension": "creators/{id}"} if wanted.extends else _ITS_OWN
    drafts = [
        Draft(f"{path.format(id=wanted.id)}.yaml", ground.ruleset.drafted(kind, words, library))
        for kind, path in kinds.items()
    ]
    return judged(drafts, settings)


def scenario(question: Question, settings: Settings) -> list[Draft]:
    """The file of a new scenario: its setting and, unless it is to be bare, a first play.

    Raises:
        DraftError: the id is none, there is no such creator, or what would be written is not good.
    """
    if not _SCENARIO.fullmatch(question.id):
        raise DraftError(f"{question.id!r} is no id of a scenario: write topic/claim, {_LETTERS}")
    ground = load([shipped() / "rulebook.yaml"], settings)
    known = _creators(ground)
    active = question.active or known[0]
    against = question.against or next(it for it in known if it != active)
    for name in (active, against):
        if name not in known:
            raise DraftError(f"there is no creator {name!r}; there are: {', '.join(sorted(known))}")
    title = question.title or question.id.rpartition("/")[2].replace("-", " ").capitalize()
    words = {"title": word(title), "active": active, "against": against}
    text = ground.ruleset.drafted("question", words, ground.library)
    draft = Draft(f"scenarios/{question.id}.yaml", text)
    return [draft] if question.bare else judged([_played(draft, ground)], settings)


def _played(draft: Draft, ground: Loaded) -> Draft:
    """A setting with a first play, and what came of it."""
    schema = ground.ruleset.kinds["scenario"]
    with TemporaryDirectory() as folder:
        (file,) = write([draft], Path(folder))
        script = manuscript(file, file.read_bytes(), schema)
        assert script is not None  # noqa: S101 -- the draft is ours
        session = Session(
            script,
            schema,
            lambda it: ground.ruleset.start(it, ground.library),
            ground.library.rules,
        )
        open_with_most(session.asking, ground.ruleset.start(script.scenario, ground.library))
        session.save(session.acceptable())
        return replace(draft, text=file.read_text(encoding="utf-8"))


def _creators(ground: Loaded) -> list[str]:
    """The ids of the creators, the nearest first."""
    entries = ground.ruleset.entries(ground.library)
    return [entry.id for entry in entries if entry.kind == "creator"]


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
        _refuse(found, home)
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


def _filled(file: Path, text: str, settings: Settings) -> str:
    """A scenario's text with what came of it; any other as it is."""
    if _UNSAID not in text:
        return text
    loaded = _loaded(file, file.parents[2], settings)
    for run in loaded.played():
        if isinstance(run, SettingError):
            _refuse(run.findings, file.parents[2])
            break
        return text.replace(f"{_UNSAID}\n", expected(run))
    return text


def _loaded(path: Path, home: Path, settings: Settings) -> Loaded:
    packs = (home, *settings.packs)
    return load([path], Settings(packs, settings.lang, settings.limit), scenarios=True)


def _refuse(findings: Sequence[Finding], home: Path) -> None:
    """Complain of what is wrong with drafts that lie in *home*."""
    told = [f"{it.span}: {it.code} {it.message}" for it in findings if it.level > Level.NOTE]
    if told:
        more = [it.replace(f"{home.as_posix()}/", "") for it in told]
        raise DraftError("what would be written is not good", more)
