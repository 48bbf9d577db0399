"""What an editor has to be told to judge a file by its schema."""

import difflib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from react_tools import places
from react_tools.errors import UnknownNameError
from react_tools.schema.store import ENDING


class Editing(Struct, frozen=True):
    """A kind of file and its schema.

    Attributes:
        kind: what the file is called here: `creator`.
        path: where the schema lies.
        files: the files that are of this kind, as a glob pattern; empty if no pattern tells them.
        toml: whether they are TOML, and not YAML.
    """

    kind: str
    path: Path
    files: str
    toml: bool = False

    @property
    def address(self) -> str:
        """The schema's `file://` address."""
        return self.path.as_uri()

    @property
    def modeline(self) -> str:
        """The first line of a file, for every editor with yaml-language-server (TOML: Taplo)."""
        lead = "#:schema " if self.toml else "# yaml-language-server: $schema="
        return f"{lead}{self.address}"

    @property
    def setting(self) -> str:
        """What VS Code has in its settings instead, for all files at once; empty if it cannot."""
        if self.toml or not self.files:
            return ""
        return json.dumps({"yaml.schemas": {self.address: self.files}}, indent=2)


def editings(kinds: Mapping[str, str], cards: Path) -> list[Editing]:
    """Every kind of file of a game, and the file of settings.

    Which files are of one of the *kinds* (each with its schema), *cards* shows by example: a kind
    that has a folder there (`creators`) is what lies in folders of that name; one that has a file
    there (`rulings.yaml`) is what is called so. Of any other no pattern tells.
    """
    found = [
        Editing(kind, places.SCHEMAS / (schema + ENDING), _files(kind, cards))
        for kind, schema in kinds.items()
    ]
    return [*found, Editing("settings", places.SCHEMAS / f"settings{ENDING}", "", toml=True)]


def _files(kind: str, cards: Path) -> str:
    for folder in (f"{kind}s", kind):  # what is called in the plural already: `cards`
        if (cards / folder).is_dir():
            return f"**/{folder}/**/*.yaml"
    return f"**/{kind}.yaml" if (cards / f"{kind}.yaml").is_file() else ""


def editing(name: str, known: Sequence[Editing]) -> Editing:
    """The kind called *name*, by itself or with its game before it: `creator`, `react/creator`.

    Raises:
        UnknownNameError: there is no such kind.
    """
    bare = name.rpartition("/")[2]
    for each in known:
        if each.kind == bare:
            return each
    words = [it.kind for it in known]
    near = difflib.get_close_matches(bare, words, n=1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    raise UnknownNameError(
        f"no kind of file is called {name!r}; {meant}there are: {', '.join(words)}"
    )
