"""Files to begin with: the texts in `drafts/`, with the names that are wanted put in."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template

from react_tools.errors import DraftError
from react_tools.rulesets.react.box import ABILITIES, MASTERPIECE, SECTIONS, parts
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.write import inner

_FOLDER = Path(__file__).parent / "drafts"
_HANDS = {"active": "hand", "against": "answers"}


def drafted(name: str, words: Mapping[str, str], library: Library) -> str:
    """The draft called *name*, each `$word` replaced.

    Args:
        name: `creator`, `extension`, `first` (the first scenario of a drafted creator), `question`
            (a scenario's setting) or `boxes`.
        words: by name, each written as YAML: `id`, `en`, `ru`, `against`, `title`, `expect` …;
            the two names also as `in_en` and `in_ru`, as they stand within a longer one.
        library: whose cards are dealt: in a question each player holds one of each; and whose
            creators are packed: those that lie in no box.

    Raises:
        DraftError: every creator lies in a box already.
    """
    text = (_FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    hands = {
        hand: ", ".join(card.id for card in library.creators[words[player]].deck)
        for player, hand in _HANDS.items()
        if words.get(player) in library.creators
    }
    packing = _packing(library) if name == "boxes" else {}
    within = {f"in_{lang}": inner(words[lang]) for lang in ("en", "ru") if lang in words}
    return Template(text).substitute({**words, **within, **hands, **packing})


def _packing(library: Library) -> Mapping[str, str]:
    """The lines of a box for everybody who lies in none: beside which box, and what is packed."""
    held = {name for box in library.boxes.values() for name in box.members()}
    free = [it for it in library.creators.values() if it.id not in held]
    if not free:
        raise DraftError("every creator lies in a box already; write `react-tools list boxes`")
    core = next((it.id for it in library.boxes.values() if it.alone), "")
    slots = library.numbers.slots if library.numbers else 1
    alone = f"    boards: [field, chain, masterpiece]\n    react-tokens: {slots}"
    return {
        "beside": f"    needs: {core}" if core else alone,
        "creators": "\n".join(line for it in free for line in _packed(it)),
    }


def _packed(creator: Creator) -> Iterator[str]:
    """The packing list of a creator, a line a section."""
    yield f"      {creator.id}:"
    counts = parts(creator)
    for section in SECTIONS:
        some = {it.id: count for it, count in counts.items() if it.section == section}
        numbers = ", ".join(f"{name}: {count}" for name, count in some.items())
        told = {ABILITIES: f"[{', '.join(some)}]", MASTERPIECE: f"{some.get('')}"}
        if some:
            yield f"        {section}: {told.get(section, f'{{{numbers}}}')}"
