"""One broken file for each number: a good file, and one to four changes to it, one after another.

A mutant depends on its seed and its number only: any of them can be made again by itself.
"""

from collections.abc import Sequence
from random import Random  # noqa: TID251 -- seeded: the same mutants always
from typing import NamedTuple, TypeVar

from tests.broken import bytewise, structure, values
from tests.broken.sources import RECORDED, SETTLED, Source, by_kind, drawn

_SHARES = {"bytes": 30, "structure": 32, "values": 38}
_HOW_MANY = (1, 1, 1, 1, 1, 2, 2, 3, 4)
_TRIES = 20

ChangeT = TypeVar("ChangeT")


class Mutant(NamedTuple):
    """A broken file; `changes` are how it was broken, in order."""

    seed: int
    number: int
    source: Source
    data: bytes
    changes: tuple[str, ...]

    @property
    def name(self) -> str:
        """By what it is made again."""
        return f"{self.seed}/{self.number}"


def mutant(seed: int, number: int) -> Mutant:
    """The mutant of a number."""
    random = Random(f"broken {seed} {number}")  # noqa: S311
    source = drawn(random)
    data, changes = source.data, list[str]()
    wanted = random.choice(_HOW_MANY)
    for _ in range(_TRIES):
        topic = random.choices(list(_SHARES), list(_SHARES.values()))[0]
        name, made = _changed(random, topic, data, source)
        if made != data:
            data = made
            changes.append(f"{topic}.{name}")
        if len(changes) == wanted:
            break
    return Mutant(seed, number, source, data, tuple(changes))


def _changed(random: Random, topic: str, data: bytes, source: Source) -> tuple[str, bytes]:
    """How it was changed, and what has come of it; the same bytes if it cannot be so."""
    if topic == "bytes":
        change = _one(random, bytewise.CHANGES)
        return change.__name__, change(random, data)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return topic, data
    if source.kind == SETTLED:
        return "settled", _encoded(values.settled(random, text), data)
    if source.kind == RECORDED:
        if random.random() < 0.5:
            return "moved", _encoded(values.moved(random, text), data)
        head, sign, body = text.partition("\n---\n")
        name, made = _changed_tree(random, topic, head + "\n", source)
        return name, made.removesuffix(b"\n") + (sign + body).encode()
    return _changed_tree(random, topic, text, source)


def _changed_tree(random: Random, topic: str, text: str, source: Source) -> tuple[str, bytes]:
    data = text.encode()
    if topic == "structure":
        other = random.choice(by_kind()[source.kind if random.random() < 0.5 else "scenario"])
        if RECORDED in {source.kind, other.kind}:
            other = random.choice(by_kind()["scenario"])
        change = _one(random, structure.CHANGES)
        return change.__name__, structure.applied(random, data, other.data, change)
    put = _one(random, values.CHANGES)
    return put.__name__, _encoded(values.applied(random, text, source, put), data)


def _encoded(text: str, data: bytes) -> bytes:
    """A text's bytes; those from before if it has none."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return data


def _one(random: Random, weighed: Sequence[tuple[ChangeT, int]]) -> ChangeT:
    return random.choices([it for it, _ in weighed], [weight for _, weight in weighed])[0]
