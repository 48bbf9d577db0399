"""Expectations that say what the setting says already."""

from collections.abc import Callable, Iterator

from react_tools.game import Game
from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.scenario.compare import told
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Change, Scenario


def repeats_setting(
    scenario: Scenario, came: Run | SettingError | None, start: Callable[[], Game]
) -> Iterator[Hit]:
    """Expected changes that are none; *start* gives a game at the setting, if it makes one."""
    if not (scenario.expect.changed and isinstance(came, Run)):
        return
    game = start()
    facts = game.facts(first=True)
    for change in scenario.expect.changed:
        before = facts.get(game.aliases.get(change.thing, change.thing), {})
        if _is_difference(change):
            if change.value == 0:
                message = f"{change.thing}.{change.fact} changes by 0, that is not at all"
                yield Hit(change.span, message, "leave it out: `rest: same` says so")
        elif change.fact in before and before[change.fact] == change.value:
            message = f"{change.thing}.{change.fact} is {told(change.value)} in the setting already"
            yield Hit(change.span, message, "leave it out: `rest: same` says so")


def _is_difference(change: Change) -> bool:
    return isinstance(change.value, int) and not isinstance(change.value, bool)


def cannot_fail(scenario: Scenario, came: Run | SettingError | None) -> Iterator[Hit]:
    """A scenario in which nothing is done, nothing refused and nothing goes on by itself.

    One that wants promises kept fails if the setting alone breaks one.
    """
    if is_empty(came) and not scenario.expect.sound:
        message = "nothing happens here and nothing is refused, so nothing is shown"
        span = scenario.root.key_span("script")
        yield Hit(span, message, "write down what somebody does, or tries in vain")


def is_empty(came: Run | SettingError | None) -> bool:
    """Whether a scenario was played in which nothing happened and nothing was refused."""
    if not isinstance(came, Run) or came.stop or came.refusals:
        return False
    return not (came.game.recorder and came.game.recorder.entries)
