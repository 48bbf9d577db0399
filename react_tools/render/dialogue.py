"""Asks a person: what has happened, the question, what can be answered; then reads a line.

All of it goes to standard error, so that standard output stays the trace.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from react_tools.render import screen
from react_tools.render.line import Line, Piece, clean, line, padded, width, wrap
from react_tools.render.story import Part, Told, in_order, story
from react_tools.render.traces.text import part_lines, spaced, title
from react_tools.rulebook import Rule
from react_tools.scenario.asking import Asking, Offer
from react_tools.scenario.replies import Order, Unclear, understood
from react_tools.scenario.session import Written
from react_tools.trace.event import Lang

_COLUMNS = 80
_GAP = 2

_WORDS = {
    "en": {
        "help": "a number or its words · ? the list again · u undo · q stop, and write it down",
        "over": "u undo · q stop, and write it down",
        "unclear": "no answer is called {typed}; ? shows the list",
        "near": "{typed} is not enough, or no answer; near it: {near}",
        "undone": "the latest answer is taken back",
        "nothing": "there is no answer to take back",
        "not so": "that cannot be played on: {why}",
        "cure": "to mend it: {cure}",
        "instead": "Write this in place of what the file expects? [y/N] ",
        "accept": "Write this into the file as what is expected? [y/N] ",
        "wrote": "written: {what}",
        "untouched": "left as it was",
        "steps": "steps ({count})",
        "choices": "choices ({count})",
        "expectation": "the expectation",
    },
    "ru": {
        "help": "номер или слова ответа · ? список · u отменить · q закончить и записать",
        "over": "u отменить · q закончить и записать",
        "unclear": "ответа {typed} нет; ? покажет список",
        "near": "{typed}: этого мало, или такого ответа нет; похожи: {near}",
        "undone": "последний ответ отменён",
        "nothing": "отменять нечего",
        "not so": "так дальше не сыграть: {why}",
        "cure": "что поправить: {cure}",
        "instead": "Записать это вместо того, чего ждёт файл? [y/N] ",
        "accept": "Записать это в файл как ожидаемое? [y/N] ",
        "wrote": "записано: {what}",
        "untouched": "не изменён",
        "steps": "шаги ({count})",
        "choices": "выборы ({count})",
        "expectation": "чего ждать",
    },
}
YES = frozenset({"y", "yes", "д", "да"})


def line_read(prompt: str) -> str | None:
    """A line that somebody typed; None at the end of the input."""
    sys.stderr.write(clean(prompt))
    sys.stderr.flush()
    try:
        typed = sys.stdin.readline() if sys.stdin is not None else ""
    except KeyboardInterrupt:
        with suppress(OSError):  # the terminal may be gone
            sys.stderr.write("\n")  # what is said next begins a line
        raise
    if not sys.stdin or not sys.stdin.isatty() or not typed:
        sys.stderr.write("\n")  # nobody has pressed Enter on the screen
    return typed.rstrip("\r\n") if typed else None


def ready_input() -> None:
    """Take what is typed for UTF-8, whatever the locale says; called before the first line."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


