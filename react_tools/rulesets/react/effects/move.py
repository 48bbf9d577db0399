"""Move units, one zone at a time, across a side.

    move: {who: this, by: up to 2, toward: direction}
    move: {who: creator, by: 1}

Without `toward` a direction is chosen anew for each step; any of the four may be chosen, and one
that is blocked makes the step fail (ruling `blocked-side`). Each step is an entry of its own:
passives answer between the steps. If one of them moves the unit, the rest goes on from there
(ruling `moved-midway`). Several units that go one way go foremost first, so that none blocks
another (ruling `group-move`); where each goes any way their order is chosen (ruling `each-order`).
Pieces attached to a creator go along; if one of them could not, the creator stays (ruling
`attached-blocked`).

Whoever applies the card chooses, or the unit's owner (ruling `who-chooses`).

who (main): the units. by: how many steps, 1 if left out; `up to 2` allows fewer.
toward: `direction` (what the cost fixed), `to X`, `away from X`.
"""

from react_tools.replay.outcome import Outcome, nothing, together
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.marching import CLASH, march, roam
from react_tools.rulesets.react.pieces import MOVING
from react_tools.rulesets.react.reasons import (
    CHOSE_NOT_TO,
    LEFT_THE_FIELD,
    NO_UNIT,
    NOT_IN_LINE,
    OCCUPIED,
    OFF_THE_FIELD,
)
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, travels
from react_tools.rulesets.react.walking import MOVED_MIDWAY, walk


def _compile(arguments: Arguments) -> Act:
    who, by = arguments.units("who"), arguments.amount("by")
    toward, said = arguments.toward("toward"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        where = frame.table.state.where
        units = [unit for unit in who(frame) if where[unit] != NOWHERE]
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        if len(units) == 1:
            return walk(frame, units[0], by, toward)
        if toward is not None:
            return together(march(frame, units, by, toward))
        return together(roam(frame, units, lambda unit: walk(frame, unit, by, None)))

    return act


MOVE = Verb(
    name="move",
    main="who",
    parameters={
        "who": Parameter("units"),
        "by": Parameter("amount", "1"),
        "toward": Parameter("toward", required=False),
    },
    compile=_compile,
    reasons=(
        NO_UNIT,
        OCCUPIED,
        OFF_THE_FIELD,
        NOT_IN_LINE,
        LEFT_THE_FIELD,
        MOVED_MIDWAY,
        CLASH,
        CHOSE_NOT_TO,
        *MOVING.values(),
    ),
    page=__doc__,
    brings=travels("move", "who"),
)
