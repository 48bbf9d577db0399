"""A file that may be put into a library."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from react_tools.source.tree import Mapping

MadeT = TypeVar("MadeT")


class Document(Struct, frozen=True):
    """A file that its schema has passed: its kind (`creator`, `scenario` …), path and tree.

    `ground` files were not asked for: the others stand on them. Of two with one id that of the
    lower `layer` counts: loose files come first, then packs, then what lies around and is shipped.
    `extends` is the id of what it was laid on, if it was. `made` keeps what was made of it.
    """

    kind: str
    path: str
    tree: Mapping
    ground: bool = False
    layer: int = 0
    extends: str = ""
    made: dict[Hashable, Any] = field(default_factory=dict)

    def once(self, make: "Callable[[Document], MadeT]") -> MadeT:
        """What *make* makes of it; made once, however many libraries it is put into."""
        if make not in self.made:
            self.made[make] = make(self)
        found: MadeT = self.made[make]
        return found

    def on(self, beneath: str, kind: str, tree: Mapping) -> "Document":
        """The same, laid on what is called *beneath*, as a file of *kind*."""
        return replace(self, kind=kind, tree=tree, extends=beneath, made={})
