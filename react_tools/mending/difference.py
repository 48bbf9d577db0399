"""What would change in files, in the form that `patch -p1` and `git apply` read."""

import json
import os
import re
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

from react_tools.mending.mend import Change

_STRANGE = re.compile(r'[\x00-\x1f\x7f"\\]')


def difference(changes: Sequence[Change]) -> str:
    """The changes of all files, one behind the other; empty if there are none."""
    return "".join(part for change in changes for part in _parts(change))


def _parts(change: Change) -> Iterator[str]:
    old, new = (_written(f"{side}/{_name(change.path)}") for side in "ab")
    for one in unified_diff(_lines(change.old), _lines(change.new), old, new):
        yield one if one.endswith("\n") else f"{one}\n\\ No newline at end of file\n"


def _lines(data: bytes) -> list[str]:
    """Lines as `patch` takes them: only a line feed ends one."""
    *whole, rest = data.decode().split("\n")
    return [f"{it}\n" for it in whole] + [rest] * bool(rest)


def _written(name: str) -> str:
    """A name as git writes it: in quotes if need be, with a tab to end it if a blank is in it."""
    if _STRANGE.search(name):
        return json.dumps(name, ensure_ascii=False)
    return name + "\t" * (" " in name)


def _name(path: Path) -> str:
    """A file as it is called from where one stands, if it lies beneath; what is read of it."""
    whole, here = path.absolute(), Path.cwd()
    return os.fspath(path if not whole.is_relative_to(here) else whole.relative_to(here))
