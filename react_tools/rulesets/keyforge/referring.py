"""What the fixed words of a phrase stand for now: `this`, `chosen`, `fought`, `host`."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.frame import Frame, Several
from react_tools.rulesets.keyforge.state import NOWHERE

MEANT: dict[str, Callable[[Frame], list[int]]] = {
    "this": lambda frame: [frame.this],
    "chosen": lambda frame: frame.chosen,
    "fought": lambda frame: [frame.fought] if frame.fought != NOWHERE else [],
    "host": lambda frame: [it for it in (frame.table.state.host[frame.this],) if it != NOWHERE],
}
"""The cards behind each word, wherever they are by now."""


def in_play(word: str) -> Several:
    """Those of them that are in play."""
    meant = MEANT[word]
    return lambda frame: [it for it in meant(frame) if frame.table.in_play(it)]


def is_destroyed(word: str) -> Callable[[Frame], bool]:
    """Whether one of them is being destroyed, or lies in its owner's discard pile by now."""
    meant = MEANT[word]

    def see(frame: Frame) -> bool:
        table, owner = frame.table, frame.table.match.owner
        return any(
            it in table.tagged or it in table.state.discard[owner[it]] for it in meant(frame)
        )

    return see
