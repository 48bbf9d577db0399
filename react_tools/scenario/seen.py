"""A run as one of its players sees it: no finding and no refusal tells what is hidden."""

from msgspec.structs import replace

from react_tools.errors import UnknownNameError
from react_tools.findings import Finding
from react_tools.scenario.compare import compare
from react_tools.scenario.faults import fault
from react_tools.scenario.runner import Run, Stop, cited, may_stop


def seen(run: Run, player: str) -> Run:
    """What *player* sees of a run: a player's id, or another name of it that the setting gives.

    What the other player tried in vain is not seen: it happens in no hand but his own. Why his
    step cannot be is not told, nor what he could do instead.

    Raises:
        UnknownNameError: nobody there is called so.
    """
    player = run.game.aliases.get(player, player)
    if player not in run.game.players:
        raise UnknownNameError(
            f"no {run.game.called} in {run.scenario.id} is called {player!r};"
            f" the {run.game.called}s are {' and '.join(run.game.players)}"
        )
    game = run.game.seen_by(player)
    refusals = [it for it in run.refusals if it.who in {"", player}]
    came = Run(run.scenario, game, refusals=refusals, stop=run.stop, viewer=player)
    came.recorded = run.recorded
    if run.stop is not None and not may_stop(run):
        came.findings.append(_told(run, run.stop, player))
    else:
        came.findings.extend(compare(run.scenario, game, whole=False))
    came.cited.update(cited(came))
    return came


def _told(run: Run, stop: Stop, player: str) -> Finding:
    """The finding that ended the script, without what it tells of another's hand.

    Which of the other player's steps it was would tell something too.
    """
    if stop.who not in {"", player}:
        message = f"a step of {stop.who} does not come as it is written; {player} does not see why"
        return fault("RT215", run.scenario.root.key_span("script"), message, "look without --as")
    return replace(stop.finding, hint="") if stop.asked != player else stop.finding
