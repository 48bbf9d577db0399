"""Ways, corners, units of a zone, members, players: each production with its tree or its fault."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import (
    DiagonalTo,
    Player,
    Quantity,
    Ray,
    Ref,
    Those,
    Toward,
    With,
    WithUnit,
)
from react_tools.rulesets.react.language.statement import (
    Counted,
    Is,
    Kind,
    Not,
    SlotIs,
    YouAreActive,
)

ALL, EACH, ONE = Quantity("all"), Quantity("each"), Quantity("count", 1)
THIS, IT, SUBJECT = Ref("this"), Ref("it"), Ref("subject")
BEE, INK = Name("bee", 0, 0), Name("ink", 0, 0)
ONWARD = Toward("direction")
EACH_BEE = Those(EACH, BEE, "own")

TREES: dict[tuple[PhraseKind, str], Tree] = {
    ("units", "it"): IT,
    ("zones", "it"): IT,
    ("zones", "first occupied zone toward direction from this"): Those(
        ALL, "zone", "", "occupied", (Ray(ONWARD, THIS),), "first"
    ),
    ("zones", "next zone toward direction from each own bee"): Those(
        ALL, "zone", filters=(Ray(ONWARD, EACH_BEE),), nth="next"
    ),
    ("units", "first enemy unit with ink toward away from subject from this"): Those(
        ALL, "unit", "enemy", "", (With(INK), Ray(Toward("away from", SUBJECT), THIS)), "first"
    ),
    ("zones", "zones toward to subject from this"): Those(
        ALL, "zone", filters=(Ray(Toward("to", SUBJECT), THIS),)
    ),
    ("zones", "zones diagonal to this"): Those(ALL, "zone", filters=(DiagonalTo(THIS),)),
    ("zones", "zones with an own unit"): Those(
        ALL, "zone", filters=(WithUnit(Those(ONE, "unit", "own")),)
    ),
    ("player", "you"): Player("you"),
    ("player", "opponent"): Player("opponent"),
    ("player", "owner of subject"): Player("owner", SUBJECT),
    ("condition", "you are active"): YouAreActive(),
    ("condition", "slot is 5"): SlotIs("is", 5),
    ("condition", "slot is at least 3"): SlotIs("at least", 3),
    ("condition", "creator is ascended"): Is(Ref("creator"), "ascended"),
    ("condition", "this is a bee"): Is(THIS, Kind(BEE)),
    ("condition", "this is not a summon"): Not(Is(THIS, Kind("summon"))),
    ("condition", "subject is a creator"): Is(SUBJECT, Kind("creator")),
    ("condition", "number of own bee is 2"): Counted(Those(ALL, BEE, "own"), "is", 2),
    ("condition", "number of enemy units is at least 1"): Counted(
        Those(ALL, "unit", "enemy"), "at least", 1
    ),
    ("condition", "number of own summons is at most 3"): Counted(
        Those(ALL, "summon", "own"), "at most", 3
    ),
}
FAULTS: dict[tuple[PhraseKind, str], tuple[int, str, str]] = {
    ("zones", "first zone"): (
        0,
        "'first' says nothing without a way",
        "say which way: `toward direction from this`",
    ),
    ("zones", "next zone toward direction from a unit"): (
        32,
        "a way begins where nobody has to choose",
        "`pick` first and say `from chosen`, or `from each …`",
    ),
    ("zones", "next zone toward direction"): (
        26,
        "the phrase breaks off here",
        "expected: from",
    ),
    ("condition", "this is an bee"): (11, "'an bee' does not agree", "write 'a bee'"),
    ("condition", "number of own unit is 2"): (
        14,
        "'unit' cannot stand here; did you mean 'units'?",
        "",
    ),
    ("player", "owner subject"): (6, "'subject' cannot stand here", "expected: of"),
    ("units", "units with a bee"): (11, "'a' cannot stand here", "expected: a number, a token"),
}


@pytest.mark.parametrize(("kind", "text"), TREES)
def test_a_phrase_has_its_tree(kind: PhraseKind, text: str) -> None:
    assert PARSERS[kind](text) == TREES[kind, text]


@pytest.mark.parametrize(("kind", "text"), FAULTS)
def test_a_fault_says_where_it_is_and_what_would_mend_it(kind: PhraseKind, text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS[kind](text)
    fault = caught.value

    first, message, hint = FAULTS[kind, text]
    assert (fault.first, fault.message) == (first, message)
    assert hint in fault.hint
