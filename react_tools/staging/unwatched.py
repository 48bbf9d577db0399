"""A game that knows nothing of its positions beyond the contract (react_tools.soundness)."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random  # noqa: TID251 -- seeded by who asks
from typing import Any

from react_tools.game import Facts, Game, Terms
from react_tools.soundness import Breach, Data, Reflection, Watch, apart


class Unwatching:
    """Finds nothing wrong (react_tools.soundness.Watch)."""

    def look(self) -> Iterable[Breach]:
        """Nothing."""
        return ()

    def listen(self) -> Iterable[Breach]:
        """Nothing."""
        return ()


class Same:
    """A twin that calls everything the same (react_tools.soundness.Reflection).

    One that does not extends this: with *facts*, what the twin's have to be, and terms.
    """

    def __init__(self, game: Game, twin: Game) -> None:
        self._game = game
        self._twin = twin

    def terms(self, terms: Terms) -> Terms:
        """The same."""
        return terms

    def facts(self, facts: Facts) -> Facts:
        """The same."""
        return facts

    def parted(self) -> str:
        """The first fact that differs."""
        return apart(self._twin.facts(), self.facts(self._game.facts()))


class Unwatched:
    """No watch and no mirror; a setting is simpler by any part less.

    A game extends it with what it knows.
    """

    def watch(self, game: Game) -> Watch:
        """Nobody who knows more than the contract."""
        return Unwatching()

    def mirrored(self, setting: Data, library: Any) -> Data | None:
        """There is none."""
        return None

    def reflection(self, game: Game, twin: Game) -> Reflection:
        """Everything is called the same."""
        return Same(game, twin)

    def later(self, setting: Data, random: Random) -> Data:
        """The same."""
        return setting

    def dealt(self, setting: Data, random: Random, library: Any) -> Data:
        """The same."""
        return setting

    def simpler(self, setting: Data) -> Iterator[Data]:
        """Without each of its parts, the outermost first; of a long list half goes before one."""
        for path, part in _paths(setting):
            if isinstance(part, list) and len(part) > _LONG:
                middle = len(part) // 2
                yield changed(setting, path, part[:middle])
                yield changed(setting, path, part[middle:])
            yield changed(setting, path)


Path = tuple[str | int, ...]
_LONG = 3


def _paths(whole: Any) -> list[tuple[Path, Any]]:
    """Each part with the way to it, those near the root first."""
    found, layer = list[tuple[Path, Any]](), list[tuple[Path, Any]]([((), whole)])
    while layer:
        layer = [((*path, key), it) for path, part in layer for key, it in _parts(part)]
        found += layer
    return found


def _parts(part: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(part, Mapping):
        yield from part.items()
    elif isinstance(part, list):
        yield from enumerate(part)


def changed(whole: Any, path: Path, *instead: Any) -> Any:
    """Plain data with another part at the end of *path*, or with none there."""
    key, *rest = path
    parts = {name: [it] for name, it in _parts(whole)}
    parts[key] = [changed(parts[key][0], tuple(rest), *instead)] if rest else [*instead]
    kept = [(name, it) for name, several in parts.items() for it in several]
    return [it for _, it in kept] if isinstance(whole, list) else dict(kept)
