"""The page of the card language's words: what each does, and where a shipped card says it.

A word that no shipped card has is shown by one of the examples, and the page says so.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from react_tools.load import load
from react_tools.reference.entry import Entry
from react_tools.rulesets import RULESETS
from react_tools.rulesets.react.checking.programs import DRAWING, SETUP, Program, all_programs
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.steps import Clause
from react_tools.source.tree import Entry as Written
from react_tools.source.tree import plain

TITLE = "The words of the card language"
_TOLD = """\
What a card can do (verbs), and what a passive can wait for (triggers). `react-tools list verbs`
and `react-tools list triggers` list them in the terminal, `react-tools explain place` tells one;
the grammar of the phrases inside them stands in [writing cards](writing-cards.md)."""
_PARTS = {"verb": "Verbs", "trigger": "Triggers"}


class Example(NamedTuple):
    """Where a word is said: a card, a passive or a sheet, and the lines."""

    where: str
    lines: Sequence[str]
    shipped: bool


def page(note: str, words: Sequence[tuple[Entry, str]], homes: Sequence[Path]) -> str:
    """All verbs and triggers, each with its own page and an example.

    Args:
        note: that the page is generated.
        words: their entries, each with the Markdown of its page.
        homes: the folders whose cards are looked through, that of the shipped ones first.
    """
    known = _examples(_creators(homes))
    parts = [f"# {TITLE}", note, _TOLD]
    for kind, title in _PARTS.items():
        of_kind = [(it, text) for it, text in words if it.kind == kind]
        parts += [f"## {title}", "\n".join(_line(it) for it, _ in of_kind)]
        for entry, text in of_kind:
            parts += [f"### {entry.id}", entry.title["en"], text, _shown(known.get(entry.id))]
    return "\n\n".join(it for it in parts if it) + "\n"


def _creators(homes: Sequence[Path]) -> Iterator[tuple[Creator, bool]]:
    """Those of every folder; whether they are shipped."""
    for home in homes:
        for creator in load([home], ruleset=RULESETS[0]).library.every_creator:
            if Path(creator.node.path).is_relative_to(home):
                yield creator, home == homes[0]


def _line(entry: Entry) -> str:
    return f"* [`{entry.id}`](#{entry.id}) – {entry.title['en']}"


def _shown(example: Example | None) -> str:
    if example is None:
        return "No card says it yet."
    whose = "On a card" if example.shipped else "No shipped card says it yet; in the examples"
    told = "\n".join(example.lines)
    return f"{whose} – {example.where}:\n\n```yaml\n{told}\n```"


def _examples(creators: Iterable[tuple[Creator, bool]]) -> Mapping[str, Example]:
    """For each word the first place where it is said."""
    found: dict[str, Example] = {}
    for creator, shipped in creators:
        for program in all_programs(creator):
            where = f"{_name(program)} ({creator.label['en']})"
            if program.passive is not None:
                told = Example(where, tuple(_waking(program.passive)), shipped)
                found.setdefault(program.passive.when, told)
            for clause in program.clauses:
                told = Example(where, tuple(_clause(clause)), shipped)
                found.setdefault(clause.verb, told)
    return found


def _name(program: Program) -> str:
    """What people call the card, the passive or the part of the sheet."""
    if program.name in {SETUP, DRAWING}:
        return program.name
    told = program.effect or program.passive
    letter = f", {program.effect.letter}" if program.effect and program.effect.letter else ""
    return f"{told.label['en'] if told else program.name}{letter}"


def _clause(clause: Clause) -> Iterator[str]:
    """A clause as its file has it, on one line, and who does it on another."""
    place = clause.place
    value = plain(place.value) if isinstance(place, Written) else ""
    yield f"{clause.verb}: {_flow(value)}"
    if clause.by is not None:
        yield f"by: {clause.by.text}"


def _waking(passive: Passive) -> Iterator[str]:
    yield f"when: {passive.when}"
    told = {"of": passive.of, "face": passive.face, "player": passive.player}
    yield from (f"{word}: {value}" for word, value in told.items() if value)
    for word, phrases in passive.filters.items():
        yield f"{word}: {_flow([it.text for it in phrases] if phrases[1:] else phrases[0].text)}"
    if passive.ways:
        yield f"how: {_flow(passive.ways)}"
    if passive.condition is not None:
        yield f"if: {passive.condition.text}"


def _flow(value: object) -> str:
    """Data as YAML in one line."""
    match value:
        case dict():
            return f"{{{', '.join(f'{key}: {_flow(it)}' for key, it in value.items())}}}"
        case list() | tuple():
            return f"[{', '.join(map(_flow, value))}]"
        case _:
            return str(value)
