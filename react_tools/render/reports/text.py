"""A report for people: what is wrong, what does not hold, and what was looked at."""

from collections.abc import Iterator, Mapping

from react_tools.findings import Finding, Level
from react_tools.render.findings.text import COLUMNS, Sheet
from react_tools.render.findings.texts import Texts
from react_tools.render.line import Line, Piece, line, width
from react_tools.render.mendable import mendable
from react_tools.render.summary import amounts, count
from react_tools.render.told import cut, more, settled, tallies
from react_tools.report import Report, Result, by_level


def lines(report: Report, texts: Texts | None = None, columns: int = COLUMNS) -> list[Line]:
    """The whole report, or what is wished of it; excerpts are from *texts*, or from the files."""
    sheet = Sheet(texts or Texts(report.stamps), columns, flags=report.task == "lint")
    shown, left = cut(report)
    told = list(_test(report, sheet) if report.task == "test" else _judged(shown, sheet))
    ending = [*more(left), *(line(each) for each in closing(report))]
    told += [line()] if told and ending and _finds(report) else []
    return [*told, *ending]


def _test(report: Report, sheet: Sheet) -> Iterator[Line]:
    yield from (one for it in report.results for one in _result(it, sheet))
    if report.results and report.findings:
        yield line()
    yield from _findings(report, sheet)


def _judged(report: Report, sheet: Sheet) -> Iterator[Line]:
    """Findings and failing scenarios; or how often each code comes."""
    if report.view.tallies is not None:
        yield from tallies(report)
        return
    yield from _findings(report, sheet)
    yield from _failing(report, sheet)


def _finds(report: Report) -> bool:
    return bool(report.findings) or any(it.findings for it in report.results)


def closing(report: Report) -> list[str]:
    """What came of it all in one line; then, where not all was looked at, what was and why."""
    if report.view.quiet:
        return []
    if report.task == "test":
        return [_played(report)]
    looked_at = amounts(report.counts) or "nothing"
    if report.task in {"lint", "play"}:
        mends = mendable(report.findings) if report.task == "lint" else []
        return [f"{_total(report)} in {looked_at}", *mends]
    if not any(report.counts.values()):
        return [report.scope or "nothing was looked at"]
    told = f"{_total(report)}; {_holding(report)}; looked at {looked_at}"
    return [told, report.scope] if report.scope else [told]


def _findings(report: Report, sheet: Sheet) -> Iterator[Line]:
    """Findings file by file; where there are several files, each begins with a line of its own."""
    files: dict[str, list[Finding]] = {}
    for finding in report.findings:
        files.setdefault(finding.span.path, []).append(finding)
    for at, (path, findings) in enumerate(files.items()):
        if at:
            yield line()
        if len(files) > 1:
            yield _heading(f"{path}: {_amounts(by_level(findings))}", sheet.columns)
        for number, finding in enumerate(findings):
            if number:
                yield line()
            yield from sheet.told(finding)


def _heading(text: str, columns: int) -> Line:
    rule = "─" * max(columns - width(text) - 4, 2)
    return line(Piece("── ", "dim"), Piece(text, "bold"), Piece(f" {rule}", "dim"))


def _failing(report: Report, sheet: Sheet) -> Iterator[Line]:
    for at, (first, *others) in enumerate(report.reasons()):
        if at or report.findings:
            yield line()
        yield from _result(first, sheet)
        if others:
            yield line(
                f"     {count(len(others), 'scenarios')} more cannot be played because of it"
            )


def _result(result: Result, sheet: Sheet) -> Iterator[Line]:
    word = Piece("ok  ", "green") if result.holds else Piece("FAIL", "bold red")
    yield line(word, f" {result.id}")
    for finding in result.findings:
        yield from sheet.told(finding, indent="     ")


def _total(report: Report) -> str:
    return (_amounts(report.levels()) or "no findings") + settled(report)


def _amounts(levels: Mapping[Level, int]) -> str:
    """`2 errors, 1 note`."""
    return ", ".join(count(number, f"{level}s") for level, number in levels.items())


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
