"""A new scenario: a setting with a first play, or a copy of another."""

import re
from collections.abc import Container
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.belonging import by_tree
from react_tools.draft.files import (
    LETTERS,
    Draft,
    check_drafts,
    judged,
    refuse,
    sides,
    write,
)
from react_tools.errors import DraftError
from react_tools.games import by_path, spoken
from react_tools.load import Loaded, load, shipped
from react_tools.ruleset import SettingError
from react_tools.scenario.manuscript import manuscript
from react_tools.scenario.opening import open_with_most
from react_tools.scenario.session import Session
from react_tools.settings import Settings
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from react_tools.source.write import word

_PART = r"[a-z0-9]+(-[a-z0-9]+)*"
_ID = re.compile(rf"{_PART}/{_PART}")
_MODELINE = re.compile(r"^# yaml-language-server:.*\n", re.MULTILINE)


class Question(Struct, frozen=True):
    """A scenario that is wanted.

    Attributes:
        id: `topic/claim`.
        active, against: the ids of what the players play with; the nearest ones if empty.
        bare: whether only the setting is wanted.
    """

    id: str
    active: str = ""
    against: str = ""
    bare: bool = False

    @property
    def title(self) -> str:
        """Its claim in words."""
        return self.id.rpartition("/")[2].replace("-", " ").capitalize()


def scenario(question: Question, settings: Settings) -> list[Draft]:
    """The file of a new scenario: its setting and, unless it is to be bare, a first play.

    Raises:
        DraftError: the id is none, there is no such creator or deck, or it would be no good.
    """
    identified(question)
    game = spoken(settings)
    check_drafts(rulesets.get(game), "question")
    ground = load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)
    known, side = sides(ground), ground.ruleset.wording.side
    active = question.active or known[0]
    against = question.against or next(it for it in known if it != active)
    for name in (active, against):
        if name not in known:
            raise DraftError(f"there is no {side} {name!r}; there are: {', '.join(sorted(known))}")
    if active == against:
        raise DraftError(f"{active} cannot be both {side}s; name another one with --against")
    words = {"title": word(question.title), "active": active, "against": against}
    text = ground.ruleset.drafted("question", words, ground.library)
    draft = Draft(f"scenarios/{question.id}.yaml", text, game)
    return [draft] if question.bare else judged([_played(draft, ground)], settings)


def copied(question: Question, model: Path, settings: Settings) -> list[Draft]:
    """The file of a new scenario, made of another one's; of a bare one only the setting stays.

    Raises:
        DraftError: the id is none, or the other file is not good.
    """
    identified(question)
    tree = parse(model.read_bytes(), model.as_posix()).tree
    game = by_path(model, settings.packs) or by_tree(tree, settings)
    kind = rulesets.get(game).kind_of
    in_braces = isinstance(tree, Mapping) and tree.source.content[tree.start] == "{"
    if not isinstance(tree, Mapping) or kind(tree) != "scenario" or in_braces:
        raise DraftError(f"{model} is no scenario that could be copied")
    # A copy is nobody's twin: it has to be named by that one too.
    drop = {"twin", "script", "expect", "cites"} if question.bare else {"twin"}
    text = _cut(_MODELINE.sub("", tree.source.content), drop)
    draft = Draft(f"scenarios/{question.id}.yaml", text, game)
    return [draft] if question.bare else judged([draft], settings)


def _cut(text: str, keys: Container[str]) -> str:
    """A text without the lines that its keys *keys* and what is beneath them take."""
    tree = parse(text.encode(), "draft").tree
    assert isinstance(tree, Mapping)  # noqa: S101 -- it was read before, but for a comment
    starts = [text.rfind("\n", 0, entry.start) + 1 for entry in tree.entries.values()]
    # What stands above tells of the whole; of a setting alone it would tell too much.
    parts = [] if "expect" in keys else [text[: starts[0]]]
    for name, start, end in zip(tree, starts, [*starts[1:], len(text)], strict=True):
        if name not in keys:
            parts.append(text[start:end])
    return "".join(parts)


def identified(question: Question) -> None:
    """Its id is one.

    Raises:
        DraftError: it is none.
    """
    if not _ID.fullmatch(question.id):
        raise DraftError(f"{question.id!r} is no id of a scenario: write topic/claim, {LETTERS}")


def _played(draft: Draft, ground: Loaded) -> Draft:
    """A setting with a first play, and what came of it.

    Raises:
        DraftError: it makes no position, since cards that stand in it have faults.
    """
    schema = ground.ruleset.kinds["scenario"]
    with TemporaryDirectory() as folder:
        (file,) = write([draft], Path(folder))
        script = manuscript(file, file.read_bytes(), schema)
        assert script is not None  # noqa: S101 -- the draft is ours
        start = ground.ruleset.start
        try:
            laid = start(script.scenario, ground.library)
        except SettingError as error:
            refuse(error.findings, Path(folder))
            raise  # what makes no position always says why
        session = Session(
            script, schema, lambda it: start(it, ground.library), ground.library.rules
        )
        open_with_most(session.asking, laid)
        session.save(session.acceptable())
        return replace(draft, text=file.read_text(encoding="utf-8"))
