"""Writes the pages that tell what the code says: a page a command, and one for each list of a game.

The lists of the game that is meant where nothing tells another lie in docs/reference, those of
every other one in a folder there that is called as the game is. `make docs` writes them; a test
holds them to the code.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from textwrap import dedent
from typing import Any

import typer
import vocabulary
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.cli import app
from react_tools.coverage.covered import covered
from react_tools.load import load, shipped
from react_tools.manual import entries
from react_tools.places import EXAMPLES
from react_tools.reference.entry import Entry
from react_tools.render.coverage import markdown
from react_tools.render.line import plain
from react_tools.rulesets import RULESETS
from react_tools.settings import DEFAULT
from react_tools.texts import TEXTS

FOLDER = Path(__file__).parent
_NOTE = "<!-- written by docs/generate.py (make docs); change the code, not this page -->"
_TITLES = {
    "check": "Checks",
    "fault": "Faults of files and runs",
    "verb": "Verbs",
    "trigger": "Triggers",
    "key": "Keys",
    "rule": "Rules",
    "ruling": "Rulings",
}
"""Of the kinds of entry that have a page; not every game has each of them."""
_COVERAGE = "Rules and their scenarios"
_OF_ALL = "Every game"
_SOLE = """\
Each check is the sole finder of some mistake: of a pack in which that is made nothing else is said,
by no other check, no schema and no scenario (`tests/conformance/test_sole_finders.py`)."""
_YAML = re.compile(r"\s*(-|[a-z-]+:)")
_EXIT = "Exit codes: [of every command](README.md#exit-codes)."
_CODES = """\
## Exit codes

| code | means |
|---|---|
| 0 | clean |
| 1 | an error finding, a scenario that does not come as it says, or a promise that is not kept |
| 2 | wrong arguments, settings or paths; nothing to read; nowhere to write |
| 3 | a bug of ours, with what to report |
| 130 | interrupted; nothing is left half-written |
"""


def pages() -> dict[Path, str]:
    """Every generated page by its path."""
    commands = dict(_commands())
    lists = {_OF_ALL: _texts(), **{name: dict(_lists(name)) for name in RULESETS}}
    return {
        **commands,
        FOLDER / "commands" / "README.md": _index(commands),
        **{path: text for made in lists.values() for path, text in made.items()},
        FOLDER / "reference" / "README.md": _games(lists),
        FOLDER / "verbs.md": _words(),
    }


def _words() -> str:
    """The words of the card language, each with its page and an example."""
    name = RULESETS[0]
    found = entries.entries(rulesets.get(name), load([shipped(name)], ruleset=name).library)
    told = [(it, _marked(_body(it))) for it in found if it.kind in {"verb", "trigger"}]
    return vocabulary.page(_NOTE, told, [shipped(name), *_examples(name)])


def _index(commands: dict[Path, str]) -> str:
    """The list of commands, each with its first sentence."""
    told = [
        f"* [`{path.stem.replace('-', ' ')}`]({path.name}) – {_first_paragraph(text)}"
        for path, text in commands.items()
    ]
    head = "`react-tools COMMAND --help` says the same in the terminal."
    return "\n\n".join(["# Commands", _NOTE, head, "\n".join(told), _CODES])


def _first_paragraph(page: str) -> str:
    """What stands behind the heading and the note."""
    return page.split("\n\n")[2].replace("\n", " ")


def _games(lists: Mapping[str, Mapping[Path, str]]) -> str:
    """The lists of every game."""
    parts = ["# Reference", _NOTE]
    for name, made in lists.items():
        told = (
            f"* [{_title(text)}]({path.relative_to(FOLDER / 'reference').as_posix()})"
            for path, text in made.items()
        )
        parts += [f"## {name if name == _OF_ALL else f'`{name}`'}", "\n".join(told)]
    return "\n\n".join(parts) + "\n"


def _title(page: str) -> str:
    """What stands in the heading, without the game."""
    return page.partition("\n")[0].removeprefix("# ").partition(" (")[0]


def _lists(name: str) -> Iterator[tuple[Path, str]]:
    """The pages of a game, what its scenarios show last."""
    first = name == RULESETS[0]
    folder = FOLDER / "reference" / ("" if first else name)
    asking = "" if first else f" --ruleset {name}"
    yield from _reference(name, folder, asking)
    yield folder / "coverage.md", _coverage(name, asking)


def _examples(name: str) -> list[Path]:
    """The pack of examples of a game, if it has one."""
    return [it for it in (EXAMPLES / name,) if it.is_dir()]


def _reference(name: str, folder: Path, asking: str) -> Iterator[tuple[Path, str]]:
    """A page for each list that `explain` knows; cards and scenarios have files of their own."""
    ruleset = rulesets.get(name)
    wanted = [shipped(name) / "rulebook.yaml", *_examples(name)]
    library = load(wanted, scenarios=True, ruleset=name).library
    every = [
        *entries.book(library, library.scenarios.values()),
        *entries.entries(ruleset, library),
    ]
    every = list({(it.kind, it.owner, it.id): it for it in reversed(every)}.values())[::-1]
    of_all = {check.code for check in TEXTS}
    for kind, title in _TITLES.items():
        found = [it for it in every if it.kind == kind and it.id not in of_all]
        if found:
            yield folder / f"{kind}s.md", _listed(f"{title} (`{name}`)", found, asking)


def _texts() -> dict[Path, str]:
    """The page of the checks that hold for every game."""
    codes = {check.code for check in TEXTS}
    found = [it for it in entries.codes(rulesets.get(RULESETS[0])) if it.id in codes]
    return {FOLDER / "reference" / "texts.md": _listed("Checks of names and texts", found, "")}


def _listed(title: str, found: list[Entry], asking: str) -> str:
    """A page of entries."""
    told = f"`react-tools explain {found[0].id}{asking}` says it in the terminal."
    parts = [f"# {title}", _NOTE, told]
    if found[0].kind == "check":
        parts.append(_SOLE)
    for entry in found:
        parts += [f"## {_heading(entry)}", _marked(_body(entry))]
    return "\n\n".join(parts) + "\n"


def _coverage(name: str, asking: str) -> str:
    """What the scenarios that ship show of the register."""
    wanted, settings = _examples(name) or [shipped(name)], replace(DEFAULT, ruleset=name, only=True)
    (found,) = covered(wanted, settings, ground=True)
    told = (
        "Each rule and ruling of the game, and the scenarios that show it."
        f" `react-tools coverage{asking}` says it in the terminal, and what makes a rule *shown*;"
        " ✗ has to be shown and is not, and what bears no mark need not be."
    )
    table = "\n".join(plain(it) for it in markdown.lines(found, "en"))
    return f"# {_COVERAGE} (`{name}`)\n\n{_NOTE}\n\n{told}\n\n{table}\n"


def _heading(entry: Entry) -> str:
    """What an entry is called, and its title where its text does not begin with it."""
    return f"`{entry.id}`" if entry.kind == "key" else f"{entry.id}: {entry.title['en']}"


def _body(entry: Entry) -> str:
    """A page without its first line, and without the title where it is said again."""
    text = entry.page["en"].partition("\n")[2].lstrip("\n")
    return text.removeprefix(entry.title["en"]).lstrip("\n")


def _marked(text: str) -> str:
    """A page's plain text as Markdown: what is indented is fenced, `word:` begins a line."""
    parts: list[str] = []
    for indented, lines in groupby(text.splitlines(), lambda line: line.startswith("  ")):
        told = "\n".join(lines)
        if indented:
            fence = "yaml" if _YAML.match(told) else "text"
            parts.append(f"\n```{fence}\n{dedent(told)}\n```\n")
        else:
            parts.append(re.sub(r"(?<=\S)\n(?=[a-z]+: )", "  \n", told))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts)).strip()


