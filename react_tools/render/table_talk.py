"""A duel played by people: what has happened, what each sees, what can be done; then a line.

Each decision is shown as its player may see it. All of it goes to standard error; standard output
gets the record, if that is not saved when the duel is left.
"""

import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from react_tools.errors import UnwritableError
from react_tools.game import Sight
from react_tools.records.keeping import Keeper
from react_tools.records.notation import BARE
from react_tools.records.offers import Group, Offers
from react_tools.records.sitting import Sitting
from react_tools.render import screen
from react_tools.render.dialogue import YES, line_read, listed, ready_input
from react_tools.render.leaving import given, interruptible
from react_tools.render.line import Line, Piece, line, wrap
from react_tools.render.orders import Order, Wish, wish
from react_tools.render.story import Part, Told, in_order, story
from react_tools.render.table_words import WORDS
from react_tools.render.traces.text import part_lines, spaced, title
from react_tools.rulebook import Rule
from react_tools.scenario.asking import Offer
from react_tools.scenario.replies import Unclear
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_COLUMNS = 80


class Talk:
    """One duel that is played, in one language."""

    def __init__(
        self,
        sitting: Sitting,
        keeper: Keeper,
        lang: Lang,
        rules: Mapping[str, Rule],
        told: int = 0,
    ) -> None:
        self._sitting = sitting
        self._keeper = keeper
        self._lang: Lang = lang
        self._rules = rules
        self._words = WORDS[lang]
        self._told = told
        self._offers = Offers(sitting.course.game, lang)

    def hold(self, seed: int | None) -> None:
        """Play until it is left, or the input ends; then the record, unless it is saved.

        Ctrl-C leaves it too, and is passed on.
        """
        ready_input()
        self._begin(seed)
        try:
            with interruptible():
                self._ask()
        finally:
            self._leave()

    def watch(self, seed: int | None) -> None:
        """Tell a duel that chance has played, and give its record."""
        try:
            with interruptible():
                self._begin(seed)
                self._show_state()
        finally:
            self._leave()

    def _begin(self, seed: int | None) -> None:
        _show(title(self._run(), self._lang))
        if seed is not None:
            self._say("seed", seed=seed)
        _show([line()])

    def _ask(self) -> None:
        """Ask until there is an end."""
        self._show_state()
        self._show_help()
        while True:
            asked = self._sitting.asked
            typed = line_read(f"{asked.who if asked else ''}> ")
            if typed is None or not self._took(typed):
                return

    def _took(self, typed: str) -> bool:
        """Do what was typed; False if that is the end, as it is if nothing is, and nobody asked."""
        wished = wish(typed)
        if wished is not None:
            return self._ordered(wished)
        if not typed.strip():
            self._show_list()
            return self._sitting.asked is not None
        match self._offers.meant(typed):
            case Unclear(near):
                self._say("near" if near else "unclear", typed=repr(typed), near="; ".join(near))
            case Group(offers=offers):
                _show(listed(offers))
            case offer:
                self._sitting.take(offer.choice)
                _show([line()])
                self._show_state()
        return True

    def _ordered(self, wish: Wish) -> bool:
        match wish.order:
            case Order.QUIT:
                return False
            case Order.UNDO:
                self._undo(wish.rest)
            case Order.SAVE:
                self._save(wish.rest)
            case Order.RULES:
                self._show_rules()
            case Order.LIST:
                self._show_list()
            case Order.HELP:
                self._show_help()
        return True

    def _undo(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._say("how many")
            return
        wanted = int(rest[:9] or 1)
        count = self._sitting.undo(wanted)
        if not count:
            self._say("nothing")
            return
        self._say("undone" if count == wanted else "undone all", count=count)
        self._told = self._length()
        _show([line()])
        self._show_state()

    def _save(self, name: str) -> None:
        try:
            path = self._keeper.named(name, self._default())
            foreign, over = self._keeper.foreign(path), path.exists()
            if over and (foreign or self._keeper.dear):
                typed = line_read(self._words["there" if foreign else "dear"].format(path=path))
                if (typed or "").strip().lower() not in YES:
                    self._say("not saved")
                    return
            self._keeper.save(path, self._sitting.text())
        except (UnwritableError, OSError, ValueError) as error:
            _show([line(Piece(str(error), "red"))])
            self._say("not saved")
            return
        self._sitting.mark_saved()
        self._say("over it" if over else "saved", path=path)

    def _leave(self) -> None:
        """Say how to go on; what would be lost goes to standard output, read the words who may."""
        with suppress(OSError):
            self._say_how()
        if self._sitting.saved:
            return
        rescued = given(self._sitting.text(), self._keeper, self._default())
        if rescued:
            with suppress(OSError):
                self._say("rescued", path=rescued)
                sys.stderr.flush()

    def _say_how(self) -> None:
        path, saved = self._keeper.path, self._sitting.saved
        if not saved:
            self._say("since" if path else "keep", path=path)
        elif path:
            self._say("go on")
        if saved == (path is not None):
            told = shlex.quote(str(path or self._default()))
            _show([line(f"  react-tools play --record {told}")])
        sys.stderr.flush()

    def _default(self) -> str:
        names = [Path(it).name for it in self._sitting.course.game.players]
        return f"{'-'.join(names)}.duel"

    def _run(self, sight: Sight | None = None) -> Run:
        course = self._sitting.course
        return Run(course.scenario, sight or course.game, recorded=True)

    def _length(self) -> int:
        recorder = self._sitting.course.game.recorder
        return len(recorder.entries) if recorder else 0

    def _show_state(self) -> None:
        """What has happened, the table, and what is asked, as the one who is asked sees it."""
        game, asked = self._sitting.course.game, self._sitting.asked
        sight = game.seen_by(asked.who) if asked else game
        drawn = [*sight.pictures(self._lang).values()]
        news = story(self._run(sight), self._lang, self._rules, self._told)
        parts: list[Part] = [*(it for it in news if isinstance(it, Told)), *drawn[-1:]]
        _show(spaced(one for part in parts for one in part_lines(part)))
        self._told = self._length()
        _show(self._holdings(sight))
        if self._sitting.trouble:
            self._say("not so", why=self._sitting.trouble)
        rules = in_order(asked.rules, self._rules) if asked else ()
        _show(part_lines(Told(0, sight.question(self._lang), rules)))
        self._offers = Offers(game, self._lang)
        self._show_list()

    def _holdings(self, sight: Sight) -> Iterator[Line]:
        for name, told in sight.holdings(self._lang):
            first, *rest = wrap(f"{name[:1].upper()}{name[1:]}: {told}", _COLUMNS - 6)
            yield line("    ", Piece(first, "cyan"))
            yield from (line("      ", Piece(it, "cyan")) for it in rest)
        yield line()

    def _show_list(self) -> None:
        _show(listed([self._row(it) for it in self._offers.rows]))

    def _row(self, row: Offer | Group) -> Offer:
        """A line of the list; that of a group says how many it stands for."""
        if isinstance(row, Offer):
            return row
        first, last = row.offers[0], row.offers[-1]
        told = self._words["ways"].format(
            told=row.told, count=len(row.offers), first=first.label, last=last.label
        )
        return Offer(row.label, row.written, told, first.choice)

    def _show_help(self) -> None:
        passing = any(it.written == BARE for it in self._offers.all)
        passes = self._words["passing"] if passing else ""
        self._say("help" if self._sitting.asked else "over", passing=passes)

    def _show_rules(self) -> None:
        """What the rules say by which it is asked."""
        asked = self._sitting.asked
        for rule in in_order(asked.rules, self._rules) if asked else ():
            if rule in self._rules:
                told = f"{rule}: {self._rules[rule].says[self._lang]}"
                _show(line(each) for each in wrap(told, _COLUMNS))

    def _say(self, word: str, **values: object) -> None:
        for each in wrap(self._words[word].format_map(values), _COLUMNS):
            _show([line(Piece(each, "dim"))])


def _show(lines: Iterable[Line]) -> None:
    screen.show(lines, sys.stderr, prose=True)
