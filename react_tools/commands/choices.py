"""What several commands let their user choose."""

from enum import StrEnum
from pathlib import Path


class OutputFormat(StrEnum):
    """How a result is written."""

    TEXT = "text"
    JSON = "json"


class Language(StrEnum):
    """The language of traces, rules and names."""

    EN = "en"
    RU = "ru"


def default_paths(paths: list[Path] | None) -> list[Path]:
    """The paths asked for; else `cards` of the folder one stands in; else what is shipped."""
    if paths:
        return paths
    here = Path("cards")
    if here.is_dir():
        return [here]
    from react_tools.places import CARDS

    return [CARDS]