def _commands() -> Iterator[tuple[Path, str]]:
    group = typer.main.get_command(app)
    for words, command in _every(group, ()):
        path = FOLDER / "commands" / f"{'-'.join(words)}.md"
        yield path, _page(" ".join(("react-tools", *words)), command)


def _every(command: Any, above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that can be given, with the words that lead to it."""
    if not hasattr(command, "commands"):
        yield above, command
        return
    for name, inner in command.commands.items():
        yield from _every(inner, (*above, name))


def _page(name: str, command: Any) -> str:
    told, _, examples = (command.help or "").replace("\b\n", "").partition("Examples:\n")
    arguments = [it for it in command.params if it.param_type_name == "argument"]
    options = [it for it in command.params if it.param_type_name == "option"]
    words = " ".join(_argument(it) for it in arguments)
    parts = [
        f"# `{name}`",
        _NOTE,
        *(" ".join(it.split()) for it in re.split(r"\n\s*\n", told) if it.strip()),
        f"```text\nUsage: {name} {words}{' [OPTIONS]' if options else ''}\n```".replace("  ", " "),
    ]
    if examples:
        lines = "\n".join(line.strip() for line in examples.strip().splitlines())
        parts.append(f"Examples:\n\n```sh\n{lines}\n```")
    parts += _table("argument", [(_argument(it), it) for it in arguments])
    parts += _table("option", [(_option(it), it) for it in options])
    return "\n\n".join([*parts, _EXIT]) + "\n"


def _table(head: str, rows: list[tuple[str, Any]]) -> list[str]:
    if not rows:
        return []
    lines = [f"| `{name}` | {_cell(it)} |" for name, it in rows]
    return ["\n".join([f"| {head} | what it does |", "|---|---|", *lines])]


def _cell(parameter: Any) -> str:
    """What a parameter does, and what it is if it is left out."""
    told = (parameter.help or "").replace("|", "\\|")
    default = getattr(parameter.default, "value", parameter.default)
    shown = isinstance(default, str) and default
    return f"{told} Default: `{default}`." if shown else told


def _argument(parameter: Any) -> str:
    name = (parameter.metavar or parameter.name).upper()
    several = "…" if parameter.nargs == -1 else ""
    return f"{name}{several}" if parameter.required else f"[{name}{several}]"


def _option(parameter: Any) -> str:
    names = ", ".join((*parameter.opts, *parameter.secondary_opts))
    if parameter.is_flag:
        return names
    choices = getattr(parameter.type, "choices", None)
    values = parameter.metavar or ("\\|".join(choices) if choices else parameter.type.name.upper())
    return f"{names} {values}"


if __name__ == "__main__":
    made = pages()
    folders = {path.parent for path in made} - {FOLDER}  # there other pages lie beside them
    for old in {it for folder in folders for it in folder.glob("*.md")} - set(made):
        old.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
