"""A scenario's file as it stands, and as it will stand with answers written into it.

A manuscript may still lack its script, its expectation and what it cites: a judge's first file
has a setting only.
"""

from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from react_tools.findings import Finding, in_order
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario, Step
from react_tools.scenario.writing import choice, step
from react_tools.schema.validate import validate
from react_tools.source import insert, tree
from react_tools.source.insert import Insertion
from react_tools.source.parse import parse
from react_tools.source.write import sequence

# What stands in for what a manuscript lacks when the rest of it is judged.
_STAND_INS = b"script: []\nexpect: {rest: same}\ncites: [NO-RULE-1]\n"


class Manuscript(Struct, frozen=True):
    """A scenario's file: its bytes, its tree, and the scenario that it holds so far."""

    path: Path
    data: bytes
    root: tree.Mapping
    scenario: Scenario

    def written(self, scenario: Scenario, expectation: str, cites: Sequence[str]) -> bytes:
        """The file with the steps and answers of *scenario* – this one, grown – put in.

        *expectation* is the block that takes the place of `expect:`; an empty one leaves that
        alone. *cites* are the rules to be cited where the file cites none.
        """
        insertions = [*self._cites(cites), *self._answers(scenario), *self._steps(scenario)]
        insertions += self._expectation(expectation)
        content = insert.applied(self.root.source.content, insertions)
        mark = BOM_UTF8 if self.data.startswith(BOM_UTF8) else b""
        return mark + content.encode()

    def sound(self, schema: str) -> bool:
        """Whether nothing is lacking any more."""
        return not validate(self.root, schema)

    def _cites(self, cites: Sequence[str]) -> Iterator[Insertion]:
        if cites and "cites" not in self.root:
            behind = "title" if "title" in self.root else ""
            yield insert.entry(self.root, [f"cites: {sequence(cites)}"], behind=behind)

    def _answers(self, grown: Scenario) -> Iterator[Insertion]:
        """Answers put into plays that the file has already."""
        script = self.root.get("script")
        nodes = script.items if isinstance(script, tree.Sequence) else []
        for node, old, new in zip(nodes, self.scenario.script, grown.script, strict=False):
            added = new.answers[len(old.answers) :]
            written = [choice(it.by, pick) for it in added for pick in it.picks]
            if written:
                yield _chosen(node, written)

    def _steps(self, grown: Scenario) -> Iterator[Insertion]:
        """Steps put behind those that the file has already."""
        added = [step(it) for it in grown.script[len(self.scenario.script) :]]
        if not added:
            return
        script = self.root.get("script")
        in_lines = block(grown.script)
        in_brackets = [f"{{{it}}}" for it in added]
        if isinstance(script, tree.Sequence):
            in_a_row = script.source.content[script.start] == "["
            yield insert.items(script, in_brackets if in_a_row else added)
        elif script is not None:
            yield insert.beneath(self.root.entries["script"], in_lines[1:])
        elif self.root.source.content[self.root.start] == "{":
            yield insert.entry(self.root, [f"script: {sequence(in_brackets)}"])
        elif "expect" in self.root:
            yield insert.before(self.root, "expect", in_lines)
        else:
            yield insert.entry(self.root, in_lines)

    def _expectation(self, block: str) -> Iterator[Insertion]:
        if not block:
            return
        lines = block.splitlines()
        if "expect" in self.root:
            yield insert.instead(self.root.entries["expect"], lines)
        else:
            yield insert.entry(self.root, lines)


def _chosen(step: tree.Node, written: Sequence[str]) -> Insertion:
    """Choices put into a play."""
    assert isinstance(step, tree.Mapping)  # noqa: S101 -- the schema has seen to it
    ((_, entry),) = step.entries.items()
    assert isinstance(entry.value, tree.Mapping)  # noqa: S101 -- only a play asks
    given = entry.value.get("choices")
    if isinstance(given, tree.Sequence):
        return insert.items(given, written)
    return insert.entry(entry.value, [f"choices: {sequence(written)}"])


def manuscript(path: Path, data: bytes, schema: str) -> Manuscript | None:
    """The manuscript that a file's bytes are.

    None if more is wrong with them than that they are unfinished.
    """
    parsed = parse(data, path.as_posix())
    root = parsed.tree
    if parsed.faults or not isinstance(root, tree.Mapping):
        return None
    if validate(_finished(root), schema):
        return None
    return Manuscript(path, data, root, scenario(root, path.as_posix()))


def lasting(found: Sequence[Finding], root: tree.Node | None, schema: str) -> list[Finding]:
    """Of what was *found* in a scenario's file, all that does not go when it is finished.

    What its schema says then may be said otherwise than before, so it is not a part of that.
    """
    now = set(validate(root, schema)) if isinstance(root, tree.Mapping) else set()
    if not isinstance(root, tree.Mapping) or not now <= {*found}:
        return [*found]
    return in_order([*(it for it in found if it not in now), *validate(_finished(root), schema)])


def _finished(root: tree.Mapping) -> tree.Mapping:
    """The tree with stand-ins for what it lacks."""
    stand_ins = parse(_STAND_INS, root.path).tree
    entries: Mapping[str, tree.Entry] = (
        stand_ins.entries if isinstance(stand_ins, tree.Mapping) else {}
    )
    lacking = {name: it for name, it in entries.items() if _lacks(root.get(name))}
    return tree.Mapping(root.source, root.start, {**root.entries, **lacking})


def _lacks(node: tree.Node | None) -> bool:
    """Whether something is not there, or there is nothing in it."""
    if isinstance(node, tree.Scalar):
        return node.value is None and node.end == node.start
    return node is None or (isinstance(node, tree.Sequence) and not node.items)


def same(one: Sequence[Step], other: Sequence[Step]) -> bool:
    """Whether two scripts say the same, their places in files aside."""
    return _said(one) == _said(other)


def _said(script: Sequence[Step]) -> list[object]:
    return [
        (it.who, dict(it.terms), it.refused, [(a.by, p) for a in it.answers for p in a.picks])
        for it in script
    ]


def block(script: Sequence[Step]) -> list[str]:
    """A whole script, to be pasted."""
    return ["script:", *(f"  - {step(it)}" for it in script)]