class Dialogue:
    """One scenario being asked, in one language."""

    def __init__(self, asking: Asking, lang: Lang, rules: Mapping[str, Rule]) -> None:
        self._asking = asking
        self._lang: Lang = lang
        self._rules = rules
        self._words = _WORDS[lang]
        self._told = 0

    def hold(self) -> bool:
        """Ask until enough is answered; False at the end of the input."""
        ready_input()
        _show([*title(self._asking.run, self._lang), line()])
        told = -1
        while True:
            decision = self._asking.question()
            offers = self._asking.offers(self._lang) if decision else []
            if told != len(self._asking.added):
                self._show_question(offers)
                if told < 0:
                    self._say("help")
            told = len(self._asking.added)
            typed = line_read(f"{decision.who if decision else ''}> ")
            if typed is None:
                return False
            if not self._took(typed, offers):
                return True

    def agrees(self, block: str, *, instead: bool) -> bool:
        """Whether an expectation, which is shown, shall be written."""
        _show([line(), *(line("    ", Piece(each, "cyan")) for each in block.splitlines())])
        typed = line_read(self._words["instead" if instead else "accept"])
        return (typed or "").strip().lower() in YES

    def wrote(self, written: Written, path: Path) -> None:
        """Say what was written into the file, or that it is as it was."""
        words = self._words
        parts = [
            *([words["steps"].format(count=written.steps)] if written.steps else []),
            *([words["choices"].format(count=written.choices)] if written.choices else []),
            *([words["expectation"]] if written.expectation else []),
        ]
        told = words["wrote"].format(what=", ".join(parts)) if parts else words["untouched"]
        _show([line(f"{path}: {told}"), line()])

    def _took(self, typed: str, offers: Sequence[Offer]) -> bool:
        """Do what was typed; False if that is the end, as it is if nothing more is asked."""
        meant = understood(typed, offers, self._asking.run.game.aliases)
        if not offers and meant is not Order.UNDO:
            return False
        match meant:
            case Order.STOP:
                return False
            case Order.LIST:
                _show([*listed(offers)])
                self._say("help")
            case Order.UNDO:
                self._say("undone" if self._asking.undo() else "nothing")
                self._told = self._length()
                _show([line()])
            case Unclear(near):
                self._say("near" if near else "unclear", typed=repr(typed), near="; ".join(near))
            case offer:
                self._answered(offer)
        return True

    def _answered(self, offer: Offer) -> None:
        """Take an answer; where it cannot be played on, why, and the list again."""
        fault = self._asking.answer(offer.choice)
        if fault is not None:
            self._say("not so", why=f"{fault.message} ({fault.code})")
            if fault.hint:
                self._say("cure", cure=fault.hint)
        _show([line()])
        if fault is not None:
            _show([*listed(self._asking.offers(self._lang))])

    def _length(self) -> int:
        recorder = self._asking.run.game.recorder
        return len(recorder.entries) if recorder else 0

    def _show_question(self, offers: Sequence[Offer]) -> None:
        self._show_news()
        decision = self._asking.question()
        rules = in_order(decision.rules, self._rules) if decision else ()
        asked = Told(0, self._asking.run.game.question(self._lang), rules)
        _show([*part_lines(asked), *listed(offers)])
        if not offers:
            self._say("over")

    def _show_news(self) -> None:
        """What has happened since the latest question, and the table now."""
        run = self._asking.run
        drawn = [*run.game.pictures(self._lang).values()]
        news = story(run, self._lang, self._rules, self._told)
        parts: list[Part] = [*(it for it in news if isinstance(it, Told)), *drawn[-1:]]
        _show(spaced(one for part in parts for one in part_lines(part)))
        self._told = self._length()

    def _say(self, word: str, **values: str) -> None:
        for each in wrap(self._words[word].format_map(values), _COLUMNS):
            _show([line(Piece(each, "dim"))])


def _show(lines: Sequence[Line]) -> None:
    screen.show(lines, sys.stderr, prose=True)


def listed(offers: Sequence[Offer]) -> Iterator[Line]:
    """The list: what is typed, what it means, and how the script writes it, beside or beneath."""
    label = max((len(it.label) for it in offers), default=0) + _GAP
    room = _COLUMNS - label - 2 * _GAP
    wide = _wide(offers, room)
    for offer in offers:
        head = f"{offer.label:>{label}}{' ' * _GAP}"
        written = Piece(offer.written, "dim")
        if offer.written in {offer.told, offer.label}:
            first, *rest = wrap(offer.told, _COLUMNS - len(head))
            yield line(head, first)
            yield from (line(" " * len(head), each) for each in rest)
        elif width(offer.told) <= wide and wide + width(offer.written) <= room:
            yield line(head, padded(offer.told, wide + _GAP), written)
        else:
            first, *rest = wrap(offer.told, _COLUMNS - len(head))
            yield line(head, first)
            yield from (line(" " * len(head), each) for each in rest)
            yield line(" " * len(head), written)


def _wide(offers: Sequence[Offer], room: int) -> int:
    """The widest column of words beside which everything that fits into it can be written."""
    for wide in sorted({width(it.told) for it in offers}, reverse=True):
        inside = [it for it in offers if width(it.told) <= wide]
        if all(wide + width(it.written) <= room for it in inside):
            return wide
    return 0
