"""Costs: what can be paid, and what the payment fixes (RA-COST); paying is react.paying.

What can settle one part of a cost is told in react.settling.

A cost is settled whole before any of it is paid: each part has its options, and parts that refer to
earlier ones are gone through way by way; if one part has none, nothing is paid and the play is
refused.
"""

from collections.abc import Sequence

from msgspec import Struct

from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.language import phrase
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.settling import CREATOR, THIS, Part, Unpayable, compiled
from react_tools.rulesets.react.state import Link
from react_tools.rulesets.react.steps import walk

Picks = tuple[int, ...]
"""A whole way of paying: for each part the unit, zone or direction that settles it."""
Ways = Sequence[Sequence[int]]
"""Whole ways of paying: if all parts are apart, the options of each part, else one by one."""
NO_WAY: tuple[int, Ways] = (0, ())

Played = tuple[int, int, int, int, int]
"""What is paid for: player, effect, card, unit and which life of it, as in a Link."""


class Payment(Struct, frozen=True, gc=False):
    """What a way of paying comes to: the link that it makes, and what goes to pay it.

    Attributes:
        units: who is exhausted; `removed`: who leaves the field.
        tokens: what goes back to supply: its holder, its kind, how many.
    """

    link: Link
    units: tuple[int, ...] = ()
    tokens: tuple[tuple[Option, int, int], ...] = ()
    removed: tuple[int, ...] = ()


class Price:
    """A cost, compiled for one owner in one match; *of_card*: it stands on an action card.

    Attributes:
        aim: which zones fit its target, if it has one.
        exhausts_this, exhausts_creator: whether it cannot be paid while `this`, or the own
            creator, is exhausted.
        is_local: whether, apart from that, the ways depend on nothing but where `this` stands.
    """

    def __init__(self, cost: phrase.Cost, meaning: Meaning, *, of_card: bool = False) -> None:
        self.parts = tuple(compiled(part, meaning, of_card=of_card) for part in cost.parts)
        self.aim = next((part.aim for part in self.parts if part.aim), None)
        self._apart = _are_apart(cost.parts)
        self.exhausts_this = phrase.Exhaust(THIS) in cost.parts
        self.exhausts_creator = phrase.Exhaust(CREATOR) in cost.parts
        follows = self.aim is not None and self.aim.follows_units
        self.is_local = _are_local(cost.parts) and not follows
        self._options = [part.options for part in self.parts]

    def ways(self, frame: Frame) -> tuple[int, Ways]:
        """How many whole ways of paying there are now, and which."""
        if not self._apart:
            ways = self._walked(frame)[0]
            return len(ways), ways
        count, found = 1, []
        for options in self._options:
            those = options(frame)
            if not those:
                return NO_WAY
            count *= len(those)
            found.append(those)
        return count, found

    def unpayable(self, frame: Frame) -> Unpayable | None:
        """Why there is no way of paying, if there is none."""
        part = self._walked(frame)[1]
        return part.unpayable(frame) if part is not None else None

    def picks(self, ways: Ways, at: int) -> Sequence[int]:
        """What settles each part in one of the ways; options of the last part go round first."""
        if not self._apart:
            return ways[at]
        picks = []
        for options in reversed(ways):
            at, here = divmod(at, len(options))
            picks.append(options[here])
        picks.reverse()
        return picks

    def payment(self, played: Played, picks: Sequence[int], stamps: Sequence[int]) -> Payment:
        """What a way of paying comes to, when it pays for *played*."""
        payer = target = direction = NOWHERE
        units: list[int] = []
        removed: list[int] = []
        tokens: list[tuple[Option, int, int]] = []
        for part, it in zip(self.parts, picks, strict=True):
            if part.settles == "payer":
                payer = it
                units.append(it)
            elif part.settles == "target":
                target = it
            elif part.settles == "direction":
                direction = it
            elif part.removes:
                removed.append(it)
            elif part.given is not None:
                field, kinds, count = part.given
                holder, token = divmod(it, kinds)
                tokens.append((Option(field, holder), token, count))
        stamp = 0 if payer == NOWHERE else stamps[payer]
        link = Link(*played, payer, stamp, target, direction)
        return Payment(link, tuple(units), tuple(tokens), tuple(removed))

    def _walked(self, frame: Frame) -> tuple[list[Picks], Part | None]:
        """Every way, part by part; if there is none, the part that cannot be paid."""
        ways: list[Picks] = [()]
        for part in self.parts:
            ways = [(*way, it) for way in ways for it in self._further(frame, way, part)]
            if not ways:
                return [], part
        return ways, None

    def _further(self, frame: Frame, way: Picks, part: Part) -> list[int]:
        """The options of a part after those that are settled; nobody pays twice."""
        frame.payer = frame.target = frame.direction = NOWHERE
        paid = list(zip(self.parts, way, strict=False))
        for before, it in paid:
            if before.settles:
                setattr(frame, before.settles, it)
        paying = [before.unit(it) for before, it in paid if part.rivals(before)]
        options = part.options(frame)
        return [it for it in options if part.unit(it) not in paying] if paying else options


def _are_apart(parts: Sequence[phrase.Part]) -> bool:
    """Whether no part depends on what another one settles, so that they are paid in any mixture."""
    said = list(walk(tuple(parts)))
    words = {it.word for it in said if isinstance(it, phrase.Ref)}
    ways = {it.way for it in said if isinstance(it, phrase.Toward)}
    later = {"payer", "target", "direction", "chosen"}
    return later.isdisjoint(words | ways) and not _are_rivals(parts)


def _are_rivals(parts: Sequence[phrase.Part]) -> bool:
    """Whether one unit may fit two parts, of which it can settle one only."""
    payers = [it for it in parts if isinstance(it, phrase.Exhaust | phrase.Remove)]
    removed = any(isinstance(it, phrase.Remove) for it in parts)
    return len(payers) > 1 or (removed and any(isinstance(it, phrase.Pay) for it in parts))


def _are_local(parts: Sequence[phrase.Part]) -> bool:
    """Whether, with `this` ready, the ways depend on nothing but where it stands."""
    return all(
        part in {phrase.Exhaust(THIS), phrase.Turn()}
        or (isinstance(part, phrase.Target) and _is_around_this(part.zones))
        for part in parts
    )


def _is_around_this(zones: phrase.Those) -> bool:
    """Whether which zones these are depends on nothing but where `this` stands."""
    near = phrase.AdjacentTo | phrase.DiagonalTo | phrase.InLine | phrase.Within
    filters = [it for it in zones.filters if isinstance(it, near) and it.of == THIS]
    return not zones.state and not zones.nth and len(filters) == len(zones.filters)
