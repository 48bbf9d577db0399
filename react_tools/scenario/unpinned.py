"""Notes on the rulings on which a scenario's outcome depends though it does not pin them."""

from collections.abc import Iterator, Sequence

from react_tools.findings import Finding
from react_tools.scenario.counterparts import counterparts
from react_tools.scenario.endings import Ending
from react_tools.scenario.faults import note
from react_tools.scenario.pairs import Pair
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.variants import Varied
from react_tools.source.write import mapping, word

_MOST = 2
"""How many sentences are told of each side: those that matter most, which come first."""


def unpinned(scenario: Scenario, varied: Varied) -> Iterator[Finding]:
    """A note for each ruling on which it depends; *varied* are those that it does not pin."""
    root = scenario.root
    span = root.key_span("rulings" if "rulings" in root else "title")
    for name, pair in varied.pairs.items():
        others = ", ".join(f"{it} {setting}" for it, setting in varied.elsewhere(pair).items())
        where = f" (with {others})" if others else ""
        told = "; ".join(
            f"{variant.settings[name]}{_given(ending)} → {comes}"
            for variant, ending, comes in zip(pair[1:3], pair.ends, _sides(pair), strict=True)
        )
        cure = mapping({name: word(varied.own[name])})
        message = f"the outcome depends on {name}{where}: {told}"
        yield note("RT217", span, message, f"pin it: rulings: {cure}")


def _given(ending: Ending) -> str:
    """The answers that were tried, if any."""
    told = (f"{it.question['en']}: {it.answer['en']}" for it in ending.given)
    return "".join(f" ({it})" for it in told)


def _sides(pair: Pair) -> tuple[str, str]:
    """What comes in either, without what comes in both."""
    first, second = pair.ends
    one, other = _told(first), _told(second)
    apart = [it for it in one if it not in other], [it for it in other if it not in one]
    if not any(apart):
        apart = _asked(first), _asked(second)
    return _side(apart[0], first, second), _side(apart[1], second, first)


def _side(sentences: Sequence[str], one: Ending, other: Ending) -> str:
    """What comes in one, at most two sentences; if none does, how it is there instead."""
    if not sentences and other.stop:
        sentences = ["The script comes to its end"]
    elif not sentences and isinstance(one.came, Run) and isinstance(other.came, Run):
        sentences = counterparts(one.came, other.came, "en")
    return "; ".join(sentences[:_MOST] or _asked(one))


def _asked(ending: Ending) -> list[str]:
    return [ending.came.game.question("en")] if isinstance(ending.came, Run) else []


def _told(ending: Ending) -> list[str]:
    """What came, in sentences."""
    came = ending.came
    if not isinstance(came, Run):
        return [f"The setting makes no position: {it.message}" for it in came.findings]
    if (stop := ending.stop) is not None:
        return [f"The script stops at step {stop.step}: {stop.finding.message}"]
    return [
        *(f"Refused: {it.told['en']}" for it in came.refusals),
        *came.game.outcome("en", books=False),
    ]
