"""A progress bar on standard error, for people at a terminal; nobody else sees it."""

import sys
from collections.abc import Generator, Iterable
from typing import TypeVar

ItemT = TypeVar("ItemT")


def along(items: Iterable[ItemT], total: int, title: str) -> Generator[ItemT, None, None]:
    """The same items, with a bar that fills as they come and goes away at the end."""
    if not total or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, title, total=total, console=Console(stderr=True), transient=True)
