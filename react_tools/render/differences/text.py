"""How two scenarios differ, for people: setting and script, where the traces part, the outcome.

What only the first has stands behind a −, what only the second has behind a +.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from react_tools.render.line import Line, Piece, line, padded, width, wrap
from react_tools.render.story import Told, events
from react_tools.render.traces.text import part_lines, spaced, verdict
from react_tools.rulebook import Rule
from react_tools.scenario import difference
from react_tools.scenario.difference import Leaf
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang
from react_tools.trace.parting import Side, Sided, parting

_COLUMNS = 80
_SHARED = 3  # how many of the events that both begin with are shown, and on each side of a gap
_SIGNS: Mapping[Side, tuple[str, str]] = {
    "both": ("  ", ""),
    "one": ("− ", "red"),
    "other": ("+ ", "green"),
}
_WORDS = {
    "en": {
        "setting": "What differs in setting and script",
        "same setting": "Setting and script are the same.",
        "shared": "What they share last",
        "parted": "Where they part",
        "at once": "They part at once.",
        "same": "The traces are the same.",
        "outcome": "How they end differently",
        "same outcome": "They end the same way.",
        "alike": "… {count} alike",
    },
    "ru": {
        "setting": "Чем отличаются расстановка и сценарий",
        "same setting": "Расстановка и сценарий одинаковы.",
        "shared": "Последнее общее",
        "parted": "Где они расходятся",
        "at once": "Они расходятся сразу.",
        "same": "Ход событий одинаков.",
        "outcome": "Чем отличается исход",
        "same outcome": "Исход одинаков.",
        "alike": "… общего: {count}",
    },
}


def lines(one: Run, other: Run, lang: Lang, rules: Mapping[str, Rule]) -> list[Line]:
    """The whole comparison."""
    words = _WORDS[lang]
    setting = difference.setting(one.scenario, other.scenario)
    outcome = difference.outcome(one, other)
    told = [
        *_names(one, other),
        *_leaves(setting, words["setting"], words["same setting"]),
        *_traces(events(one, lang, rules), events(other, lang, rules), lang),
        *_leaves(outcome, words["outcome"], words["same outcome"]),
        *_verdicts(one, other, lang),
    ]
    return spaced(told)


def _names(one: Run, other: Run) -> Iterator[Line]:
    sides: tuple[tuple[Side, Run], ...] = (("one", one), ("other", other))
    for side, run in sides:
        sign, style = _SIGNS[side]
        title, *rest = wrap(run.scenario.title, _COLUMNS - len(sign))
        yield line(Piece(sign, style), Piece(title, "bold"))
        yield from (line(" " * len(sign), Piece(each, "bold")) for each in rest)
        yield line(" " * len(sign), Piece(run.scenario.id, "dim"))


def _leaves(leaves: Sequence[Leaf], title: str, none: str) -> Iterator[Line]:
    yield line()
    if not leaves:
        yield line(none)
        return
    yield line(Piece(title, "bold"))
    yield from leaf_lines(leaves)


def leaf_lines(leaves: Sequence[Leaf]) -> Iterator[Line]:
    """What differs, a line each if there is room."""
    wide = max(width(it.path) for it in leaves)
    for leaf in leaves:
        told = f"  {padded(leaf.path, wide)}  {leaf.one or '–'} → {leaf.other or '–'}"
        if width(told) <= _COLUMNS:
            yield line(told)
            continue
        yield line(f"  {leaf.path}")
        yield from _side("one", leaf.one)
        yield from _side("other", leaf.other)


def _side(side: Side, text: str) -> Iterator[Line]:
    sign, style = _SIGNS[side]
    for at, each in enumerate(wrap(text, _COLUMNS - 4 - len(sign)) if text else ()):
        yield line("    ", Piece(sign if at == 0 else " " * len(sign), style), each)


def _traces(one: Sequence[Told], other: Sequence[Told], lang: Lang) -> Iterator[Line]:
    laid, words = parting(one, other), _WORDS[lang]
    yield line()
    if not laid.rest:
        yield line(words["same"])
        return
    if laid.shared:
        yield line(Piece(words["shared"], "bold"))
        yield from (it for told in laid.shared[-_SHARED:] for it in event("both", told))
        yield line()
        yield line(Piece(words["parted"], "bold"))
    else:
        yield line(Piece(words["at once"], "bold"))
    yield from apart(laid.rest, lang)


def apart(rest: Sequence[Sided[Told]], lang: Lang) -> Iterator[Line]:
    """What follows in both; of what is alike only what stands near something that is not."""
    alike = _WORDS[lang]["alike"]
    differing = [at for at, it in enumerate(rest) if it.side != "both"]
    left_out: list[Told] = []
    for at, (side, told) in enumerate(rest):
        if _near(at, differing):
            yield from _gap(left_out, alike)
            left_out.clear()
            yield from event(side, told)
        else:
            left_out.append(told)
    yield from _gap(left_out, alike)


def _near(at: int, others: Iterable[int]) -> bool:
    return any(abs(at - it) <= 1 for it in others)


def _gap(left_out: Sequence[Told], alike: str) -> Iterator[Line]:
    """How many events are left out; a single one takes no more room than to say so."""
    if len(left_out) == 1:
        yield from event("both", left_out[0])
    elif left_out:
        yield line("  ", Piece(alike.format(count=len(left_out)), "dim"))


def event(side: Side, told: Told) -> Iterator[Line]:
    """Something that happened, behind the sign of its side."""
    sign, style = _SIGNS[side]
    for at, each in enumerate(part_lines(told, _COLUMNS - len(sign))):
        lead = sign if at == 0 else " " * len(sign)
        yield line(Piece(lead, style), *(Piece(it.text, style or it.style) for it in each))


def _verdicts(one: Run, other: Run, lang: Lang) -> Iterator[Line]:
    for run in (one, other):
        yield line()
        yield line(Piece(run.scenario.id, "dim"))
        yield from verdict(run, lang)
