"""A file broken as a tree: nodes dropped, doubled, moved, tied to each other, given other shapes.

The tree is PyYAML's own, so that anchors, tags and styles can be written that no data has. What
comes out is YAML nearly always, in whatever style; its comments are gone.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random  # noqa: TID251 -- seeded: the same mutants always
from typing import NamedTuple

import yaml
from yaml import MappingNode, Node, ScalarNode, SequenceNode

_MAP, _SEQ, _STR = "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:str"
_TAGS = (
    "!x", "!!str", "!!int", "!!float", "!!set", "!!omap", "!!binary", "!!timestamp", "!!null",
    "!!map", "!!python/object/apply:os.system", "tag:yaml.org,2002:merge",
    "tag:example.org,2000:x",
)  # fmt: skip
_KEYS: Sequence[Callable[[], Node]] = (
    lambda: _word("1", "tag:yaml.org,2002:int"),
    lambda: _word("~", "tag:yaml.org,2002:null"),
    lambda: _word("true", "tag:yaml.org,2002:bool"),
    lambda: _word("1.5", "tag:yaml.org,2002:float"),
    lambda: _word(""),
    lambda: _word("<<"),
    lambda: _word("<<", "tag:yaml.org,2002:merge"),
    lambda: _word("="),
    lambda: _word("a b"),
    lambda: _word("key\nof lines"),
    lambda: _word("k" * 1_100),
    lambda: _word("[b]x[/b] %s {}"),
    lambda: _word("\x1b[31m"),
    lambda: _word("en"),
    lambda: _word("id"),
    lambda: _word("$ref"),
    lambda: _word("__class__"),
    lambda: SequenceNode(_SEQ, [_word("a"), _word("b")], flow_style=True),
    lambda: MappingNode(_MAP, [(_word("a"), _word("b"))], flow_style=True),
)
_STYLES = ("'", '"', "|", ">", "")


class Place(NamedTuple):
    """Where a node stands: in which collection, at which index, as a key or as a value."""

    holder: MappingNode | SequenceNode
    at: int
    key: bool = False

    @property
    def node(self) -> Node:
        """What stands there."""
        found = self.holder.value[self.at]
        if isinstance(self.holder, MappingNode):
            return found[0] if self.key else found[1]  # type: ignore[no-any-return]
        return found  # type: ignore[no-any-return]

    def put(self, node: Node) -> None:
        """Let another node stand there."""
        if isinstance(self.holder, SequenceNode):
            self.holder.value[self.at] = node
        else:
            key, value = self.holder.value[self.at]
            self.holder.value[self.at] = (node, value) if self.key else (key, node)


Change = Callable[[Random, Node, Node], Node]
"""Chance, the root, the root of another file; the new root."""


def _word(text: str, tag: str = _STR) -> ScalarNode:
    return ScalarNode(tag, text)


def places(root: Node) -> list[Place]:
    """Everywhere a node stands in a tree, keys too; each node once, if it is tied to several."""
    return list(_places(root))


def _places(root: Node) -> Iterator[Place]:
    waiting, met = [root], set[int]()
    while waiting:
        node = waiting.pop()
        if id(node) in met:
            continue
        met.add(id(node))
        if isinstance(node, MappingNode):
            for at, (_, value) in enumerate(node.value):
                yield Place(node, at, key=True)
                yield Place(node, at)
                waiting.append(value)
        elif isinstance(node, SequenceNode):
            yield from (Place(node, at) for at in range(len(node.value)))
            waiting += node.value


def _some(random: Random, root: Node, *, key: bool = False) -> Place:
    """Any place; one at the top now and then, since those are few and matter much."""
    found = [it for it in places(root) if it.key == key]
    top = [it for it in found if it.holder is root]
    return random.choice(top if top and random.random() < 0.2 else found)


def drop(random: Random, root: Node, _: Node) -> Node:
    """A key with its value, or an item, is missing."""
    place = _some(random, root)
    del place.holder.value[place.at]
    return root


def double(random: Random, root: Node, _: Node) -> Node:
    """A key stands twice in its block, or an item in its list; now and then very often."""
    place = _some(random, root)
    again = [_copy(place.holder, place.at) for _ in range(random.choice((1, 1, 1, 5, 150)))]
    place.holder.value[place.at : place.at] = again
    return root


def swap(random: Random, root: Node, _: Node) -> Node:
    """Two values in each other's place."""
    one, other = _some(random, root), _some(random, root)
    first, second = one.node, other.node
    if not {*map(id, _every(first))} & {*map(id, _every(second))}:
        one.put(second)
        other.put(first)
    return root


