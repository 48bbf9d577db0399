"""What the words of an ability mean while it is resolved."""

from collections.abc import Callable

from msgspec import Struct

from react_tools.replay.outcome import NOTHING_YET, Outcome
from react_tools.replay.question import NONE, Option
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

DECIDES: Rules = ("KF-ABIL-1",)
ORDERED: Rules = (*DECIDES, "KFX-14")
"""Who says which of several comes first, and why."""
SEVERAL = 2


class Frame(Struct, eq=False):
    """One ability being resolved.

    Attributes:
        player: whose ability it is: who controls its card, or did last.
        chooser: who decides: the active player, unless a clause says `by:` (KF-ABIL-1).
        this: the card whose ability it is.
        kind: the kind of ability.
        fought: the creature that `this` fights, or NOWHERE.
        chosen: what the latest choice of this ability picked.
        last: the outcome of the clause before; `did`: whether any clause so far did something.
        sole: whether the ability is a single clause.
        short, declined: whether the clause wanted more cards than there are, or none was chosen of
            those that there are.
        printed: whether power is looked at as it is printed (constant abilities do, so that they
            do not ask one another).
    """

    table: Table
    player: int
    chooser: int
    this: int
    kind: str
    fought: int = NOWHERE
    chosen: list[int] = []
    last: Outcome = NOTHING_YET
    did: bool = False
    sole: bool = False
    printed: bool = False
    short: bool = False
    declined: bool = False

    def ask(self, found: list[int], count: int, *, up_to: bool) -> list[int]:
        """Let the chooser pick so many of *found*, one after the other."""
        picked: list[int] = []
        rest = found.copy()
        while rest and len(picked) < count:
            options = [Option("card", it) for it in rest]
            if up_to:
                options.append(NONE)
            option = self.table.choose(self.chooser, options, DECIDES)
            if option == NONE:
                break
            picked.append(option.value)
            rest.remove(option.value)
        return picked

    def next_of(self, rest: list[int], rules: Rules) -> int:
        """Which of several comes next: the chooser says it, save of the last."""
        if len(rest) < SEVERAL:
            return rest[0]
        return self.table.choose(self.chooser, [Option("card", it) for it in rest], rules).value


Several = Callable[[Frame], list[int]]
"""What a phrase means: the cards that it stands for now, by index; not to be written."""
