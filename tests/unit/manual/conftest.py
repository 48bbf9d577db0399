"""The entries that `explain` knows, and an index of a few words of one's own."""

from collections.abc import Callable, Sequence

import pytest

from react_tools.load import load, shipped
from react_tools.manual.entries import entries
from react_tools.reference.entry import Entry, Text, same

EntryOf = Callable[..., Entry]


@pytest.fixture(scope="session")
def shipped_entries() -> Sequence[Entry]:
    """Everything but the scenarios."""
    loaded = load([shipped() / "rulebook.yaml", shipped() / "rulings.yaml"])
    return entries(loaded.ruleset, loaded.library)


@pytest.fixture(scope="session")
def entry_of() -> EntryOf:
    """Make a rule with an id, a title and a text."""

    def _entry_of(name: str, title: str, text: str = "", *, ru: str = "") -> Entry:
        told: Text = {"en": title, "ru": ru or title}
        return Entry(name, "rule", told, same(f"{name}: {title}\n\n{text}"))

    return _entry_of