def shift(random: Random, root: Node, _: Node) -> Node:
    """An entry, or an item, is moved into another collection of its kind."""
    place = _some(random, root)
    taken = place.holder.value.pop(place.at)
    homes = [it for it in _every(root) if type(it) is type(place.holder)]
    home = random.choice(homes or [place.holder])
    home.value.insert(random.randint(0, len(home.value)), taken)
    return root


def graft(random: Random, root: Node, _: Node) -> Node:
    """A copy of a node stands in another one's place too."""
    place = _some(random, root)
    place.put(_twin(_some(random, root).node))
    return root


def splice(random: Random, root: Node, other: Node) -> Node:
    """A node of another file stands in the place of one; or an entry of it is added."""
    found = _some(random, other)
    place = _some(random, root)
    same = [it for it in places(root) if not it.key and type(it.holder) is type(found.holder)]
    if same and random.random() < 0.5:
        home = random.choice(same).holder
        home.value.insert(random.randint(0, len(home.value)), _copy(found.holder, found.at))
    else:
        place.put(_twin(found.node))
    return root


def rename(random: Random, root: Node, other: Node) -> Node:
    """A key is misspelt, is one from elsewhere, or is no word at all."""
    place = _some(random, root, key=True)
    how = random.randrange(4)
    if how == 0:
        place.put(random.choice(_KEYS)())
    elif how == 1:
        place.put(_twin(_some(random, random.choice((root, other)), key=True).node))
    elif isinstance(place.node, ScalarNode):
        place.put(_word(_misspelt(random, str(place.node.value))))
    return root


def reshape(random: Random, root: Node, _: Node) -> Node:
    """A list stands for a block, a block for a list, either for a word, or nothing for all."""
    place = _some(random, root)
    node = place.node
    shapes: list[Node] = [
        SequenceNode(_SEQ, [node]),
        MappingNode(_MAP, [(_word("x"), node)]),
        SequenceNode(_SEQ, [], flow_style=True),
        MappingNode(_MAP, [], flow_style=True),
        _word("~", "tag:yaml.org,2002:null"),
        _word(""),
        _word("x"),
        _word("7", "tag:yaml.org,2002:int"),
    ]
    if isinstance(node, MappingNode):
        shapes += [SequenceNode(_SEQ, [it for _, it in node.value])] * 2
        shapes += [SequenceNode(_SEQ, [MappingNode(_MAP, [it]) for it in node.value])] * 2
    if isinstance(node, SequenceNode):
        pairs = [(_word(f"k{at}"), it) for at, it in enumerate(node.value)]
        shapes += [MappingNode(_MAP, pairs), *node.value[:1]] * 2
    place.put(random.choice(shapes))
    return root


def tie(random: Random, root: Node, _: Node) -> Node:
    """One node stands in two places (an anchor and its alias), perhaps within itself."""
    one, other = _some(random, root), _some(random, root)
    other.put(one.node)
    return root


def tag(random: Random, root: Node, _: Node) -> Node:
    """A node says of which type it is."""
    node = _some(random, root).node
    node.tag = random.choice(_TAGS).replace("!!", "tag:yaml.org,2002:")
    return root


def merge(random: Random, root: Node, _: Node) -> Node:
    """A block takes over another block's keys."""
    blocks = [it for it in _every(root) if isinstance(it, MappingNode)]
    home = random.choice(blocks)
    told = random.choice((random.choice(blocks), SequenceNode(_SEQ, blocks[:2]), _word("x")))
    home.value.insert(0, (_word("<<", "tag:yaml.org,2002:merge"), told))
    return root


