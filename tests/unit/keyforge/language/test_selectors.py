"""Cards in play in words: each form with its tree, each fault with its place and its cure."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.keyforge.language.parse import PARSERS
from react_tools.rulesets.keyforge.language.phrase import (
    Called,
    NextTo,
    OfHouse,
    OnFlank,
    Phrase,
    Quantity,
    Ref,
    Those,
    WithAember,
    WithPower,
)

ONE, ALL = Quantity("count", 1), Quantity("all")

PHRASES: dict[str, Phrase] = {
    "this": Ref("this"),
    "chosen": Ref("chosen"),
    "fought": Ref("fought"),
    "host": Ref("host"),
    "a creature": Those(ONE, "creature"),
    "an artifact": Those(ONE, "artifact"),
    "an upgrade": Those(ONE, "upgrade"),
    "a card": Those(ONE, "card"),
    "1 creature": Those(ONE, "creature"),
    "creatures": Those(ALL, "creature"),
    "each creature": Those(Quantity("each"), "creature"),
    "2 artifacts": Those(Quantity("count", 2), "artifact"),
    "up to 1 creature": Those(Quantity("up to", 1), "creature"),
    "up to 3 cards": Those(Quantity("up to", 3), "card"),
    "another creature": Those(ONE, "creature", other=True),
    "other creatures": Those(ALL, "creature", other=True),
    "each other friendly creature": Those(Quantity("each"), "creature", "friendly", other=True),
    "up to 2 other creatures": Those(Quantity("up to", 2), "creature", other=True),
    "an enemy creature": Those(ONE, "creature", "enemy"),
    "an exhausted artifact": Those(ONE, "artifact", states=("exhausted",)),
    "an undamaged creature": Those(ONE, "creature", states=("undamaged",)),
    "friendly ready damaged stunned creatures": Those(
        ALL, "creature", "friendly", states=("ready", "damaged", "stunned")
    ),
    "a card of house dis": Those(ONE, "card", filters=(OfHouse(Name("dis", 0, 0)),)),
    "an artifact with aember": Those(ONE, "artifact", filters=(WithAember(),)),
    "creatures with power 3 or less": Those(ALL, "creature", filters=(WithPower(3, more=False),)),
    "a creature with power 4 or more": Those(ONE, "creature", filters=(WithPower(4, more=True),)),
    "a creature on a flank": Those(ONE, "creature", filters=(OnFlank(),)),
    "creatures next to this": Those(ALL, "creature", filters=(NextTo(Ref("this")),)),
    "a creature next to fought": Those(ONE, "creature", filters=(NextTo(Ref("fought")),)),
    "other cards called twin": Those(
        ALL, "card", other=True, filters=(Called(Name("twin", 0, 0)),)
    ),
    "enemy creatures of house dis with aember on a flank": Those(
        ALL,
        "creature",
        "enemy",
        filters=(OfHouse(Name("dis", 0, 0)), WithAember(), OnFlank()),
    ),
}


@pytest.mark.parametrize("text", PHRASES)
def test_a_phrase_for_cards_means_its_tree(text: str) -> None:
    assert PARSERS["cards"](text) == PHRASES[text]


FAULTS = {
    "": (0, 0, "the phrase breaks off here", "expected: this, chosen"),
    "an": (2, 2, "the phrase breaks off here", "friendly"),
    "a enemy creature": (0, 1, "'a enemy' does not agree", "write 'an enemy'"),
    "an creature": (0, 2, "'an creature' does not agree", "write 'a creature'"),
    "a upgrade": (0, 1, "'a upgrade' does not agree", "write 'an upgrade'"),
    "an other creature": (3, 8, "'other' does not stand alone with one", "write 'another'"),
    "enemy creature": (6, 14, "'creature' does not agree with its number", "`an enemy creature`"),
    "creature": (0, 8, "'creature' does not agree", "`a creature` (one is chosen) or `creatures`"),
    "2 creature": (2, 10, "'creature' does not agree with its number", "write 'creatures'"),
    "a creatures": (2, 11, "'creatures' does not agree with its number", "write 'creature'"),
    "each creatures": (5, 14, "'creatures' does not agree", "write 'creature'"),
    "0 creatures": (0, 1, "none is chosen", "from 1 on"),
    "a creture": (2, 9, "'creture' cannot stand here; did you mean 'creature'?", "expected"),
    "enmy creatures": (0, 4, "'enmy' cannot stand here; did you mean 'enemy'?", "expected"),
    "up creatures": (3, 12, "'creatures' cannot stand here", "expected: to"),
    "up to creatures": (6, 15, "'creatures' cannot stand here", "a number"),
    "a ready upgrade": (2, 7, "an upgrade is never 'ready'", "`host`"),
    "a damaged artifact": (2, 9, "an artifact cannot be 'damaged'", "creatures"),
    "stunned cards": (0, 7, "a card cannot be 'stunned'", "creatures"),
    "artifacts on a flank": (10, 12, "an artifact cannot be 'on a flank'", "creatures"),
    "artifacts with power 3 or less": (15, 20, "an artifact cannot be 'of a power'", "creatures"),
    "a creature with power": (21, 21, "the phrase breaks off here", "a number"),
    "a creature with power 3 or fewer": (27, 32, "'fewer' cannot stand here", "less, more"),
    "a creature of dis": (14, 17, "'dis' cannot stand here", "house"),
    "a creature of house flank": (20, 25, "'flank' cannot stand here", "a house"),
    "a creature called": (17, 17, "the phrase breaks off here", "a card"),
    "a creature next to creatures": (19, 28, "'creatures' cannot stand here", "this"),
    "this creature": (5, 13, "'creature' cannot stand here", "the end of the phrase"),
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_wrong_phrase_is_refused_at_its_place_with_a_cure(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["cards"](text)
    first, last, message, hint = FAULTS[text]
    fault = caught.value
    assert (fault.first, fault.last) == (first, last), fault.message
    assert message in fault.message
    assert hint in fault.hint
