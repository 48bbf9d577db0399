"""Which scenarios show a rule, or a setting of a ruling."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from react_tools.files import beneath, homes
from react_tools.findings import has_error
from react_tools.manual.asking import Answer
from react_tools.places import EXAMPLES
from react_tools.reference.entry import Entry
from react_tools.ruleset import AnyRuleset
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.schema.validate import validate
from react_tools.source.parse import read
from react_tools.source.tree import Mapping as MappingNode

KINDS = frozenset({"rule", "ruling"})


class Shown(Struct, frozen=True):
    """The ids of scenarios by the rule that they cite, and by the setting that they pin.

    Attributes:
        settings: those that show it, for their twins have another one, or none: the default.
        pinned: those that only pin it, beside what they are about.
    """

    rules: Mapping[str, Sequence[str]]
    settings: Mapping[tuple[str, str], Sequence[str]]
    pinned: Mapping[tuple[str, str], Sequence[str]]

    @classmethod
    def by(cls, scenarios: Collection[Scenario]) -> "Shown":
        """What these scenarios show, in their order."""
        known = {it.id: it.rulings for it in scenarios}
        rules: dict[str, list[str]] = {}
        settings: dict[tuple[str, str], list[str]] = {}
        pinned: dict[tuple[str, str], list[str]] = {}
        for each in scenarios:
            for rule, _ in each.cites:
                rules.setdefault(rule, []).append(each.id)
            for name, setting in each.rulings.items():
                alike = known.get(each.twin, {}).get(name) == setting
                (pinned if alike else settings).setdefault((name, setting), []).append(each.id)
        return cls(rules, settings, pinned)


NOTHING = Shown({}, {}, {})


def mentioning(names: Iterable[str], packs: Sequence[Path], ruleset: AnyRuleset) -> list[Scenario]:
    """The scenarios whose files mention one of *names*: in packs, shipped ones, examples.

    Only these files are read as YAML; one that has errors is left out.
    """
    wanted = [name.encode() for name in names]
    found: dict[str, Scenario] = {}
    for file in _files(packs, ruleset):
        data = file.read_bytes() if wanted else b""
        if any(name in data for name in wanted) and (made := _scenario(file, ruleset)):
            found.setdefault(made.id, made)
    return list(found.values())


def _files(packs: Sequence[Path], ruleset: AnyRuleset) -> Iterator[Path]:
    for home in (*homes([], packs, ruleset.name), EXAMPLES / ruleset.name):
        if (home / "scenarios").is_dir():
            yield from beneath(home / "scenarios")


def _scenario(file: Path, ruleset: AnyRuleset) -> Scenario | None:
    parsed = read(file, file.as_posix())
    tree = parsed.tree
    if parsed.faults or not isinstance(tree, MappingNode):
        return None
    if ruleset.kind_of(tree) != "scenario" or has_error(validate(tree, ruleset.kinds["scenario"])):
        return None
    return scenario(tree, file.as_posix())


def named(given: Answer) -> list[str]:
    """The rules and rulings whose pages are shown."""
    return [it.id for it in given.shown if it.kind in KINDS]


def with_pages(given: Answer, entries: Iterable[Entry]) -> Answer:
    """The same answer with pages of rules and rulings taken from *entries*."""
    pages = {(it.kind, it.id): it for it in entries}
    return replace(given, shown=tuple(pages.get((it.kind, it.id), it) for it in given.shown))
