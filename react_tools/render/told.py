"""How much of a report people are told: what is settled, the most severe findings, tallies."""

from collections.abc import Iterator

from msgspec.structs import replace

from react_tools.render.findings.text import STYLES
from react_tools.render.line import Line, Piece, line
from react_tools.render.summary import count
from react_tools.report import Report


def settled(report: Report) -> str:
    """` (2 allowed, 5 in the baseline, 3 left out)`; nothing if it is none of that."""
    by = [it.by for it in report.settled]
    words = {
        "allowed": by.count("comment"),
        "in the baseline": by.count("baseline"),
        "left out": report.left_out,
    }
    told = ", ".join(f"{number} {word}" for word, number in words.items() if number)
    return f" ({told})" if told else ""


def cut(report: Report) -> tuple[Report, int]:
    """As many of its findings as are wished for, the most severe; and how many more there are."""
    told, most = report.worst_first(), report.view.most
    if most is None or len(told) <= most:
        return report, 0
    kept = {it.finding for it in told[:most]}
    findings = tuple(it for it in report.findings if it in kept)
    results = []
    for first, *others in report.reasons():
        if shown := tuple(it for it in first.findings if it in kept):
            results += [replace(first, findings=shown), *others]
    return replace(report, findings=findings, results=tuple(results)), len(told) - most


def more(number: int) -> Iterator[Line]:
    """That there are so many findings more, if there are any."""
    if number:
        yield line(f"… and {count(number, 'findings').replace(' ', ' more ', 1)}")


def tallies(report: Report) -> Iterator[Line]:
    """`12  error    RA101  wrong deck size`, a line for each code and level."""
    every = report.view.tallies or ()
    widest = max((len(str(it.count)) for it in every), default=0)
    for it in every:
        level = Piece(f"{it.level!s:<7}", STYLES[it.level])
        title = f"  {it.title}" if it.title else ""
        yield line(f"{it.count:>{widest}}  ", level, "  ", Piece(it.code, "bold"), title)
