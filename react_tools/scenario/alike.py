"""Whether two scenarios are the same one, whatever its pieces are called in each."""

import json
import re
from collections.abc import Hashable, Iterator, Mapping, Sequence

from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import plain

_TOLD_APART = frozenset({"title", "cites", "twin"})
"""What does not make another scenario: what it is called, and what it is there for."""


def rough(scenario: Scenario) -> Hashable:
    """Cheap to make, and the same for any two that are the same; others may share it."""
    steps = tuple(tuple(sorted(step.terms)) for step in scenario.script)
    expect = scenario.expect
    return steps, len(expect.changed), len(expect.trace), len(scenario.root.entries)


def same(scenario: Scenario, names: Sequence[str]) -> str:
    """A text that is equal exactly for the same setting, script and expectation.

    *names* are those that the setting gives its pieces, in an order that does not depend on them.
    """
    entries = scenario.root.entries.items()
    whole = {key: plain(entry.value) for key, entry in entries if key not in _TOLD_APART}
    # A sign that no name and no word can have.
    called = {name: f"\N{PILCROW SIGN}{at}" for at, name in enumerate(names)}
    return json.dumps(_renamed(whole, called), sort_keys=True, ensure_ascii=False)


def _renamed(part: object, called: Mapping[str, str]) -> object:
    if isinstance(part, Mapping):
        return {called.get(key, key): _renamed(value, called) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(item, called) for item in part]
    if isinstance(part, str):
        return "\n".join(_lines(part, called))
    return part


def _lines(text: str, called: Mapping[str, str]) -> Iterator[str]:
    """Lines without needless blanks, with each whole word that is a name replaced."""
    for line in text.splitlines():
        if told := " ".join(_WORD.sub(lambda it: _word(it[0], called), line).split()):
            yield told


def _word(word: str, called: Mapping[str, str]) -> str:
    """A word as a name is called: `C`, or `C1`, the first card of who is called so."""
    numbered = word[:1].isupper() and word[1:].isdecimal()
    name, number = (word[:1], word[1:]) if numbered and word not in called else (word, "")
    return f"{called[name]}{number}" if name in called else word


_WORD = re.compile(r"[\w-]+")
