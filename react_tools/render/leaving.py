"""How the table is left: whatever ends the duel from outside, nothing of its record is lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from react_tools.records.keeping import Keeper
from react_tools.render import screen

_ENDS = tuple(getattr(signal, it) for it in ("SIGHUP", "SIGTERM") if hasattr(signal, it))
"""A terminal that is closed, a request to terminate; not every system has both."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Within it, being told to end is as Ctrl-C, once; behind it that does nothing any more.

    So whatever happens then is done to its end. What was ignored before stays ignored.
    """
    heard = [it for it in _ENDS if signal.getsignal(it) is signal.Handlers.SIG_DFL]
    for each in heard:
        signal.signal(each, _interrupt)
    try:
        yield
    finally:
        _settle()


@contextmanager
def restored() -> Iterator[None]:
    """Behind it, signals do what they did before."""
    known = {it: signal.getsignal(it) for it in _ENDS}
    try:
        yield
    finally:
        for each, handler in known.items():
            if handler is not None:  # no other than Python sets one here
                signal.signal(each, handler)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    _settle()
    raise KeyboardInterrupt


def _settle() -> None:
    """Hear no more: who closes a terminal tells a process to end repeatedly."""
    for each in _ENDS:
        if signal.getsignal(each) is _interrupt:
            signal.signal(each, signal.Handlers.SIG_IGN)


def given(record: str, keeper: Keeper, name: str) -> Path | None:
    """Give a record to standard output; where that cannot be written, the file that holds it.

    It cannot if it has gone with its terminal, or if it is full. Who has closed a pipe has seen
    enough.
    """
    try:
        screen.give(record)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError:
        screen.silence(sys.stdout)
        return keeper.rescue(name, record)
    return None
