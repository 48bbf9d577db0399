"""Holds every scenario against the rules that it cites and the rulings that it pins."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from react_tools.coverage.showing import RULING, Lack, Showing, Witness
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import AnyRuleset, Library, SettingError
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.twins import came, setting

# Goes along items that are to come, so many, with a word on what is done.
Along = Callable[[Iterable[Any], int, str], Iterable[Any]]


def silently(items: Iterable[Any], _total: int, _title: str) -> Iterable[Any]:
    """The same items; nobody is told that they come."""
    return items


def shown(
    ruleset: AnyRuleset,
    library: Library,
    scenarios: Sequence[Scenario],
    along: Along = silently,
) -> dict[str, Showing]:
    """Every rule, then every ruling, by id, with those of *scenarios* that were made to show it.

    These are played, and their twins, which may stand anywhere in the library.
    """
    judge = _Judge(ruleset, library)
    things: list[Rule | Ruling] = [*library.rules.values(), *library.rulings.values()]
    made: dict[str, list[Witness]] = {it.id: [] for it in things}
    for scenario in along(scenarios, len(scenarios), "playing scenarios"):
        for name, lack in judge.verdicts(scenario):
            made[name].append(Witness(scenario, lack))
    return {it.id: _showing(it, made[it.id]) for it in things}


def _showing(thing: Rule | Ruling, made: Iterable[Witness]) -> Showing:
    """A thing with what was made for it, in one order, in whichever the files were read."""
    witnesses = tuple(
        sorted(made, key=lambda it: (it.lack is not None, it.scenario.id, it.scenario.path))
    )
    if isinstance(thing, Rule):
        return Showing(thing.id, thing.kind, thing.title, thing.span, witnesses)
    return Showing(thing.id, RULING, thing.question, thing.span, witnesses)


class _Judge:
    """Says what scenarios lack to show something; each is played once."""

    def __init__(self, ruleset: AnyRuleset, library: Library) -> None:
        self._ruleset = ruleset
        self._library = library

    def verdicts(self, scenario: Scenario) -> Iterator[tuple[str, Lack | None]]:
        """Each rule and ruling that a scenario was made to show, and what it lacks for that."""
        whole = self._lack(scenario)
        for rule in dict.fromkeys(rule for rule, _ in scenario.cites):
            if rule in self._library.rules:
                yield rule, self._of_rule(scenario, rule, whole)
        twin = self._library.scenarios.get(scenario.twin, scenario)
        for ruling in self._library.rulings.values():
            if ruling.id in scenario.rulings or ruling.id in twin.rulings:
                yield ruling.id, self._of_ruling(ruling, (scenario, twin), whole)

    def _of_rule(self, scenario: Scenario, rule: str, whole: Lack | None) -> Lack | None:
        is_example = self._library.rules[rule].points
        return whole if is_example or self._rests(scenario, rule) else Lack.UNTOUCHED

    def _of_ruling(
        self, ruling: Ruling, pair: tuple[Scenario, Scenario], whole: Lack | None
    ) -> Lack | None:
        """What a scenario lacks to show a ruling together with its twin.

        One of the two may leave the ruling unsaid, and plays by the default.
        """
        if not self._rests(pair[0], ruling.id):
            return Lack.UNTOUCHED
        if whole is not None:
            return whole
        one, other = (it.rulings.get(ruling.id, ruling.default) for it in pair)
        return Lack.SAME_SETTING if one == other else None

    def _rests(self, scenario: Scenario, name: str) -> bool:
        """Whether anything in a trace rests on a rule or a ruling; what fails tells nothing."""
        run = self._run(scenario)
        return run is None or name in run.cited

    def _lack(self, scenario: Scenario) -> Lack | None:
        """What a scenario lacks to show anything at all."""
        twin = self._library.scenarios.get(scenario.twin)
        run = self._run(scenario)
        if run is None:
            return Lack.FAILS
        if twin is None:
            return Lack.TWINLESS
        return self._of_twins(run, twin)

    def _of_twins(self, run: Run, twin: Scenario) -> Lack | None:
        """What a scenario that holds lacks together with its twin."""
        if twin.twin != run.scenario.id:
            return Lack.UNRETURNED
        other = self._run(twin)
        if other is None:
            return Lack.TWIN_FAILS
        if setting(run.scenario) == setting(twin):
            return Lack.SAME_SCRIPT
        return Lack.SAME_OUTCOME if came(run) == came(other) else None

    def _run(self, scenario: Scenario) -> Run | None:
        """What came of a scenario; None if it does not hold."""
        run = self._ruleset.play(scenario, self._library)
        return None if isinstance(run, SettingError) or not run.ok else run
