"""Paths as whoever shows a whole checkout knows them: from its root, with forward slashes."""

import os
from pathlib import Path


def rooted(path: str) -> str | None:
    """The path from the root of the checkout; None if it lies outside.

    The root is what GITHUB_WORKSPACE names, else the folder one stands in.
    """
    workspace = os.environ.get("GITHUB_WORKSPACE")
    roots = [*([Path(workspace)] if workspace else []), Path.cwd()]
    names = [Path(path).resolve(), Path(os.path.normpath(Path(path).absolute()))]
    for root in (it for named in roots for it in (named.resolve(), named.absolute())):
        for name in names:
            if name.is_relative_to(root):
                return name.relative_to(root).as_posix()
    return None
