"""What can be wrong with a setting, gathered until it cannot be read on."""

import difflib
from collections.abc import Collection, Iterable, Mapping
from typing import NoReturn

from react_tools.findings import Finding, Level
from react_tools.rulebook import Ruling
from react_tools.ruleset import SettingError
from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import entries, text
from react_tools.source.span import Span

UNSAID_CARD, ENDLESS = "RT213", "RT214"
"""What a script may run into as well (react_tools.scenario.faults)."""


class Faults:
    """The faults found so far.

    Their codes are a game's own, which has pages for them; *unknown_name* is that of a name that
    nobody knows.
    """

    def __init__(self, unknown_name: str) -> None:
        self._unknown_name = unknown_name
        self._found: list[Finding] = []
        self._rules: list[tuple[str, ...]] = []
        self._rulings: set[str] = set()

    def add(self, code: str, span: Span, message: str, hint: str = "", *rules: str) -> None:
        """One more, with the *rules* that forbid it; a mere slip breaks none."""
        self._found.append(Finding(code, Level.ERROR, span, message, hint))
        self._rules.append(rules)

    def rest(self, rulings: Iterable[str]) -> None:
        """What is found rests on *rulings*, or what is not found does."""
        self._rulings.update(rulings)

    def check_name(self, span: Span, what: str, name: str, known: Collection[str]) -> bool:
        """Whether *name* is known; if not, a fault with the nearest one that is."""
        if name in known:
            return True
        near = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known) or 'none'}"
        self.add(self._unknown_name, span, f"no {what} is called {name!r}", hint)
        return False

    def check_rulings(self, scenario: Scenario, rulings: Mapping[str, Ruling]) -> None:
        """Whether the rulings that a scenario pins are known, and have such settings."""
        for name, entry in entries(scenario.root.get("rulings")):
            if self.check_name(entry.key.span, "ruling", name, rulings):
                settings, setting = rulings[name].settings, text(entry.value)
                self.check_name(entry.value.span, f"setting of {name}", setting, settings)

    def stop(self) -> None:
        """Read no further if anything is wrong.

        Raises:
            SettingError: with everything found so far.
        """
        if self._found:
            self.give_up()

    def give_up(self) -> NoReturn:
        """Read no further.

        Raises:
            SettingError: always.
        """
        raise SettingError(self._found, self._rules, self._rulings)