def deepen(random: Random, root: Node, _: Node) -> Node:
    """A value within lists or blocks within lists."""
    place = _some(random, root)
    node = place.node
    key = random.choice(("x", "if", "then", "do", "each", "may"))
    depth = random.choice((1, 2, 10, 58, 70))
    for _level in range(depth):
        blocks = random.random() < 0.4
        node = MappingNode(_MAP, [(_word(key), node)]) if blocks else SequenceNode(_SEQ, [node])
    place.put(node)
    return root


def restyle(random: Random, root: Node, _: Node) -> Node:
    """The same data in other brackets and quotes."""
    flow = random.choice((True, False, None))
    for node in _every(root):
        if isinstance(node, ScalarNode):
            node.style = random.choice(_STYLES) if random.random() < 0.1 else node.style
        elif isinstance(node, yaml.CollectionNode) and random.random() < 0.5:
            node.flow_style = flow
    return root


CHANGES: Sequence[tuple[Change, int]] = (
    (drop, 14), (double, 8), (swap, 10), (shift, 8), (graft, 10), (splice, 14), (rename, 12),
    (reshape, 14), (tie, 3), (tag, 3), (merge, 2), (deepen, 3), (restyle, 4),
)  # fmt: skip
"""Each with how often it is taken beside the others."""


def read(data: bytes) -> Node | None:
    """The tree of a file, if it has one with anything in it."""
    try:
        found = yaml.compose(data.decode(), yaml.CSafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError):
        return None
    return found if isinstance(found, MappingNode) and found.value else None


def written(random: Random, root: Node) -> bytes:
    """A tree as YAML, now and then as JSON would have it, between signs, or twice."""
    text: str = yaml.serialize(
        root,
        Dumper=yaml.CSafeDumper,
        allow_unicode=random.random() < 0.9,
        width=random.choice((40, 100, 100_000)),
        indent=random.choice((2, 2, 4, 8)),
        canonical=random.random() < 0.03,
        explicit_start=random.random() < 0.03,
        explicit_end=random.random() < 0.03,
    )
    return (text * (2 if random.random() < 0.01 else 1)).encode()


def applied(random: Random, data: bytes, other: bytes, change: Change) -> bytes:
    """A file with its tree changed; unchanged if it has none."""
    root, second = read(data), read(other)
    if root is None or second is None:
        return data
    try:
        return written(random, change(random, root, second))
    except (yaml.YAMLError, IndexError, UnicodeEncodeError):  # nothing left to choose from
        return data


def _every(root: Node) -> list[Node]:
    """A node and all within it."""
    return [root, *(it.node for it in places(root))]


def _copy(holder: MappingNode | SequenceNode, at: int) -> object:
    found = holder.value[at]
    if isinstance(holder, MappingNode):
        return _twin(found[0]), _twin(found[1])
    return _twin(found)


def _twin(node: Node) -> Node:
    """The same once more, not tied to the first; of what is tied to itself no more than a word."""
    return _Twins().of(node)


class _Twins:
    """Copies nodes; one that is within itself is left out there."""

    def __init__(self) -> None:
        self._above: set[int] = set()

    def of(self, node: Node) -> Node:
        """A node's copy."""
        if isinstance(node, ScalarNode) or id(node) in self._above:
            value = node.value if isinstance(node, ScalarNode) else "x"
            return ScalarNode(node.tag, value, style=getattr(node, "style", None))
        self._above.add(id(node))
        if isinstance(node, MappingNode):
            pairs = [(self.of(key), self.of(value)) for key, value in node.value]
            made: Node = MappingNode(node.tag, pairs, flow_style=node.flow_style)
        else:
            items = [self.of(it) for it in node.value]
            made = SequenceNode(node.tag, items, flow_style=getattr(node, "flow_style", None))
        self._above.discard(id(node))
        return made


def _misspelt(random: Random, word: str) -> str:
    """A word with a slip of the finger."""
    at = random.randint(0, len(word))
    slips = (
        word[:at] + word[at + 1 :],
        word[:at] + word[at : at + 1] * 2 + word[at + 1 :],
        word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :],
        word.upper(),
        word.replace("a", "\u0430"),
        word + "s",
        word.replace("_", "-") if "_" in word else word.replace("-", "_"),
    )
    return random.choice(slips)
