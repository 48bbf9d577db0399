"""What passives wait for."""

from msgspec import Struct

from react_tools.rulesets.react.board import NOWHERE


class Fact(Struct, frozen=True, gc=False):
    """Something that passives may answer.

    Attributes:
        subject: the unit to which it happened; place, origin: zones; way: how it went.
        player: whose fact it is, where it happened to no unit: `turn-start`, `played`.
    """

    trigger: str
    subject: int = NOWHERE
    place: int = NOWHERE
    origin: int = NOWHERE
    way: str = ""
    token: int = NOWHERE
    player: int = NOWHERE
