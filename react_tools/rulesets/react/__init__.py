"""Re;ACT – The Arts of War: cards on a five-slot chain, paid for at once, resolved newest first."""

from collections.abc import Iterable, Mapping, Sequence

from react_tools.lint.check import AnyCheck
from react_tools.ruleset import Document, Page, SettingError
from react_tools.rulesets.react.checks import CHECKS
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.library import Library, build
from react_tools.rulesets.react.playing import played
from react_tools.rulesets.react.triggers import TRIGGERS
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import Mapping as MappingNode

_KINDS = {
    "creator": "react/creator",
    "scenario": "react/scenario",
    "board": "react/board",
    "rulebook": "rulebook",
    "rulings": "rulings",
}
_TELLING = {"script": "scenario", "rules": "rulebook", "chain": "board", "creator": "creator"}


class React:
    """What Re;ACT supplies (react_tools.ruleset.Ruleset)."""

    name = "react"
    kinds: Mapping[str, str] = _KINDS
    checks: Sequence[AnyCheck] = CHECKS
    pages: Mapping[str, Page] = {
        **{name: Page("verb", verb.page) for name, verb in VERBS.items()},
        **{name: Page("trigger", trigger.page) for name, trigger in TRIGGERS.items()},
    }

    def kind_of(self, tree: MappingNode) -> str | None:
        """By the key that only one kind of file has."""
        telling = (kind for key, kind in _TELLING.items() if key in tree)
        return next(telling, "rulings" if "rulings" in tree else None)

    def library(self, documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
        """What the documents define."""
        return build(documents, broken)

    def play(self, scenario: Scenario, library: Library) -> Run | SettingError:
        """What came of a scenario, or why its setting makes no position."""
        return played(scenario, library)


REACT = React()
