"""What the words of an effect mean while it is applied."""

from collections.abc import Callable

from msgspec import Struct

from react_tools.replay.outcome import NOTHING_YET, Outcome
from react_tools.replay.question import NONE, Option
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.language.phrase import Amount, Quantity
from react_tools.rulesets.react.table import Counted, Table
from react_tools.trace.event import Rules

MANDATORY: Rules = ("RA-EFFECT-6",)
OPTIONAL: Rules = ("RA-EFFECT-7",)
ORDER = ("RA-EFFECT-1",)
SEVERAL = 2
ONE = Quantity("count", 1)
_ANY_WAY = {
    (False, False): ("RA-MOVE-1",),
    (False, True): ("RA-MOVE-6",),
    (True, False): ("RA-MOVE-1", *OPTIONAL),
    (True, True): ("RA-MOVE-6", *OPTIONAL),
}
"""Why any direction may be chosen: if one may also stop, and if it is more than a step."""


WAYS = tuple(Option("direction", way) for way in range(len(DIRECTIONS)))
WAYS_OR_NONE = (*WAYS, NONE)


class Frame(Struct, eq=False, gc=False):
    """One effect or passive being applied.

    Attributes:
        owner: whose card or passive it is; `own` and `creator` are seen from there.
        chooser: who chooses and acts, the owner unless a clause says `by:`.
        this, payer, subject: units, or NOWHERE.
        target, place, origin: zones, or NOWHERE.
        direction: what the cost fixed, or NOWHERE.
        astray: whether the target is one that did not fit the cost.
        chosen: what the latest choice of this effect picked; `chosen_zones` says of which sort.
        it: what the nearest `each` treats now; `it_zone` says whether it is a zone.
        last: the outcome of the clause before; `did`: whether any clause so far did something.
        answered: whether one was carried out and came to nothing because something answered it.
        sole: whether the effect is a single step, so that nothing else of it could be applied.
        steered: whether the clause has let a way be chosen, for a record.
        id: the effect's or passive's id, for the record.
    """

    table: Table
    owner: int
    chooser: int
    id: str
    this: int
    payer: int = NOWHERE
    subject: int = NOWHERE
    target: int = NOWHERE
    place: int = NOWHERE
    origin: int = NOWHERE
    direction: int = NOWHERE
    astray: bool = False
    chosen: list[int] = []
    chosen_zones: bool = False
    it: int = NOWHERE
    it_zone: bool = False
    last: Outcome = NOTHING_YET
    did: bool = False
    answered: bool = False
    sole: bool = False
    steered: bool = False

    def mover(self, unit: int) -> int:
        """Who chooses how *unit* moves: whoever applies the card, or its owner (who-chooses).

        Where the card says it (`by:`), there is no question.
        """
        owner = self.table.match.units[unit].owner
        if self.chooser != self.owner or owner == self.chooser:
            return self.chooser
        return owner if self.table.decides("who-chooses") == "owner" else self.chooser

    def number(self, amount: Amount, what: str, *, mover: int = NOWHERE, **things: object) -> int:
        """A number; with `up to` the chooser, or the *mover*, says it, zero included.

        *what* it counts, and of which *things*, is said with the question (RA-EFFECT-7).
        """
        if not amount.up_to:
            return amount.number
        player = self.chooser if mover == NOWHERE else mover
        numbers = [Option("number", it) for it in range(amount.number + 1)]
        about = Counted(what, tuple(things.items()))
        return self.table.choose(player, numbers, OPTIONAL, about).value

    def any_way(
        self,
        mover: int,
        works: Callable[[int], bool],
        *,
        may_stop: bool = False,
        far: bool = False,
    ) -> int:
        """A direction of the mover's choice; NOWHERE if none is wanted.

        It may be a blocked one, unless ruling blocked-side says that a way that *works* has to be
        chosen if there is one. *far*: for more than a move of one zone.
        """
        self.steered = True
        options, rules = WAYS_OR_NONE if may_stop else WAYS, _ANY_WAY[may_stop, far]
        if not may_stop and (ways := self._open_ways(works)):
            options, rules = ways, (rules[0], *MANDATORY)
        picked = self.table.choose(mover, options, rules)
        return NOWHERE if picked is NONE else picked.value

    def _open_ways(self, works: Callable[[int], bool]) -> tuple[Option, ...]:
        """The ways among which has to be chosen by ruling blocked-side; none if any may be."""
        table = self.table
        if table.recorder is None and table.rulings["blocked-side"] == "yes":
            return ()
        ways = tuple(it for it in WAYS if works(it.value))
        some = 0 < len(ways) < len(WAYS)
        return ways if some and table.decides("blocked-side") == "no" else ()

    def one(self, field: str, found: list[int]) -> list[int]:
        """One of those found, which the chooser picks if there are several; none of none."""
        return found if len(found) < SEVERAL else self.ask(field, found, ONE)

    def any_of(self, found: list[Option]) -> Option:
        """One of those found, at least one; of several the chooser picks."""
        return (
            found[0] if len(found) < SEVERAL else self.table.choose(self.chooser, found, MANDATORY)
        )

    def next_of(self, rest: list[Option]) -> Option:
        """Who of several comes next: the chooser says it, save of the last (ruling each-order)."""
        if len(rest) < SEVERAL or self.table.decides("each-order") == "board":
            return rest[0]
        return self.table.choose(self.chooser, rest, ORDER)

    def ask(self, field: str, found: list[int], quantity: Quantity) -> list[int]:
        """Let the chooser pick as many of *found* as *quantity* says, one after the other."""
        may_stop, known = quantity.kind == "up to", self.table.match.options[field]
        rules = OPTIONAL if may_stop else MANDATORY
        if field == "card":
            rules = (*rules, "RA-DISCARD-3")
        if quantity.count == 1 and not may_stop:
            one = [known[value] for value in dict.fromkeys(found)]
            return [self.table.choose(self.chooser, one, rules).value] if one else []
        picked: list[int] = []
        rest = found.copy()
        while rest and len(picked) < quantity.count:
            options = [known[value] for value in dict.fromkeys(rest)]
            if may_stop:
                options.append(NONE)
            option = self.table.choose(self.chooser, options, rules)
            if option is NONE:
                break
            picked.append(option.value)
            rest.remove(option.value)
        return picked


Several = Callable[[Frame], list[int]]
"""What a phrase for units or zones means: those it stands for now, by index; not to be written."""
