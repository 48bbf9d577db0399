"""Names the commands, and turns failures into exit codes.

    0    clean
    1    an error finding, a failed scenario
    2    arguments, missing paths, nothing to read
    3    a bug of ours, with what to report
    130  interrupted

Only typer is loaded here; what a command needs is loaded when it runs.
"""

import os
import sys

import typer

from react_tools.commands.explain import explain
from react_tools.commands.lint import lint
from react_tools.commands.simulate import simulate
from react_tools.commands.test import test
from react_tools.commands.version import version
from react_tools.errors import ReactToolsError

USAGE, BUG, INTERRUPTED = 2, 3, 130

app = typer.Typer(
    name="react-tools",
    help="Card-game data and rules: lint creators, play scenarios, read the trace with its rules.",
    epilog="Try: react-tools lint cards; react-tools simulate rulebook/worked-example",
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback()(version)
app.command()(lint)
app.command()(simulate)
app.command()(test)
app.command()(explain)


def main() -> int:
    """Run the command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _usage(error)
    except ReactToolsError as error:
        return _complain(str(error), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # The reader has seen enough (`| head`); nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:  # noqa: BLE001 -- whatever else escapes is a bug of ours
        import traceback

        traceback.print_exc()
        return _complain("this is a bug of ours; please report the lines above", BUG)
    return code if isinstance(code, int) else 0


def _usage(error: typer.TyperException) -> int:
    """Wrong arguments: what is wrong, and where help is."""
    context = getattr(error, "ctx", None)
    where = context.command_path if context is not None else "react-tools"
    return _complain(f"{error.format_message()}\ntry: {where} --help", USAGE)


def _complain(message: str, code: int) -> int:
    from react_tools.render.line import clean

    lines = [clean(each) for each in f"react-tools: {message}".splitlines()]
    sys.stderr.write("\n".join(lines) + "\n")
    return code
