"""Notes on the rulings on which a scenario's outcome depends though it does not pin them."""

from collections.abc import Iterator, Sequence

from react_tools.findings import Finding
from react_tools.scenario.difference import outcome
from react_tools.scenario.faults import note
from react_tools.scenario.outcome import EVENTS
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.variants import Pair, Variant, Varied
from react_tools.source.write import mapping, word

_MOST = 2
"""How many sentences are told of each side."""


def unpinned(scenario: Scenario, varied: Varied) -> Iterator[Finding]:
    """A note for each ruling on which it depends; *varied* are those that it does not pin."""
    root = scenario.root
    span = root.key_span("rulings" if "rulings" in root else "title")
    for name, pair in varied.pairs.items():
        others = ", ".join(f"{it} {setting}" for it, setting in varied.elsewhere(pair).items())
        where = f" (with {others})" if others else ""
        sides = zip((pair.one, pair.other), _sides(pair), strict=True)
        told = "; ".join(f"with {it.settings[name]}, {comes}" for it, comes in sides)
        cure = mapping({name: word(varied.own[name])})
        message = f"the outcome depends on {name}{where}: {told}"
        yield note("RT217", span, message, f"pin it: rulings: {cure}")


def _sides(pair: Pair) -> tuple[str, str]:
    """What comes in either, without what comes in both."""
    first, second = pair.one, pair.other
    asked = first.outcome.asked != second.outcome.asked
    one, other = _told(first, asked=asked), _told(second, asked=asked)
    apart = [it for it in one if it not in other], [it for it in other if it not in one]
    if not any(apart) and isinstance(first.came, Run) and isinstance(second.came, Run):
        leaves = outcome(first.came, second.came)[:1]
        apart = [f"{it.path}: {it.one}" for it in leaves], [f"{it.other}" for it in leaves]
    return _said(apart[0], stops=bool(second.stop)), _said(apart[1], stops=bool(first.stop))


def _said(sentences: Sequence[str], *, stops: bool) -> str:
    """What comes on one side; *stops* tells whether the script does not reach its end on the other.

    What is not told of a side is that nothing of the other's comes there.
    """
    if not sentences:
        return "the script comes to its end" if stops else "it does not come so"
    more = len(sentences) - _MOST
    told = "; ".join(sentences[:_MOST])
    return f"{told}; and {more} more" if more > 0 else told


def _told(variant: Variant, *, asked: bool) -> list[str]:
    """What came, in sentences; if it is *asked* for, with the question that is open."""
    came = variant.came
    if not isinstance(came, Run):
        return [f"the setting makes no position: {it.message}" for it in came.findings]
    ended = [came.game.question("en")] if asked else []
    if (stop := variant.stop) is not None:
        return [f"the script stops at step {stop.step}: {stop.finding.message}", *ended]
    refused = [f"refused: {it.told['en']}" for it in came.refusals]
    unmet = [it.message for it in came.findings if it.code == EVENTS]
    return [*refused, *came.game.outcome("en"), *unmet, *ended]
