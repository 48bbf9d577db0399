"""Where the shipped data lies: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_SHIPPED = _PACKAGE / "shipped"
_HOME = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent

INSTALLED = _HOME == _SHIPPED
CARDS = _HOME / "cards"
EXAMPLES = _HOME / "examples"
"""Packs of invented cards, one a game, for the words and rules that no shipped card touches."""
SCHEMAS = _HOME / "schemas"
