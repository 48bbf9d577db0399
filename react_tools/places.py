"""Where the shipped data lies: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_SHIPPED = _PACKAGE / "shipped"
_HOME = _SHIPPED if _SHIPPED.is_dir() else _PACKAGE.parent

INSTALLED = _HOME == _SHIPPED
CARDS = _HOME / "cards"
EXAMPLES = _HOME / "examples"
"""A pack of invented creators, for the words and rules that no creator in `cards` touches."""
SCHEMAS = _HOME / "schemas"
