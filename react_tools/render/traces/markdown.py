"""A trace as an answer to paste into a forum: the outcome, the sequence, what it rests on.

The outcome comes first, in a sentence, unless the scenario fails: then that. Next come the table
and every step with its rules, as a list that is numbered outermost; then what the book leaves open,
with every reading and what speaks for it; then the rules with their titles and places in the book,
those that the scenario cites first; then the cards with what of them is published and what is ours.
"""

from collections.abc import Iterable, Iterator, Mapping

from react_tools.render.forum import code, escaped, fenced
from react_tools.render.line import Line, line
from react_tools.render.story import RESTS, Told, refusal, shown_rules, story, touched_rulings
from react_tools.rulebook import Rule, Ruling, Setting
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "nothing": "Nothing changes",
        "no answer": "This is no answer yet: {why}",
        "so far": "What came of it so far: {told}",
        "unfinished": "Not finished: {told}",
        "fails": "This does not come as the scenario says:",
        "seen": "as {player} sees it",
        "sequence": "What happens",
        "open": "What the rulebook leaves open",
        "rests": "What it rests on",
        "also": "Also used:",
        "cards": "Cards",
        "book": "rulebook line {line}, “{heading}”",
        "document": "{document}, line {line}, “{heading}”",
        "unlined": "{document}, “{heading}”",
        "ruling": "{name}: {question} Here: {setting}. {said}",
        "otherwise": "It could be {setting}. {said}",
        "ours": "{setting} is what we take if nobody says otherwise. {why}",
        "line": "{rule}, line {line}",
        "headed": "{rule}, “{heading}”",
    },
    "ru": {
        "nothing": "Ничего не меняется",
        "no answer": "Это ещё не ответ: {why}",
        "so far": "Что вышло до этого места: {told}",
        "unfinished": "Не закончено: {told}",
        "fails": "Вышло не так, как говорит сценарий:",
        "seen": "как это видит {player}",
        "sequence": "Что происходит",
        "open": "О чём правила молчат",
        "rests": "На чём это основано",
        "also": "Также использовано:",
        "cards": "Карты",
        "book": "книга правил, строка {line}, «{heading}»",
        "document": "{document}, строка {line}, «{heading}»",
        "unlined": "{document}, «{heading}»",
        "ruling": "{name}: {question} Здесь: {setting}. {said}",
        "otherwise": "Могло бы быть {setting}. {said}",
        "ours": "{setting} – наше решение, если не сказано иного. {why}",
        "line": "{rule}, строка {line}",
        "headed": "{rule}, «{heading}»",
    },
}


