"""What can settle a part of a cost: a unit, a zone, a direction, a holder of tokens (RA-COST)."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.aiming import Aim, aim
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language import phrase
from react_tools.rulesets.react.meaning import Meaning
from react_tools.trace.event import Rules

THIS, CREATOR = phrase.Ref("this"), phrase.Ref("creator")


class Unpayable(NamedTuple):
    """Why a cost cannot be paid."""

    message: str
    rules: Rules


class Part(Struct, frozen=True):
    """One part of a cost.

    Attributes:
        settles: what it fixes: `payer`, `target`, `direction`; empty for all else.
        options: what it could be settled with, after what the frame says is settled already.
        unpayable: why there is nothing.
        given: for tokens: the sort of their holder, how many kinds there are, the count; what
            settles it is a holder times that number, and the kind.
        aim: of a target, which zones fit it.
        removes: whether a summon leaves the field for it.
    """

    settles: str
    options: Several
    unpayable: Callable[[Frame], Unpayable]
    given: tuple[str, int, int] | None = None
    aim: Aim | None = None
    removes: bool = False

    def rivals(self, other: "Part") -> bool:
        """Whether one unit cannot settle both: it tires once, and who leaves gives no more."""
        if self.removes or other.removes:
            return self.is_of_unit and other.is_of_unit
        return self.settles == other.settles == "payer"

    def unit(self, pick: int) -> int:
        """The unit that gives something, if it is settled so."""
        return pick if self.given is None else pick // self.given[1]

    @property
    def is_of_unit(self) -> bool:
        """Whether it is a unit that settles it."""
        of_unit = self.given is not None and self.given[0] == "unit"
        return self.removes or of_unit or self.settles == "payer"


def compiled(part: phrase.Part, meaning: Meaning, *, of_card: bool) -> Part:
    """Compile a part of a cost; *of_card*: it stands on an action card."""
    match part:
        case phrase.Exhaust(units):
            return _exhaust(meaning.candidates(units), only_this=units == THIS)
        case phrase.Target(zones):
            return _target(aim(zones, meaning, of_card=of_card))
        case phrase.Turn():
            # All four directions; a useless one is allowed (RA-EFFECT-11).
            ways, none = list(range(len(DIRECTIONS))), Unpayable("no direction", ("RA-COST-3",))
            return Part("direction", lambda _: ways, lambda _: none)
        case phrase.Pay():
            return _give(part, meaning)
        case phrase.Remove(units):
            return _remove(meaning.candidates(units), meaning)


def _target(aim: Aim) -> Part:
    """One way for each zone that may be chosen."""

    def nowhere(frame: Frame) -> Unpayable:
        zones = aim.wide(frame)
        doubts = aim.doubts(frame, zones[0] if zones else NOWHERE)
        return Unpayable("no zone can be its target", ("RA-COST-3", *doubts))

    return Part("target", aim.options, nowhere, aim=aim)


def _exhaust(units: Several, *, only_this: bool) -> Part:
    """One way for each ready unit."""

    def this_ready(frame: Frame) -> list[int]:
        this, state = frame.this, frame.table.state
        gone = this == NOWHERE or state.where[this] == NOWHERE
        return [] if gone or state.exhausted[this] else [this]

    def ready(frame: Frame) -> list[int]:
        exhausted = frame.table.state.exhausted
        return [unit for unit in units(frame) if not exhausted[unit]]

    def unpayable(frame: Frame) -> Unpayable:
        if units(frame):
            return Unpayable("it is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3"))
        return Unpayable("no unit is there to be exhausted", ("RA-COST-3",))

    return Part("payer", this_ready if only_this else ready, unpayable)


def _give(pay: phrase.Pay, meaning: Meaning) -> Part:
    """One way for each holder that has enough tokens, and for each kind of a group it has."""
    found, tokens, count = meaning.candidates(pay.holder), meaning.tokens(pay.token), pay.count
    field = "zone" if pay.holder.sort is phrase.Sort.ZONES else "unit"

    kinds, on_zones = len(meaning.things.tokens), field == "zone"

    def rich(frame: Frame) -> list[int]:
        state = frame.table.state
        counts = state.lying if on_zones else state.riding
        every = (it * kinds + token for it in found(frame) for token in tokens)
        return [it for it in every if counts[it] >= count]

    wanted = f"{count} {pay.token.id}" if isinstance(pay.token, Name) else pay.token.group.id
    none = Unpayable(f"there is no {wanted} to pay with", ("RA-COST-3",))
    return Part("", rich, lambda _: none, (field, kinds, count))


def _remove(units: Several, meaning: Meaning) -> Part:
    """One way for each summon; a creator cannot be removed."""
    creators = meaning.things.creators

    def summons(frame: Frame) -> list[int]:
        return [unit for unit in units(frame) if unit not in creators]

    def unpayable(frame: Frame) -> Unpayable:
        if summons(frame):
            return Unpayable("who pays otherwise cannot be removed too", ("RA-COST-3",))
        return Unpayable("no summon is there to be removed", ("RA-COST-3",))

    return Part("", summons, unpayable, removes=True)
