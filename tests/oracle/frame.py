"""What a card that is being applied knows: whose it is, what its cost fixed, what was chosen."""

from dataclasses import dataclass, field

from tests.oracle.table import Being, Link, Table, Zone

Thing = Being | Zone
"""A unit or a zone, as a card remembers it."""


@dataclass
class Frame:
    """One effect being applied.

    Attributes:
        table: where it is applied.
        owner: whose card or passive it is: `you`, and the side from which `own` is seen.
        actor: who applies the clause at hand: the owner, or whom its `by` names.
        this: whose ability or passive it is.
        targets: what the cost aimed at; empty if nothing, or if the target does not fit.
        chosen: what the latest choice of a unit or zone has picked.
        done: whether the clause before did anything.
    """

    table: Table
    owner: str
    this: Being
    actor: str = ""
    payer: Being | None = None
    targets: list[Zone] = field(default_factory=list)
    direction: str = ""
    subject: Being | None = None
    place: Zone | None = None
    origin: Zone | None = None
    it: Thing | None = None
    chosen: list[Thing] = field(default_factory=list)
    done: bool = False

    def __post_init__(self) -> None:
        self.actor = self.actor or self.owner


def sheet(table: Table, owner: str) -> Frame:
    """What stands on a creator's sheet is applied by its player, from where the creator stands."""
    return Frame(table, owner, table.creator(owner).being)


def of_link(table: Table, link: Link) -> Frame:
    """What a card on the chain knows: its cost fixed it once and for all (RA-COST-8)."""
    targets = [link.target] if link.target is not None and link.fits else []
    return Frame(
        table,
        link.owner,
        link.this,
        payer=link.payer,
        targets=targets,
        direction=link.direction,
    )