def lines(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The whole answer."""
    answer = _Answer(run, lang, rules, rulings)
    parts = [
        *(answer.outcome(), answer.source(), answer.findings()),
        *(answer.story(), answer.left_open(), answer.ground(), answer.cards()),
    ]
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
        """What has come of it, and who is asked next; if that is no answer, why it is none."""
        changed = self.run.game.outcome(self.lang)
        if not self.run.ok:
            why = self._word("no answer", why=self.run.findings[0].message)
            so_far = self.words["so far"].format(told=sentences(changed)) if changed else ""
            yield f"**{sentences([why])}** {so_far}".rstrip()
            return
        refused = [refusal(it, self.lang, self.rules) for it in self.run.refusals]
        told = sentences([*refused, *changed] or [self.words["nothing"]])
        if self._unfinished():
            told = self.words["unfinished"].format(told=told)
        yield f"**{told}** {sentences([self.run.game.question(self.lang)])}"

    def _unfinished(self) -> bool:
        """Whether the script ends in the middle of things, and that is not what it is about."""
        meant = self.run.scenario.expect.waits or self.run.refusals
        return not meant and not self.run.game.at_rest()

    def source(self) -> Iterator[str]:
        """The scenario's title and id."""
        viewer = self.run.viewer
        seen = f", {self.words['seen'].format(player=escaped(viewer))}" if viewer else ""
        yield f"{escaped(self.run.scenario.title)} ({code(self.run.scenario.id)}{seen})".lstrip()

    def findings(self) -> Iterator[str]:
        """What did not come as the scenario says."""
        yield from failed(self.run, self.lang)

    def story(self) -> Iterator[str]:
        """Pictures as blocks of code, and between them the steps, counted through."""
        yield f"### {self.words['sequence']}"
        listing = Listing()
        for part in story(self.run, self.lang, self.rules):
            if isinstance(part, Told):
                yield from listing.item(part)
            else:
                yield from ("", *fenced(part.lines))
                listing.end()

    def left_open(self) -> Iterator[str]:
        """The rulings that were touched, each with its question and every reading."""
        touched = touched_rulings(self.run, self.rulings)
        if touched:
            yield f"### {self.words['open']}"
            yield ""
        for ruling, setting in touched:
            yield from self._ruling(ruling, setting)

    def ground(self) -> Iterator[str]:
        """The rules that were shown, those that the scenario cites first."""
        known = self._grounds()
        cited = [it for it, _ in self.run.scenario.cites if it in known]
        rest = [told for name, told in known.items() if name not in cited]
        if known:
            yield f"### {self.words['rests']}"
            yield ""
        yield from (known[it] for it in dict.fromkeys(cited))
        if cited and rest:
            yield from ("", self.words["also"], "")
        yield from rest

    def _grounds(self) -> dict[str, str]:
        """An item for each rule that was shown or is cited, by its id."""
        shown = {it.id for it in shown_rules(self.run, self.rules)}
        shown.update(it for it, _ in self.run.scenario.cites if it in self.run.cited)
        rules = [rule for name, rule in self.rules.items() if name in shown]
        return {rule.id: rule_item(rule, self.lang) for rule in rules}

    def _ruling(self, ruling: Ruling, setting: str) -> Iterator[str]:
        """The question and our answer; beneath it the other readings, each with its rule lines."""
        said = {name: self._reading(it) for name, it in ruling.settings.items()}
        name, question = RESTS + ruling.id, ruling.question[self.lang]
        words = {"name": name, "question": question, "setting": setting, "said": said[setting]}
        told = [self._word("ruling", **words)]
        told += [self._word("otherwise", setting=it, said=said[it]) for it in said if it != setting]
        told.append(self._word("ours", setting=ruling.default, why=ruling.why[self.lang]))
        yield from (f"{'  ' if at else ''}- {escaped(it)}" for at, it in enumerate(told))

    def _reading(self, setting: Setting) -> str:
        """What a setting means, and the lines of the book that speak for it."""
        known = (self.rules[it] for it in setting.rules if it in self.rules)
        return f"{setting.says[self.lang]} ({'; '.join(self._line(it) for it in known)})"

    def _line(self, rule: Rule) -> str:
        """A rule with its line, or with its heading where lines are not counted."""
        word = "line" if rule.line else "headed"
        return self._word(word, rule=rule.id, line=rule.line, heading=rule.heading)

    def cards(self) -> Iterator[str]:
        """What was played, with where its facts come from."""
        told = self.run.game.grounds(self.lang)
        if told:
            yield f"### {self.words['cards']}"
            yield ""
        for name, source in told:
            yield f"- {escaped(name)}: {escaped(source)}"

    def _word(self, word: str, /, **values: object) -> str:
        return self.words[word].format_map(values)


class Listing:
    """Steps as items: numbered outermost from behind *number*, the others beneath their causes.

    Each picture ends a list. One that then begins in the middle of things begins at the margin,
    for what is indented without a list above it would be code.
    """

    def __init__(self, number: int = 0) -> None:
        self._number = number
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
        rules = f" ({escaped(told.ground)})" if told.rules else ""
        yield f"{lead}{escaped(told.text)}{rules}"


def failed(run: Run, lang: Lang) -> Iterator[str]:
    """What did not come as the scenario says; nothing if it holds."""
    if not run.ok:
        yield _WORDS[lang]["fails"]
        yield ""
    for it in run.findings:
        yield f"- {escaped(it.message)} ({it.code})"


def rule_item(rule: Rule, lang: Lang) -> str:
    """A rule with its title and its place in the book."""
    word = ("document" if rule.line else "unlined") if rule.document else "book"
    document = rule.document.get(lang, "")
    place = {"document": document, "line": rule.line, "heading": rule.heading}
    book = _WORDS[lang][word].format_map(place)
    return f"- {escaped(rule.id)}: {escaped(rule.title[lang])} ({escaped(book)})"


def sentences(told: Iterable[str]) -> str:
    """Escaped, with a full stop behind each that has none."""
    each = (escaped(it) for it in told)
    return " ".join(it if it.endswith((".", "!", "?")) else f"{it}." for it in each)
