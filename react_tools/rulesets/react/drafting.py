"""Files to begin with: the texts in `drafts/`, with the names that are wanted put in."""

from collections.abc import Mapping
from pathlib import Path
from string import Template

from react_tools.rulesets.react.library import Library

_FOLDER = Path(__file__).parent / "drafts"
_HANDS = {"active": "hand", "against": "answers"}


def drafted(name: str, words: Mapping[str, str], library: Library) -> str:
    """The draft called *name*, each `$word` replaced.

    Args:
        name: `creator`, `extension`, `first` (the first scenario of a drafted creator) or
            `question` (a scenario's setting).
        words: by name, each written as YAML: `id`, `en`, `ru`, `against`, `title`, `expect` …
        library: whose cards are dealt: in a question each player holds one of each.
    """
    text = (_FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    hands = {
        hand: ", ".join(card.id for card in library.creators[words[player]].deck)
        for player, hand in _HANDS.items()
        if words.get(player) in library.creators
    }
    return Template(text).substitute({**words, **hands})
