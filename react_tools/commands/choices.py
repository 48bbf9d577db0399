"""What several commands let their user choose."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from react_tools.settings import Settings


class OutputFormat(StrEnum):
    """How a result is written."""

    TEXT = "text"
    JSON = "json"


class ReportFormat(StrEnum):
    """How a report is written (react_tools.render.reports)."""

    TEXT = "text"
    JSON = "json"
    JUNIT = "junit"
    GITHUB = "github"
    SARIF = "sarif"


class TraceFormat(StrEnum):
    """How a trace is written (react_tools.render.traces)."""

    TEXT = "text"
    JSON = "json"
    MARKDOWN = "markdown"


class Language(StrEnum):
    """The language of traces, rules and names."""

    EN = "en"
    RU = "ru"


Reports = Annotated[ReportFormat, typer.Option("--format", "-f", help="How the report is written.")]
Paths = Annotated[
    list[Path] | None,
    typer.Argument(
        help="Files, folders or patterns; without any, your packs and the folder cards."
    ),
]
Cache = Annotated[bool, typer.Option(help="Remember what was found in the same bytes.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="DIR",
        help="A folder of your own cards, over the shipped ones; may be given again."
        " Also: REACT_TOOLS_CARDS, react-tools.toml.",
    ),
]
Lang = Annotated[
    Language | None,
    typer.Option("--lang", "-l", help="The language of traces, rules and names."),
]


Game = Annotated[
    str,
    typer.Option(
        "--ruleset",
        metavar="GAME",
        help="The card game of files that tell none; what is of another one is left out. Also:"
        " react-tools.toml.",
    ),
]
Rulings = Annotated[
    str | None,
    typer.Option(
        "--rulings",
        metavar="all",
        help="Try the settings of the rulings that are touched: all, or ids with commas.",
    ),
]


def settled(
    packs: list[Path] | None = None, lang: Language | None = None, ruleset: str = ""
) -> "Settings":
    """What the flags settle, on top of the environment and the file of settings.

    Raises:
        UnknownNameError: there is no such ruleset.
    """
    from react_tools import rulesets, settings

    found = settings.settled(packs, lang.value if lang else None, ruleset)
    rulesets.check(found.ruleset or rulesets.RULESETS[0])
    return found


def wanted(rulings: str | None) -> str:
    """Which rulings shall be varied; empty if none.

    Raises:
        BadParameter: an empty word, as an unset variable gives it: no ruling may be left out so.
    """
    if rulings is not None and not rulings.strip():
        raise typer.BadParameter("--rulings needs the word all, or ids of rulings")
    return rulings or ""


def own_paths(paths: list[Path] | None, settings: "Settings") -> list[Path]:
    """The paths asked for; else the packs and the folder `cards`; nothing if there are none."""
    if paths:
        return paths
    from react_tools.files import beneath

    known = [*settings.own]
    # Of packs one may be empty yet; of paths that somebody names none may be.
    return [it for it in known if len(known) == 1 or any(beneath(it))] or known


def default_paths(paths: list[Path] | None, settings: "Settings") -> list[Path]:
    """The same; but if there are none, what is shipped."""
    if found := own_paths(paths, settings):
        return found
    from react_tools.places import CARDS

    return [CARDS]
