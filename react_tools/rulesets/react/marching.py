"""Several units that one effect moves: in which order (rulings group-move and each-order)."""

from collections.abc import Callable, Sequence

from react_tools.replay.outcome import Outcome, Reason, nothing
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import ORDER, SEVERAL, Frame
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.walking import Stride, Walk, begin, take, walk

CLASH = Reason(
    "two to one zone",
    "{unit} and {standing} would come to {zone} at the same moment",
    "{unit} и {standing} оказались бы на {zone} одновременно",
    ("group-move", "RA-ZONE-1"),
)


def march(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> list[Outcome]:
    """What comes of each of several units that move; they go as far as they can."""

    def go(unit: int) -> Outcome:
        return walk(frame, unit, by, toward)

    stuck, going, apart = _parted(frame, units, toward)
    if apart:
        return [*map(go, stuck), *roam(frame, going, go)]
    if len(going) >= SEVERAL and frame.table.decides("group-move") == "at-once":
        return [*map(go, stuck), *_abreast(frame, going, by, toward)]
    return _in_file(frame, stuck, going, go)


def bound(
    frame: Frame, units: Sequence[int], toward: Direction, go: Callable[[int], Outcome]
) -> list[Outcome]:
    """The same of several that jump: one by one, for each looks where it can land."""
    stuck, going, apart = _parted(frame, units, toward)
    if apart:
        return [*map(go, stuck), *roam(frame, going, go)]
    if len(going) >= SEVERAL:
        frame.table.decides("group-move")
    return _in_file(frame, stuck, going, go)


def _parted(
    frame: Frame, units: Sequence[int], toward: Direction
) -> tuple[list[int], list[int], bool]:
    """Those who go nowhere by themselves, the others, and whether these go different ways.

    If they go one way, those farthest along it are first.
    """
    attached, rays = frame.table.match.attached, frame.table.match.board.ray
    ways = {unit: toward(frame, unit) for unit in units}
    stuck = [unit for unit, way in ways.items() if way == NOWHERE or unit in attached]
    going = [unit for unit in units if unit not in stuck] if stuck else list(units)
    if len(going) < SEVERAL:
        return stuck, going, False
    apart, where = len({ways[unit] for unit in going}) > 1, frame.table.state.where
    if not apart:
        going.sort(key=lambda unit: len(rays[where[unit]][ways[unit]]))
    return stuck, going, apart


def _in_file(
    frame: Frame, stuck: Sequence[int], going: Sequence[int], go: Callable[[int], Outcome]
) -> list[Outcome]:
    """One after the other, as they stand or as whoever applies the effect says (group-move)."""
    table, stamp = frame.table, frame.table.state.stamp
    came, rest = [go(unit) for unit in stuck], [(unit, stamp[unit]) for unit in going]
    asked = table.rulings["group-move"] == "owner"
    while rest := [it for it in rest if table.lives(*it)]:
        unit = rest[0][0]
        if asked and len(rest) >= SEVERAL:
            options = [Option("unit", it) for it, _ in rest]
            unit = table.choose(frame.chooser, options, ORDER).value
        rest = [it for it in rest if it[0] != unit]
        came.append(go(unit))
    return came


def roam(frame: Frame, units: Sequence[int], go: Callable[[int], Outcome]) -> list[Outcome]:
    """What comes of each of several units that go any way, or different ones, one after the other.

    Who does it says which comes next (ruling each-order), of those that can go by themselves.
    """
    table, stamp = frame.table, frame.table.state.stamp
    came = [go(unit) for unit in units if unit in table.match.attached]
    rest = [(unit, stamp[unit]) for unit in units if unit not in table.match.attached]
    while rest := [it for it in rest if table.lives(*it)]:
        unit = frame.next_of([Option("unit", it) for it, _ in rest]).value
        rest = [it for it in rest if it[0] != unit]
        came.append(go(unit))
    return came


def _abreast(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> list[Outcome]:
    """All of them step by step at the same moment, each step judged by where everybody stands."""
    walks = [begin(frame, unit, by, toward) for unit in units]
    while strides := [(one, stride) for one in walks if (stride := one.stride())]:
        going = _without_clashes(strides)
        if going:
            take(frame.table, [stride for _, stride in going])
        for one, _ in going:
            one.taken += 1
    return [one.outcome() for one in walks]


def _without_clashes(strides: Sequence[tuple[Walk, Stride]]) -> list[tuple[Walk, Stride]]:
    """The steps that no other one keeps from its zones: of two to one zone neither is taken."""
    going = []
    for one, stride in strides:
        zones = {zone for _, zone in stride.everybody} - {NOWHERE}
        clash = next(
            (
                nothing(CLASH, unit=one.unit, standing=other.unit, zone=zone)
                for _, other in strides
                for _, zone in other.everybody
                if other is not stride and zone in zones
            ),
            None,
        )
        if clash:
            one.came = clash
        else:
            going.append((one, stride))
    return going
