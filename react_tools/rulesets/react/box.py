"""Boxes: which creators lie in which, and what is packed of each (`boxes.yaml`).

    Box
    ├── Packed       what is packed of one creator: everything, or what a packing list says
    └── announced    creators that no file defines yet

A `Part` is what a packing list counts: `deck flowing-ink`, `tokens ink`. `parts` tells them of
a creator's own file, so both sides can be held against each other.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from react_tools.reference.label import Label
from react_tools.rulesets.react.definitions import Creator
from react_tools.source.reading import child, entries, items, number, text, texts, whole
from react_tools.source.span import Span
from react_tools.source.tree import Mapping as MappingNode
from react_tools.source.tree import Node

DECK, ABILITIES, MASTERPIECE, TOKENS, SUMMONS = SECTIONS = (
    "deck",
    "abilities",
    "masterpiece",
    "tokens",
    "summons",
)
"""The sections of a packing list, in the order in which they are told."""
OF_CARDS = frozenset({DECK, ABILITIES, MASTERPIECE})
"""Those that hold cards."""


_CALLED = {
    DECK: ("card", "deck"),
    ABILITIES: ("ability card", "ability cards"),
    MASTERPIECE: ("masterpiece cards", "masterpiece cards"),
    TOKENS: ("token", "tokens"),
    SUMMONS: ("summon", "summons"),
}
"""What a message calls one thing of a section, and all of it."""


class Part(NamedTuple):
    """A thing that is packed; the masterpiece's cards have no ids."""

    section: str
    id: str

    @property
    def told(self) -> str:
        """What it is called in a message; a part without an id is its whole section."""
        one, whole = _CALLED[self.section]
        return f"{one} {self.id}" if self.id else whole


Counts = Mapping[Part, int]


class Packed(Struct, frozen=True):
    """What a box holds of a creator.

    Attributes:
        creator: its id; `span`: where the box names it.
        node: the packing list, or the word `all`.
        counts: how many of each part the list says; None if it is all that the creator's file says.
        places: where the list names them, section by section (with an empty id), part by part.
    """

    creator: str
    span: Span
    node: Node
    counts: Counts | None
    places: Mapping[Part, Span]

    def place(self, part: Part) -> Span:
        """Where the list names a part; else its section; else where the creator is named."""
        section = self.places.get(Part(part.section, ""), self.span)
        return self.places.get(part, section)

    def amount(self, part: Part) -> Span:
        """Where the list says how many of a part there are; the same if it does not."""
        node = child(self.node, part.section)
        found = child(node, part.id) if part.id else node
        return found.span if found is not None else self.place(part)


class Announced(Struct, frozen=True):
    """A creator of which only the name is known, and where the box says so."""

    creator: str
    label: Label
    span: Span


class Box(Struct, frozen=True):
    """One box as it is sold.

    Attributes:
        root: its whole file; `node`: what that says of it.
        id: what other boxes call it; `span`: where its file does; `layer`: how far away that lies.
        needs, reprints: the ids of other boxes; empty if there is none.
        cards: how many its publisher says there are, 0 if nothing is said; `others`: how many of
            them belong to no creator.
        react_tokens: how many react tokens it holds; `boards`: which boards.
        unknown: whether nothing is published of what lies in it.
    """

    id: str
    label: Label
    root: MappingNode
    node: MappingNode
    span: Span
    layer: int
    needs: str
    reprints: str
    boards: tuple[str, ...]
    react_tokens: int
    cards: int
    others: int
    packed: tuple[Packed, ...]
    announced: tuple[Announced, ...]
    unknown: bool

    def members(self) -> dict[str, Span]:
        """The creators in it, those that are only announced too, and where it names them."""
        return {
            **{it.creator: it.span for it in self.announced},
            **{it.creator: it.span for it in self.packed},
        }

    @property
    def alone(self) -> bool:
        """Whether it is there to be played by itself."""
        return not (self.needs or self.reprints or self.unknown)


def boxes(root: MappingNode, layer: int) -> Iterator[Box]:
    """The boxes that a file defines, which its schema has passed."""
    for name, entry in entries(root.get("boxes")):
        node = entry.value
        if isinstance(node, MappingNode):
            yield Box(
                id=name,
                label=_label(node),
                root=root,
                node=node,
                span=entry.span,
                layer=layer,
                needs=text(node, "needs"),
                reprints=text(node, "reprints"),
                boards=tuple(text(it) for it in items(node.get("boards"))),
                react_tokens=number(node, "react-tokens"),
                cards=number(node, "cards"),
                others=number(node, "other-cards"),
                packed=tuple(_packed(node.get("creators"))),
                announced=tuple(
                    Announced(key, _label(it.value), it.span)
                    for key, it in entries(node.get("announced"))
                ),
                unknown="contents" in node,
            )


def parts(creator: Creator) -> Counts:
    """What must lie in a box for a creator, as its own file says it, section by section."""
    masterpiece = number(child(creator.node, MASTERPIECE), "cards")
    return {
        **{Part(DECK, it.id): it.copies for it in creator.deck},
        **{Part(ABILITIES, it.id): 1 for it in creator.abilities},
        Part(MASTERPIECE, ""): masterpiece,
        **{Part(TOKENS, it.id): it.supply for it in creator.tokens},
        **{Part(SUMMONS, it.id): it.count for it in creator.summons},
    }


def cards(counts: Counts) -> int:
    """How many of the things counted are cards."""
    return sum(count for part, count in counts.items() if part.section in OF_CARDS)


def _label(node: Node) -> Label:
    name = texts(child(node, "name"))
    return Label(name.get("en", ""), name.get("ru", ""))


def _packed(node: Node | None) -> Iterator[Packed]:
    for name, entry in entries(node):
        if isinstance(entry.value, MappingNode):
            listed = [*_listed(entry.value)]
            sections = {Part(key, ""): it.span for key, it in entry.value.entries.items()}
            places = {**sections, **{part: span for part, _, span in listed}}
            counts = {part: count for part, count, _ in listed}
            yield Packed(name, entry.span, entry.value, counts, places)
        else:
            yield Packed(name, entry.span, entry.value, None, {})


def _listed(node: MappingNode) -> Iterator[tuple[Part, int, Span]]:
    """What a packing list counts, and where."""
    for section in (DECK, TOKENS, SUMMONS):
        for name, entry in entries(node.get(section)):
            yield Part(section, name), whole(entry.value), entry.span
    for item in items(node.get(ABILITIES)):
        yield Part(ABILITIES, text(item)), 1, item.span
    if (masterpiece := node.get(MASTERPIECE)) is not None:
        yield Part(MASTERPIECE, ""), whole(masterpiece), node.key_span(MASTERPIECE)


def told(counts: Iterable[tuple[Part, int]]) -> str:
    """Some parts with their counts: `ink ×8, brush-spirit ×2`."""
    return ", ".join(f"{part.id or part.section} ×{count}" for part, count in counts)
