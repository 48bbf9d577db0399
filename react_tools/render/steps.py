"""A trace event by event: each with the picture behind it, then a line is waited for."""

import sys
from collections.abc import Mapping

from react_tools.render import screen
from react_tools.render.dialogue import line_read, ready_input
from react_tools.render.findings.texts import NO_TEXTS, Texts
from react_tools.render.line import Line, line
from react_tools.render.story import Told, story
from react_tools.render.traces.text import ending, part_lines, spaced, title
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_ASK = {
    "en": "Enter: on · c: to the end · q: stop ",
    "ru": "Enter: дальше · c: до конца · q: закончить ",
}
_ON, _STOP = frozenset({"c", "с"}), frozenset({"q"})  # the second is the Russian letter


def walk(
    run: Run,
    lang: Lang,
    rules: Mapping[str, Rule],
    rulings: Mapping[str, Ruling],
    texts: Texts = NO_TEXTS,
) -> bool:
    """Print the trace and wait behind each event; False if somebody has stopped it.

    At the end of the input the rest follows without waiting.
    """
    ready_input()
    asking, block = True, [line()]
    screen.show([*title(run, lang), line()], prose=True)
    for block in _blocks(run, lang, rules):
        screen.show(block, prose=True)
        if not asking:
            continue
        sys.stdout.flush()
        typed = line_read(_ASK[lang])
        if typed is not None and typed.strip().lower() in _STOP:
            return False
        asking = typed is not None and typed.strip().lower() not in _ON
    last = spaced(ending(run, lang, rules, rulings, texts))
    screen.show([*([line()] if block[-1] else []), *last], prose=True)
    return True


def _blocks(run: Run, lang: Lang, rules: Mapping[str, Rule]) -> list[list[Line]]:
    """What is shown at a time: an event with the pictures behind it; first the table alone."""
    blocks: list[list[Line]] = []
    for part in story(run, lang, rules):
        if isinstance(part, Told) or not blocks:
            blocks.append([])
        blocks[-1].extend(part_lines(part))
    return [spaced(it) for it in blocks]
