"""Conditions in words: each form with its tree, each fault with its place."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    Quantity,
    Ref,
    Those,
    With,
    Within,
)
from react_tools.rulesets.react.language.statement import (
    All,
    Condition,
    Done,
    Has,
    Is,
    Not,
    RulingIs,
    Some,
    Term,
    ThereIs,
)

ONE = Quantity("count", 1)
THIS, TARGET = Ref("this"), Ref("target")
INK = Name("ink", 0, 0)
HAS_INK = Has(THIS, INK, 1)

CONDITIONS: dict[str, Condition] = {
    "done": Done(),
    "not done": Not(Done()),
    "this has ink": HAS_INK,
    "place has 3 scale": Has(Ref("place"), Name("scale", 0, 0), 3),
    "not this has ink": Not(HAS_INK),
    "this is ready": Is(THIS, "ready"),
    "this is exhausted": Is(THIS, "exhausted"),
    "subject is own": Is(Ref("subject"), "own"),
    "subject is enemy": Is(Ref("subject"), "enemy"),
    "target is free": Is(TARGET, "free"),
    "target is occupied": Is(TARGET, "occupied"),
    "this is not ready": Not(Is(THIS, "ready")),
    "this is adjacent to target": Is(THIS, AdjacentTo(TARGET)),
    "this is not adjacent to enemy creator": Not(Is(THIS, AdjacentTo(Ref("enemy creator")))),
    "there is a unit at target": ThereIs(Those(ONE, "unit", filters=(At(TARGET),))),
    "there is an enemy unit within 2 of this": ThereIs(
        Those(ONE, "unit", "enemy", filters=(Within(2, THIS),))
    ),
    "not there is a unit with ink": Not(ThereIs(Those(ONE, "unit", filters=(With(INK, 1),)))),
    "ruling each-order is owner": RulingIs(Term("each-order", 7, 17), Term("owner", 21, 26)),
    "not ruling each-order is board": Not(
        RulingIs(Term("each-order", 11, 21), Term("board", 25, 30))
    ),
    "done or ruling each-order is board": Some(
        (Done(), RulingIs(Term("each-order", 15, 25), Term("board", 29, 34)))
    ),
    "this has ink and target is free": All((HAS_INK, Is(TARGET, "free"))),
    "this has ink and target is free and done": All((HAS_INK, Is(TARGET, "free"), Done())),
    "this has ink or not done": Some((HAS_INK, Not(Done()))),
    "done or this is ready or this is own": Some((Done(), Is(THIS, "ready"), Is(THIS, "own"))),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_has_its_tree(text: str) -> None:
    assert PARSERS["condition"](text) == CONDITIONS[text]


STATES = "ready, exhausted, ascended, own, enemy, free, occupied, adjacent"
LIKE, LIKE_OR_NOT = f"expected: {STATES}, a, an", f"expected: not, {STATES}, a, …"
FAULTS: dict[str, tuple[int, int, str, str]] = {
    "": (
        0,
        0,
        "the phrase breaks off here",
        "expected: not, done, there, number, you, slot, ruling, this, payer, subject, …",
    ),
    "this": (4, 4, "the phrase breaks off here", "expected: has, is"),
    "this hs ink": (5, 7, "'hs' cannot stand here; did you mean 'has'?", "expected: has, is"),
    "this has": (8, 8, "the phrase breaks off here", "expected: a number, a token"),
    "this is": (7, 7, "the phrase breaks off here", LIKE_OR_NOT),
    "this is not": (11, 11, "the phrase breaks off here", LIKE),
    "this is raedy": (
        8,
        13,
        "'raedy' cannot stand here; did you mean 'ready'?",
        LIKE_OR_NOT,
    ),
    "this is adjacent target": (
        17,
        23,
        "'target' cannot stand here",
        "expected: to",
    ),
    "ruling": (6, 6, "the phrase breaks off here", "expected: a ruling"),
    "ruling each-order owner": (18, 23, "'owner' cannot stand here", "expected: is"),
    "ruling each-order is": (20, 20, "the phrase breaks off here", "expected: a setting"),
    "ruling each-order is 2": (21, 22, "'2' cannot stand here", "expected: a setting"),
    "there a unit": (6, 7, "'a' cannot stand here", "expected: is"),
    "there is this": (
        9,
        13,
        "'there is' wants a set, not 'this'",
        "write `there is a unit …`",
    ),
    "done and this has ink or done": (
        22,
        24,
        "'or' cannot stand here",
        "expected: and, the end of the phrase",
    ),
    "done or done and done": (
        13,
        16,
        "'and' cannot stand here",
        "expected: or, the end of the phrase",
    ),
    "this has ink and": (
        16,
        16,
        "the phrase breaks off here",
        "expected: not, done, there, number, you, slot, ruling, this, payer, subject, …",
    ),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_in_a_condition_says_where_and_what_could_stand_there(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["condition"](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == FAULTS[text]
