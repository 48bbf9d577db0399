"""A scenario's script taken through the oracle, and what came of it against what it expects."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from react_tools.game import Facts, Sight
from react_tools.rulesets.react.library import Library
from react_tools.scenario.compare import compare
from react_tools.scenario.player import fits
from react_tools.scenario.scenario import Scenario, Step
from tests.oracle.asking import Choice, Question
from tests.oracle.oracle import Oracle
from tests.oracle.setting import ImpossibleError


class Seen:
    """As much of a game as comparing needs; the oracle keeps no record."""

    recorder = None
    things = "units, creators and zones"

    def __init__(self, oracle: Oracle, aliases: dict[str, str]) -> None:
        self.oracle = oracle
        self.aliases = aliases

    def facts(self, *, first: bool = False) -> Facts:
        return self.oracle.facts(first=first)

    def decision(self) -> Question | None:
        return self.oracle.decision()


class Reader:
    """Takes the steps of a script; a choice is answered from the play that asks for it."""

    def __init__(self, oracle: Oracle, aliases: dict[str, str]) -> None:
        self.oracle = oracle
        self.aliases = aliases
        self.answers: dict[int, list[str]] = {0: []}
        self.seen = 0
        self._notice()

    def take(self, step: Step) -> None:
        """One step, and the answers that its choices bring."""
        if step.refused:
            assert self._open(step) == [], f"{step.terms} is open, though the book refuses it"
            return
        if not self._open(step) and self._settled(step):
            return
        (choice,) = self._open(step)
        picks = [self._alias(it) for answer in step.answers for it in answer.picks]
        if choice.place:
            assert not self.answers.get(choice.place), "an answer was never asked for"
            self.answers[choice.place] = picks
        self.oracle.apply(choice)
        self._answer()

    def left(self) -> list[str]:
        """Answers that nothing has asked for."""
        return [it for place, picks in self.answers.items() if place for it in picks]

    def _open(self, step: Step) -> Sequence[Choice]:
        """The open choices that a step may mean."""
        asked = self.oracle.decision()
        if asked is None or asked.who != self._alias(step.who):
            return []
        plain = {word: _plain(word, it, self.aliases) for word, it in step.terms.items()}
        return [it for it in self.oracle.legal() if fits(it, plain)]

    def _settled(self, step: Step) -> bool:
        """Whether a step says what had been picked by itself, since there was one option."""
        said = step.terms.get("pick") or step.terms.get("improve", "")
        if self._alias(said) not in self.answers[0]:
            return False
        self.answers[0].remove(self._alias(said))
        return True

    def _answer(self) -> None:
        """Answer what is asked, as long as the script says how."""
        self._notice()
        asked = self.oracle.decision()
        while asked is not None and asked.kind == "choice" and self.answers.get(asked.place):
            if not asked.place:
                return
            said = self.answers[asked.place].pop(0)
            (choice,) = (it for it in asked.options if it.terms["pick"] == said)
            self.oracle.apply(choice)
            self._notice()
            asked = self.oracle.decision()

    def _notice(self) -> None:
        """What was picked by itself uses up the answer that says it."""
        settled = self.oracle.settled
        for place, picked in settled[self.seen :]:
            if place == 0:
                self.answers[0].append(picked)
            elif self.answers.get(place, [])[:1] == [picked]:
                self.answers[place].pop(0)
        self.seen = len(settled)

    def _alias(self, name: str) -> str:
        return self.aliases.get(name, name)


def _plain(word: str, value: str, aliases: dict[str, str]) -> str:
    return value if word == "play" else aliases.get(value, value)


def aliases(scenario: Scenario) -> dict[str, str]:
    """Creators by the letters that a scenario gives them."""
    pieces = scenario.root.get("pieces")
    return dict(_letters(pieces))


def _letters(pieces: object) -> Iterator[tuple[str, str]]:
    for letter, entry in getattr(pieces, "entries", {}).items():
        creator = entry.value.get("creator")
        if creator is not None:
            yield letter, creator.text


def unmet(scenario: Scenario, library: Library) -> list[str]:
    """What did not come as a scenario says; its trace aside, for the oracle keeps none.

    Raises:
        LacksError: the oracle does not know all the words that it takes.
        AssertionError: a step cannot be taken, or one can that is to be refused.
    """
    names = aliases(scenario)
    try:
        oracle = Oracle.at(scenario, library)
    except ImpossibleError as error:
        refused = scenario.expect.refused
        return [] if refused and refused[0] == str(error) else [f"impossible: {error}"]
    if scenario.expect.refused:
        return ["there can be such a setting"]
    reader = Reader(oracle, names)
    for step in scenario.script:
        reader.take(step)
    told = replace(scenario, expect=replace(scenario.expect, trace=()))
    findings = compare(told, cast("Sight", Seen(oracle, names)))
    return [*(it.message for it in findings), *(f"{it!r} was not asked" for it in reader.left())]
