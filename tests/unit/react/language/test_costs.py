"""Costs in words: each part with its tree, each fault with its place."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    Cost,
    Exhaust,
    InLine,
    OneOf,
    Part,
    Pay,
    Quantity,
    Ref,
    Remove,
    Target,
    Those,
    Turn,
    With,
    Within,
)

ONE = Quantity("count", 1)
THIS = Ref("this")
INK = Name("ink", 0, 0)

COSTS: dict[str, tuple[Part, ...]] = {
    "exhaust this": (Exhaust(THIS),),
    "exhaust an own unit": (Exhaust(Those(ONE, "unit", "own")),),
    "target zone": (Target(Those(ONE, "zone")),),
    "target free zone": (Target(Those(ONE, "zone", state="free")),),
    "target adjacent zone": (Target(Those(ONE, "zone", filters=(AdjacentTo(THIS),))),),
    "target zone within 2 of this": (Target(Those(ONE, "zone", filters=(Within(2, THIS),))),),
    "target zone with ink within 2 of this": (
        Target(Those(ONE, "zone", filters=(With(INK, 1), Within(2, THIS)))),
    ),
    "direction": (Turn(),),
    "pay 1 ink from this": (Pay(1, INK, THIS),),
    "pay 2 ink from a unit with ink": (Pay(2, INK, Those(ONE, "unit", filters=(With(INK, 1),))),),
    "pay a tool from this": (Pay(1, OneOf(Name("tool", 0, 0)), THIS),),
    "pay an axe from a zone": (Pay(1, OneOf(Name("axe", 0, 0)), Those(ONE, "zone")),),
    "pay 1 scale from a zone": (Pay(1, Name("scale", 0, 0), Those(ONE, "zone")),),
    "remove this": (Remove(THIS),),
    "remove an own summon adjacent to this": (
        Remove(Those(ONE, "summon", "own", filters=(AdjacentTo(THIS),))),
    ),
    "remove an own imp": (Remove(Those(ONE, Name("imp", 0, 0), "own")),),
    "exhaust this + direction": (Exhaust(THIS), Turn()),
    "exhaust this + remove an own unit + target zone in line with payer": (
        Exhaust(THIS),
        Remove(Those(ONE, "unit", "own")),
        Target(Those(ONE, "zone", filters=(InLine(Ref("payer")),))),
    ),
    "exhaust an own unit + target zone in line with payer + direction": (
        Exhaust(Those(ONE, "unit", "own")),
        Target(Those(ONE, "zone", filters=(InLine(Ref("payer")),))),
        Turn(),
    ),
}


@pytest.mark.parametrize("text", COSTS)
def test_a_cost_has_its_parts_in_order(text: str) -> None:
    assert PARSERS["cost"](text) == Cost(COSTS[text])


PARTS = "expected: exhaust, target, direction, pay, remove"
FAULTS: dict[str, tuple[int, int, str, str]] = {
    "": (0, 0, "the phrase breaks off here", PARTS),
    "exhuast this": (0, 7, "'exhuast' cannot stand here; did you mean 'exhaust'?", PARTS),
    "exhaust this +": (14, 14, "the phrase breaks off here", PARTS),
    "+ direction": (0, 1, "'+' cannot stand here", PARTS),
    "exhaust this direction": (
        13,
        22,
        "'direction' cannot stand here",
        "expected: +, the end of the phrase",
    ),
    "exhaust target": (
        8,
        14,
        "a unit is wanted here, and this phrase stands for zones",
        "say `units at …` for what stands in a zone",
    ),
    "target a zone": (
        7,
        8,
        "a target is always one zone and has no article",
        "write `target zone …`",
    ),
    "target each zone": (
        7,
        11,
        "a target is always one zone and has no article",
        "write `target zone …`",
    ),
    "target zones": (7, 12, "'zones' does not agree with its number", "write 'zone'"),
    "target unit": (7, 11, "a target is a zone, not a unit", "write `target zone …`"),
    "pay ink from this": (4, 7, "'ink' cannot stand here", "expected: a, an, a number"),
    "pay 1 from this": (6, 10, "'from' cannot stand here", "expected: a token"),
    "remove target": (
        7,
        13,
        "a unit is wanted here, and this phrase stands for zones",
        "say `units at …` for what stands in a zone",
    ),
    "remove": (
        6,
        6,
        "the phrase breaks off here",
        "expected: this, payer, subject, creator, target, place, origin, chosen, it, each, …",
    ),
    "pay 1 ink": (9, 9, "the phrase breaks off here", "expected: from"),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_in_a_cost_says_where_and_what_could_stand_there(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["cost"](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == FAULTS[text]
