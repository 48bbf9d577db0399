"""Conditions in words: each form with its tree, each fault with its place and its cure."""

import pytest

from react_tools.phrases.reader import PhraseFaultError
from react_tools.rulesets.keyforge.language.parse import PARSERS
from react_tools.rulesets.keyforge.language.phrase import (
    All,
    Bears,
    Condition,
    Done,
    Is,
    Not,
    Owns,
    Quantity,
    Ref,
    Some,
    ThereIs,
    Those,
    WithPower,
)

ONE = Quantity("count", 1)
THIS = Ref("this")
CREATURE = Those(ONE, "creature")

CONDITIONS: dict[str, Condition] = {
    "done": Done(),
    "not done": Not(Done()),
    "you have 6 aember": Owns("you", 6),
    "you have no aember": Not(Owns("you", 1)),
    "opponent has 1 aember": Owns("opponent", 1),
    "opponent has no aember": Not(Owns("opponent", 1)),
    "there is an enemy creature": ThereIs(Those(ONE, "creature", "enemy")),
    "there is no creature": Not(ThereIs(CREATURE)),
    "there is another creature": ThereIs(Those(ONE, "creature", other=True)),
    "there is no other creature": Not(ThereIs(Those(ONE, "creature", other=True))),
    "this is ready": Is(THIS, "ready"),
    "fought is undamaged": Is(Ref("fought"), "undamaged"),
    "chosen is destroyed": Is(Ref("chosen"), "destroyed"),
    "host is not stunned": Not(Is(Ref("host"), "stunned")),
    "a friendly creature is damaged": Is(Those(ONE, "creature", "friendly"), "damaged"),
    "this has aember": Bears(THIS),
    "not this has aember": Not(Bears(THIS)),
    "done and this is exhausted and you have 2 aember": All(
        (Done(), Is(THIS, "exhausted"), Owns("you", 2))
    ),
    "there is a creature with power 3 or less or done": Some(
        (ThereIs(Those(ONE, "creature", filters=(WithPower(3, more=False),))), Done())
    ),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_a_condition_means_its_tree(text: str) -> None:
    assert PARSERS["condition"](text) == CONDITIONS[text]


FAULTS = {
    "": (0, 0, "the phrase breaks off here", "expected: not, done"),
    "you has 6 aember": (4, 7, "'has' cannot stand here", "expected: have"),
    "opponent have no aember": (9, 13, "'have' cannot stand here", "expected: has"),
    "you have aember": (9, 15, "'aember' cannot stand here", "a number"),
    "you have 0 aember": (9, 10, "everybody has at least 0 aember", "no aember"),
    "there is creatures": (9, 18, "'creatures' cannot stand here", "a, an, another"),
    "there is 2 creatures": (9, 10, "'2' cannot stand here", "a, an, another"),
    "there is no creatures": (12, 21, "'creatures' does not agree", "write 'creature'"),
    "there are creatures": (6, 9, "'are' cannot stand here", "is"),
    "creatures is ready": (0, 9, "unclear which one is meant", "write `a …`"),
    "a creature is destroyed": (14, 23, "a set knows only cards in play", "`chosen`"),
    "this is redy": (8, 12, "'redy' cannot stand here; did you mean 'ready'?", "expected"),
    "this has ink": (9, 12, "'ink' cannot stand here", "aember"),
    "done and done or done": (14, 16, "'or' cannot stand here", "and"),
    "done done": (5, 9, "'done' cannot stand here", "the end of the phrase"),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_wrong_condition_is_refused_at_its_place_with_a_cure(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["condition"](text)
    first, last, message, hint = FAULTS[text]
    fault = caught.value
    assert (fault.first, fault.last) == (first, last), fault.message
    assert message in fault.message
    assert hint in fault.hint
