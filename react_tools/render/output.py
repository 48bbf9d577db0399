"""Where reports go: standard output, and files beside it."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from react_tools.errors import UnknownNameError, UnwritableError
from react_tools.files import put
from react_tools.render import screen, step_summary
from react_tools.render.findings.text import COLUMNS
from react_tools.render.findings.texts import Texts
from react_tools.render.line import Line, plain
from react_tools.render.reports import FORMATS, junit, text
from react_tools.report import Report


class Wish(Struct, frozen=True):
    """A report wished for in a file."""

    form: str
    path: Path


def wishes(told: Iterable[str]) -> list[Wish]:
    """What `FORMAT=FILE` wishes for; found wanting before anything is looked at.

    Raises:
        UnknownNameError: there is no such format.
        UnwritableError: there is no such folder, or nothing can be written there.
    """
    found = [_wish(each) for each in told]
    paths = [it.path.resolve() for it in found]
    for wish in found:
        if paths.count(wish.path.resolve()) > 1:
            raise UnwritableError(
                f"--output {wish.path}: two reports in one file; name another file for one of them"
            )
    return found


def _wish(told: str) -> Wish:
    form, sign, name = told.partition("=")
    known = ", ".join(FORMATS)
    if not sign or not name:
        raise UnknownNameError(f"--output {told}: write FORMAT=FILE; formats: {known}")
    if form not in FORMATS:
        raise UnknownNameError(f"--output {told}: no format is called {form!r}; known: {known}")
    path = Path(name)
    if name == "-":
        why = f"standard output is --format's; write --format {form}, or a file"
    elif path.exists() and not path.is_file():
        why = "this is no plain file; name a file in a folder"
    elif not path.resolve().parent.is_dir():
        why = f"there is no folder {path.parent}; make it first"
    elif not os.access(path.resolve().parent, os.W_OK):
        why = f"the folder {path.parent} may not be written to; name another"
    else:
        return Wish(form, path)
    raise UnwritableError(f"--output {told}: {why}")


def show(
    report: Report,
    form: str,
    files: Iterable[Wish] = (),
    given: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Print a report in one format, and write it to files in others.

    For GitHub it goes to the summary of the step too. Excerpts are from the texts that are *given*
    by path, else from files.

    Raises:
        UnwritableError: a file could not be written; the others are.
    """
    texts = Texts(report.stamps, given)
    screen.show(_lines(report, form, texts, screen.columns()), prose=form == "text")
    if form == "github":
        step_summary.append(report)
    if troubles := list(_written(report, files, texts)):
        raise UnwritableError("a report could not be written", troubles)


def _lines(report: Report, form: str, texts: Texts, columns: int) -> Sequence[Line]:
    """Only what people read has excerpts, and a width; a service shows the file itself."""
    if form == "text":
        return text.lines(report, texts, columns)
    return junit.lines(report, texts) if form == "junit" else FORMATS[form](report)


def _written(report: Report, files: Iterable[Wish], texts: Texts) -> Iterator[str]:
    """Write each file; what went wrong."""
    for wish in files:
        told = _lines(report, wish.form, texts, COLUMNS)
        whole = "".join(f"{plain(one)}\n" for one in told)
        try:
            put(wish.path, whole.encode(errors="backslashreplace"))
        except OSError as error:
            yield f"{wish.path}: {error.strerror or error}"
