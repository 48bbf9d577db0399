"""Parts of a long run, worked off in order: here, or by several processes at once."""

import gc
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any, Generic, TypeVar

PartT = TypeVar("PartT")
DoneT = TypeVar("DoneT")

_AHEAD = 3
"""How many parts a process has before it, so that it never waits for the next one."""
_WHOLE = 32
"""At each so many parts cycles are looked for in everything."""


class Workers(Generic[PartT, DoneT]):
    """Does *work* on parts. Each process makes what it works with once, by *ready*.

    Both are functions of a module, for other processes have to find them; what *ready* is given is
    sent to them, and what it makes is given to *work* with each part.
    """

    def __init__(
        self,
        jobs: int,
        ready: Callable[[Any], Any],
        given: Any,
        work: Callable[[Any, PartT], DoneT],
    ) -> None:
        self._jobs = jobs
        self._ready = ready
        self._given = given
        self._work = work

    def done(self, parts: Iterable[PartT]) -> Iterator[DoneT]:
        """What came of each part, in their order."""
        rest = iter(parts)
        first = list(islice(rest, 1))
        if not first:
            return
        if self._jobs > 1:
            yield from self._by_others(chain(first, rest))
            return
        made = self._ready(self._given)
        with _collecting_between():
            for number, part in enumerate(chain(first, rest), 1):
                yield self._work(made, part)
                _sweep(number)

    def _by_others(self, parts: Iterator[PartT]) -> Iterator[DoneT]:
        pool = ProcessPoolExecutor(
            self._jobs, get_context("spawn"), _begin, (self._ready, self._given)
        )
        try:
            with _unheard():
                first = islice(parts, self._jobs * _AHEAD)
                waiting = deque([pool.submit(_work, self._work, part) for part in first])
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(_work, self._work, part) for part in islice(parts, 1))
        finally:
            # After Ctrl-C too: what is begun is done to its end, and nobody is left behind.
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _collecting_between() -> Iterator[None]:
    """Inside of `with` cycles are collected when they are told to be, and no older thing is."""
    before = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        if before:
            gc.enable()


@contextmanager
def _unheard() -> Iterator[None]:
    """Let processes that are begun inside of `with` leave Ctrl-C to this one from the first."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


class _Own:
    """What this process works with, if it works for another one, and how many parts it has done."""

    made: Any = None
    parts = 0


def _begin(ready: Callable[[Any], Any], given: Any) -> None:
    """Make a process ready; it ends with the one that has begun it."""
    Thread(target=_end_with_parent, daemon=True).start()
    _Own.made = ready(given)
    gc.disable()
    gc.freeze()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _work(work: Callable[[Any, PartT], DoneT], part: PartT) -> DoneT:
    done = work(_Own.made, part)
    _Own.parts += 1
    _sweep(_Own.parts)
    return done


def _sweep(part: int) -> None:
    """Collect the cycles of a part; of what was made before it, at every so many parts alone.

    What outlives a part is a compiled match, which is large and mostly outlives the next ones too.
    """
    gc.collect(2 if part % _WHOLE == 0 else 1)
