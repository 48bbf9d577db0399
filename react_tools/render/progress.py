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


def counting(items: Iterable[ItemT], total: int, title: str) -> Generator[ItemT, None, None]:
    """The same, for runs that take long: with how many there were, how many a second, how long."""
    if not total or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(title, total=total, rate="")
        for item in items:
            yield item
            speed = shown.tasks[task].speed
            shown.update(task, advance=1, rate=f"{speed:.0f}/s" if speed else "")
