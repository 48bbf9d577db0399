"""Which game is meant: what a path tells, and what the user says. It loads none of them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from react_tools import rulesets
from react_tools.files import CARDS
from react_tools.places import EXAMPLES
from react_tools.settings import Settings


def spoken(settings: Settings) -> str:
    """The game that is meant where nothing else tells: `--ruleset`, the settings, the folder."""
    return settings.ruleset or by_path(Path.cwd() / "file") or rulesets.RULESETS[0]


def games(settings: Settings) -> Sequence[str]:
    """The games in which a name may be meant, in this order; but one if the user has named it."""
    first = spoken(settings)
    return (first,) if settings.only else tuple(dict.fromkeys((first, *rulesets.RULESETS)))


def by_path(file: Path, packs: Iterable[Path] = ()) -> str:
    """The game that a file's path tells; empty if it tells none."""
    whole = file.absolute()
    folders = whole.parts[:-1]
    near = [
        name for folder, name in pairwise(folders) if folder == CARDS and name in rulesets.RULESETS
    ]
    if near:
        return near[-1]
    inside = (
        whole.relative_to(it)
        for pack in (*packs, EXAMPLES)
        if whole.is_relative_to(it := pack.absolute())
    )
    firsts = (it.parts[0] for it in inside if it.parts[:-1])
    return next((name for name in firsts if name in rulesets.RULESETS), "")
