"""RA135: a file that is called otherwise than the creator in it."""

from collections.abc import Iterator
from pathlib import PurePath

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.ids import own_id
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library

_FOLDER = "creators"


@check("RA135", Level.WARNING, Creator)
def file_named_otherwise(creator: Creator, _: Library) -> Iterator[Hit]:
    """A creator's file in a folder `creators` is not called by the creator's id.

    Why it matters: people look for the Dancer in `creators/dancer.yaml`. Where id and file differ,
    one of them was renamed and the other forgotten, or a file was copied for a new creator and
    still says the old id. Files in other folders may be called as one likes, and so may one that
    changes a creator of another pack.

    Wrong:
        creator: clark

    Right:
        creator: clerk
    """
    path = PurePath(creator.node.path)
    if creator.extends == creator.id:
        return
    if path.parent.name == _FOLDER and path.stem != creator.id:
        message = f"{path.name} holds the creator {creator.id!r}"
        cure = f"call the file {creator.id}{path.suffix}, or the creator {path.stem}"
        yield Hit(own_id(creator).span, message, cure)
