"""Names the commands, and turns failures into exit codes.

    0    clean
    1    an error finding, a failed scenario, a promise that is not kept
    2    arguments, missing paths, nothing to read, nowhere to write
    3    a bug of ours, with what to report
    130  interrupted

Only typer is loaded here; what a command needs is loaded when it runs.
"""

import gc
import os
import sys
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NoReturn, TextIO

import typer
from typer.main import get_command

from react_tools import __version__
from react_tools.commands.check import check
from react_tools.commands.coverage import coverage
from react_tools.commands.diff import diff
from react_tools.commands.duels import duels
from react_tools.commands.explain import explain
from react_tools.commands.fuzz import fuzz
from react_tools.commands.lint import lint
from react_tools.commands.list import list_entries
from react_tools.commands.new import boxes, cards, creator, deck, pack, scenario
from react_tools.commands.perft import perft
from react_tools.commands.play import play
from react_tools.commands.schema import schema
from react_tools.commands.show import show
from react_tools.commands.simulate import simulate
from react_tools.commands.sources import sources
from react_tools.commands.test import test
from react_tools.commands.version import version
from react_tools.errors import ReactToolsError

USAGE, BUG, INTERRUPTED = 2, 3, 130

app = typer.Typer(
    name="react-tools",
    help="Card-game data and rules: lint creators, play scenarios, read the trace with its rules.",
    epilog="Try: react-tools simulate rulebook/worked-example; react-tools new pack mine",
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback()(version)
app.command()(lint)
app.command()(simulate)
app.command()(play)
app.command()(test)
app.command()(check)
app.command()(coverage)
app.command()(perft)
app.command()(fuzz)
app.command()(duels)
app.command("list")(list_entries)
app.command()(explain)
app.command()(show)
app.command()(sources)
app.command()(diff)
app.command()(schema)
_new = typer.Typer(
    help="Files to begin with, which lint clean and play at once.", rich_markup_mode=None
)
_new.command()(creator)
_new.command()(deck)
_new.command()(cards)
_new.command()(boxes)
_new.command()(scenario)
_new.command()(pack)
app.add_typer(_new, name="new")


def main() -> int:
    """Run the command line; the exit code."""
    _ready_streams()
    if any(not word and not before.startswith("-") for before, word in pairwise(sys.argv)):
        # As a path typer would take it for the folder one stands in.
        return _complain(USAGE, "one word is empty: a variable that is not set? write . for here")
    # A run is short and leaves few circles; looking for them costs an eighth of it.
    gc.disable()
    try:
        code = _commands()(standalone_mode=False)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt, SystemExit) as error:  # noqa: BLE001 -- see _failed
        return _failed(error)
    if code == INTERRUPTED:  # what typer makes of Ctrl-C
        return _complain(INTERRUPTED, "interrupted")
    return code if isinstance(code, int) else 0


def run() -> NoReturn:
    """Be the process: run the command line, and leave at once.

    To free one by one all the objects that were read takes a sixth of a large run; the system does
    it as quickly as anything. Whatever has to be closed, its command has closed.
    """
    code = main()
    for stream in (sys.stdout, sys.stderr):
        _finish(stream)
    os._exit(code)


@cache
def _commands() -> Callable[..., object]:
    """What typer makes of the commands and their words; the same for every run of one process."""
    return get_command(app)


def _ready_streams() -> None:
    """UTF-8, whatever the locale says; a stream that the caller closed swallows what it is told."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 -- till the end
            setattr(sys, name, nowhere)
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _failed(error: BaseException) -> int:
    """Say what went wrong, to whom it concerns; the exit code."""
    match error:
        case typer.TyperException():
            return _usage(error)
        case ReactToolsError():
            return _complain(USAGE, str(error), *error.more)
        case KeyboardInterrupt() | typer.Abort():
            return _complain(INTERRUPTED, "interrupted")
        case BrokenPipeError() | SystemExit(__context__=BrokenPipeError()):
            # The reader has seen enough (`| head`); the second is what typer makes of the first.
            _silence(sys.stdout)
            return 0
        case SystemExit():
            raise error
        case OSError():
            _finish(sys.stdout)
            where = f"{error.filename}: " if error.filename else ""
            return _complain(USAGE, f"{where}{error.strerror or error}")
        case _:
            return _bug(error)


def _finish(stream: TextIO) -> None:
    """Write what is left to be written, if it can be."""
    try:
        stream.flush()
    except OSError:
        _silence(stream)


def _silence(stream: TextIO) -> None:
    from react_tools.render.screen import silence

    silence(stream)


def _usage(error: typer.TyperException) -> int:
    """Wrong arguments: what is wrong, and where help is."""
    context = getattr(error, "ctx", None)
    where = context.command_path if context is not None else "react-tools"
    return _complain(USAGE, error.format_message(), f"try: {where} --help")


def _bug(error: BaseException) -> int:
    """A bug of ours: everything that a report needs."""
    import traceback

    from react_tools.render.line import clean

    for told in traceback.format_exception(error):
        sys.stderr.writelines(f"{clean(each)}\n" for each in told.splitlines())
    versions = f"react-tools {__version__}, Python {sys.version.split()[0]}"
    return _complain(BUG, "this is a bug of ours; please report the lines above", versions)


def _complain(code: int, message: str, *more: str) -> int:
    """Write lines to standard error; the exit code that goes with them."""
    from react_tools.render.line import clean

    try:
        for told in (f"react-tools: {message}", *more):
            sys.stderr.write(f"{clean(told)}\n")
    except OSError:
        _silence(sys.stderr)
    return code
