"""Duels in the oracle, from a drawing and a few words."""

from collections.abc import Callable, Mapping

import pytest

from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from tests.oracle.oracle import Oracle

Step = str | Mapping[str, str]
Begin = Callable[[str], Oracle]
Take = Callable[..., None]


@pytest.fixture
def begin(everything: Library, read_scenario: Callable[[str], Scenario]) -> Begin:
    """Begin at a setting's text, without its first lines; it is the first creator's turn."""

    def _begin(text: str) -> Oracle:
        return Oracle.at(read_scenario(f"ruleset: react\ntitle: A duel\n{text}"), everything)

    return _begin


@pytest.fixture
def take() -> Take:
    """Make choices, one after the other: `pass`, a pick, or the words of a play."""

    def _take(oracle: Oracle, *steps: Step) -> None:
        for step in steps:
            terms = {"pass": ""} if step == "pass" else step
            said = {"pick": terms} if isinstance(terms, str) else terms
            (choice,) = (it for it in oracle.legal() if said.items() <= it.terms.items())
            oracle.apply(choice)

    return _take
