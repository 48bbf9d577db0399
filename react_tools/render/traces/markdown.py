"""A trace as an answer to paste into a forum: the outcome, the sequence, what it rests on.

The outcome comes first, in a sentence; then the table and every step with its rules, as a list
that is numbered outermost; then the rules with their titles and places in the book, and the
rulings.
"""

from collections.abc import Iterator, Mapping

from react_tools.render.forum import code, escaped, fenced
from react_tools.render.line import Line, line
from react_tools.render.story import Told, refusal, shown_rules, story, touched_rulings
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "nothing": "Nothing changes",
        "fails": "This does not come as the scenario says:",
        "seen": "as {player} sees it",
        "sequence": "What happens",
        "rests": "What it rests on",
        "book": "rulebook line {line}, “{heading}”",
        "ruling": "The rulebook leaves this open; here the ruling {name} is {setting}:",
    },
    "ru": {
        "nothing": "Ничего не меняется",
        "fails": "Вышло не так, как говорит сценарий:",
        "seen": "как это видит {player}",
        "sequence": "Что происходит",
        "rests": "На чём это основано",
        "book": "книга правил, строка {line}, «{heading}»",
        "ruling": "Книга правил оставляет это открытым; здесь решение {name} – {setting}:",
    },
}


def lines(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The whole answer."""
    answer = _Answer(run, lang, rules, rulings)
    parts = [answer.outcome(), answer.source(), answer.findings(), answer.story(), answer.ground()]
    told = [one for part in parts if (block := [*part]) for one in (*block, "")]
    return [line(one) for one in told[:-1]]


class _Answer:
    """One run, told in one language."""

    def __init__(
        self, run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
    ) -> None:
        self.run = run
        self.lang: Lang = lang
        self.rules = rules
        self.rulings = rulings
        self.words = _WORDS[lang]

    def outcome(self) -> Iterator[str]:
        """What has come of it, and who is asked next."""
        refused = [refusal(it, self.lang, self.rules) for it in self.run.refusals]
        told = [*refused, *self.run.game.outcome(self.lang)] or [self.words["nothing"]]
        first = " ".join(_stopped(escaped(it)) for it in told)
        yield f"**{first}** {_stopped(escaped(self.run.game.question(self.lang)))}"

    def source(self) -> Iterator[str]:
        """The scenario's title and id."""
        viewer = self.run.viewer
        seen = f", {self.words['seen'].format(player=escaped(viewer))}" if viewer else ""
        yield f"{escaped(self.run.scenario.title)} ({code(self.run.scenario.id)}{seen})".lstrip()

    def findings(self) -> Iterator[str]:
        """What did not come as the scenario says."""
        if not self.run.ok:
            yield self.words["fails"]
            yield ""
        for it in self.run.findings:
            yield f"- {escaped(it.message)} ({it.code})"

    def story(self) -> Iterator[str]:
        """Pictures as blocks of code, and between them the steps, counted through."""
        yield f"### {self.words['sequence']}"
        listing = _List()
        for part in story(self.run, self.lang, self.rules):
            if isinstance(part, Told):
                yield from listing.item(part)
            else:
                yield from ("", *fenced(part.lines))
                listing.end()

    def ground(self) -> Iterator[str]:
        """The rules that were shown, and the rulings with their questions."""
        rules = shown_rules(self.run, self.rules)
        rulings = touched_rulings(self.run, self.rulings)
        if not rules and not rulings:
            return
        yield f"### {self.words['rests']}"
        yield ""
        for rule in rules:
            book = self.words["book"].format(line=rule.line, heading=rule.heading)
            title = escaped(rule.title[self.lang])
            yield f"- {escaped(rule.id)}: {title} ({escaped(book)})"
        for ruling, setting in rulings:
            lead = self.words["ruling"].format(name=ruling.id, setting=setting)
            said = f"{ruling.question[self.lang]} {ruling.settings[setting][self.lang]}"
            yield f"- {escaped(lead)} {escaped(said)}"


class _List:
    """Steps as items: numbered outermost, the others beneath their causes.

    Each picture ends a list. One that then begins in the middle of things begins at the margin,
    for what is indented without a list above it would be code.
    """

    def __init__(self) -> None:
        self._number = 0
        self._margin: int | None = None

    def end(self) -> None:
        """The next item begins a new list; the count goes on."""
        self._margin = None

    def item(self, told: Told) -> Iterator[str]:
        """One step with its rules."""
        if self._margin is None:
            yield ""
            self._margin = told.depth
        if told.depth == 0:
            self._number += 1
            self._margin = 0
        number = f"{self._number}. "
        depth = max(0, told.depth - self._margin)
        outer = len(number) if self._margin == 0 else 2
        blanks = " " * (outer + 2 * (depth - 1)) if depth else ""
        lead = number if told.depth == 0 else f"{blanks}- "
        rules = f" ({escaped(', '.join(told.rules))})" if told.rules else ""
        yield f"{lead}{escaped(told.text)}{rules}"


def _stopped(sentence: str) -> str:
    """With a full stop behind it, if none is there."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
