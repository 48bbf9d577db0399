"""Plays a scenario: a thin loop over `legal()` and `apply(choice)`."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct, field

from react_tools.findings import Finding
from react_tools.game import EndlessError, Game, Sight, UnknownCardError
from react_tools.scenario.compare import compare
from react_tools.scenario.faults import fault
from react_tools.scenario.player import Open, Player, Refused, StopError
from react_tools.scenario.scenario import Scenario
from react_tools.trace.event import Rules

UNSAID = "RT204"
"""The fault of a question to which the script has no answer."""

Playing = Callable[[Game], Player]
"""Who takes the steps of a script in a game: a Player, or one that answers more than it says."""


class Stop(NamedTuple):
    """Where the script makes no sense any more.

    Attributes:
        who: who had to do, or to pick, another thing; `asked`: who was asked then. Empty: nobody.
        late: whether it is the last step, or what comes of it.
        step: how many steps were begun; 0: none, or it is no script of steps.
        rules: those by which a step cannot be, if that is why.
    """

    finding: Finding
    who: str
    asked: str
    late: bool
    step: int = 0
    rules: Rules = ()


class Run(Struct):
    """A scenario that was played.

    Attributes:
        game: the game where the script left it, or what can be seen of it.
        findings: what did not come as the scenario says; empty if it holds.
        cited: every rule, and every ruling, that an event or a refusal rested on.
        refusals: the steps that were refused as the script says.
        stop: where the script made no sense any more, if it did.
        asking: the play whose card asks now, if one does.
        viewer: the player who sees it so (react_tools.scenario.seen); empty if all is seen.
        recorded: whether it is a record of a duel, which expects nothing.
        held: whether it was held to what is promised already, if its scenario wants that.
    """

    scenario: Scenario
    game: Sight
    findings: list[Finding] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)
    refusals: list[Refused] = field(default_factory=list)
    stop: Stop | None = None
    asking: Open | None = None
    viewer: str = ""
    recorded: bool = False
    held: bool = False

    @property
    def ok(self) -> bool:
        """Whether everything came as the scenario says."""
        return not self.findings


def run(scenario: Scenario, game: Game, *, whole: bool = True, playing: Playing = Player) -> Run:
    """Play *scenario* in *game*, which stands at its setting and records.

    One that is not *whole* yet is held to nothing: answers may be left over, and expectations are
    not looked at.
    """
    played, player = Run(scenario, game), playing(game)
    played.stop = _play(scenario, player, whole=whole)
    decision = game.decision()
    if decision is not None and decision.kind == "choice":
        played.asking = player.plays.get(decision.place)
    if played.stop is not None and not may_stop(played):
        played.findings.append(played.stop.finding)
    elif whole:
        played.findings.extend(compare(scenario, game))
    played.refusals.extend(player.refusals)
    played.cited.update(cited(played))
    return played


def _play(scenario: Scenario, player: Player, *, whole: bool) -> Stop | None:
    """Take every step; where the script makes no sense any more, if it comes to that."""
    span, rules = scenario.expect.span, Rules()
    try:
        for at, step in enumerate(scenario.script):
            span = step.span
            player.take(at, step)
        player.check_answered()
        if whole:
            player.finish()
    except StopError as stop:
        finding, who, rules = stop.finding, stop.who, stop.rules
    except UnknownCardError as error:
        finding, who = fault("RT213", span, str(error), error.cure), ""
    except EndlessError as error:
        finding, who = fault("RT214", span, str(error)), ""
    else:
        return None
    decision = player.game.decision()
    asked = decision.who if decision is not None else ""
    late = player.taken == len(scenario.script)
    return Stop(finding, who, asked, late, player.taken, rules)


def may_stop(played: Run) -> bool:
    """Whether the scenario is about the very question to which it has no answer.

    It says so by `waits: {who: dancer, for: choice}`, and nothing comes behind in the script.
    """
    stop, waits = played.stop, played.scenario.expect.waits
    return (
        stop is not None
        and stop.finding.code == UNSAID
        and waits is not None
        and waits[1] == "choice"
        and stop.late
    )


def cited(played: Run) -> Iterator[str]:
    """Every rule, and every ruling, that an event or a refusal of a run rests on.

    Who sees only a part of it is not told why another's step cannot be.
    """
    recorder = played.game.recorder
    if recorder:
        yield from recorder.beginning
        for entry in recorder.entries:
            yield from entry.cited()
    for refused in played.refusals:
        yield from refused.rules
    if played.stop is not None and not played.viewer:
        yield from played.stop.rules
