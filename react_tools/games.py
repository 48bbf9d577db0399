"""Which game is meant: what a path tells, and what the user says. It loads none of them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
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
    return _by_folder(file.parent, Path.cwd(), tuple(packs))


@lru_cache(maxsize=256)
def _by_folder(named: Path, here: Path, packs: tuple[Path, ...]) -> str:
    """The same of every file in a folder, as it is named from *here*."""
    folder = here / named
    near = [
        name
        for above, name in pairwise(folder.parts)
        if above == CARDS and name in rulesets.RULESETS
    ]
    if near:
        return near[-1]
    tops = (here / pack for pack in (*packs, EXAMPLES))
    inside = (folder.relative_to(top) for top in tops if folder.is_relative_to(top))
    firsts = (it.parts[0] for it in inside if it.parts)
    return next((name for name in firsts if name in rulesets.RULESETS), "")
