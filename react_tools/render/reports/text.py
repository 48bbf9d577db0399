"""A report for people: what is wrong, what does not hold, and what was looked at."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.render.findings.text import finding_lines
from react_tools.render.line import Line, Piece, line
from react_tools.render.summary import amounts, count
from react_tools.render.told import cut, more, settled, tallies
from react_tools.report import Report, Result


def lines(report: Report) -> list[Line]:
    """The whole report, or as much of it as is wished for."""
    shown, left = cut(report)
    if report.task == "test":
        told = [*(one for it in report.results for one in _result(it)), *_findings(report)]
    elif report.view.tallies is not None:
        told = [*tallies(report)]
    else:
        told = [*_findings(shown), *_failing(shown), *more(left)]
    return [*told, *(line(each) for each in closing(report))]


def closing(report: Report) -> list[str]:
    """What came of it all in one line; then, where not all was looked at, what was and why."""
    if report.view.quiet:
        return []
    if report.task == "test":
        return [_played(report)]
    looked_at = amounts(report.counts) or "nothing"
    if report.task == "lint":
        return [f"{_total(report)} in {looked_at}"]
    if not any(report.counts.values()):
        return [report.scope or "nothing was looked at"]
    told = f"{_total(report)}; {_holding(report)}; looked at {looked_at}"
    return [told, report.scope] if report.scope else [told]


def _findings(report: Report) -> Iterator[Line]:
    for finding in report.findings:
        yield from finding_lines(finding)


def _failing(report: Report) -> Iterator[Line]:
    for first, *others in report.reasons():
        yield from _result(first)
        if others:
            yield line(
                f"     {count(len(others), 'scenarios')} more cannot be played because of it"
            )


def _result(result: Result) -> Iterator[Line]:
    word = Piece("ok  ", "green") if result.holds else Piece("FAIL", "bold red")
    yield line(word, f" {result.id}")
    for finding in result.findings:
        yield from (line("     ", *each) for each in finding_lines(finding))


def _total(report: Report) -> str:
    levels = (count(number, f"{level}s") for level, number in report.levels().items())
    return (", ".join(levels) or "no findings") + settled(report)


def _holding(report: Report) -> str:
    """`90 scenarios hold`, or how many do not."""
    failing, every = len(report.failing), len(report.results)
    if not every:
        return "no scenarios"
    if failing:
        return f"{failing} of {count(every, 'scenarios')} {'fails' if failing == 1 else 'fail'}"
    return f"{count(every, 'scenarios')} {'holds' if every == 1 else 'hold'}"


def _played(report: Report) -> str:
    every, failed = len(report.results), len(report.failing)
    wrong = sum(it.level is not Level.NOTE for it in report.findings)
    unread = f"; {count(wrong, 'findings')} in files" if wrong else ""
    notes = sum(it.level is Level.NOTE for result in report.results for it in result.findings)
    noted = f"; {count(notes, 'notes')}" if notes else ""
    return f"{count(every, 'scenarios')}: {every - failed} passed, {failed} failed{unread}{noted}"
