"""Units and zones in words: each production with its tree, each fault with its place."""

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    InLine,
    OtherThan,
    Quantity,
    Ref,
    Sort,
    Those,
    With,
    Within,
    Without,
    ZoneOf,
)

ALL, EACH, ONE = Quantity("all"), Quantity("each"), Quantity("count", 1)
THIS, CREATOR, TARGET = Ref("this"), Ref("creator"), Ref("target")
INK, FISH = Name("ink", 0, 0), Name("dancing-fish", 0, 0)

UNITS: dict[str, Tree] = {
    "this": THIS,
    "payer": Ref("payer"),
    "subject": Ref("subject"),
    "creator": CREATOR,
    "enemy creator": Ref("enemy creator"),
    "chosen": Ref("chosen"),
    "units": Those(ALL, "unit"),
    "creators": Those(ALL, "creator"),
    "summons": Those(ALL, "summon"),
    "a unit": Those(ONE, "unit"),
    "an own unit": Those(ONE, "unit", "own"),
    "an enemy unit": Those(ONE, "unit", "enemy"),
    "an exhausted unit": Those(ONE, "unit", state="exhausted"),
    "a ready unit": Those(ONE, "unit", state="ready"),
    "an own ready summon": Those(ONE, "summon", "own", "ready"),
    "enemy exhausted summons": Those(ALL, "summon", "enemy", "exhausted"),
    "each unit": Those(EACH, "unit"),
    "each own creator": Those(EACH, "creator", "own"),
    "1 unit": Those(ONE, "unit"),
    "2 units": Those(Quantity("count", 2), "unit"),
    "0 units": Those(Quantity("count", 0), "unit"),
    "up to 1 unit": Those(Quantity("up to", 1), "unit"),
    "up to 2 own units": Those(Quantity("up to", 2), "unit", "own"),
    "a dancing-fish": Those(ONE, FISH),
    "each own dancing-fish": Those(EACH, FISH, "own"),
    "an own dancing-fish": Those(ONE, FISH, "own"),
    "an adjacent unit": Those(ONE, "unit", filters=(AdjacentTo(THIS),)),
    "an own adjacent unit": Those(ONE, "unit", "own", filters=(AdjacentTo(THIS),)),
    "enemy ready adjacent units": Those(ALL, "unit", "enemy", "ready", (AdjacentTo(THIS),)),
    "units with ink": Those(ALL, "unit", filters=(With(INK, 1),)),
    "units with 2 ink": Those(ALL, "unit", filters=(With(INK, 2),)),
    "units without ink": Those(ALL, "unit", filters=(Without(INK),)),
    "units adjacent to creator": Those(ALL, "unit", filters=(AdjacentTo(CREATOR),)),
    "units adjacent to target": Those(ALL, "unit", filters=(AdjacentTo(TARGET),)),
    "units within 2 of this": Those(ALL, "unit", filters=(Within(2, THIS),)),
    "units in line with this": Those(ALL, "unit", filters=(InLine(THIS),)),
    "units at target": Those(ALL, "unit", filters=(At(TARGET),)),
    "units at zones adjacent to this": Those(
        ALL, "unit", filters=(At(Those(ALL, "zone", filters=(AdjacentTo(THIS),))),)
    ),
    "units other than creator": Those(ALL, "unit", filters=(OtherThan(CREATOR),)),
    "units with ink at target other than this": Those(
        ALL, "unit", filters=(With(INK, 1), At(TARGET), OtherThan(THIS))
    ),
    "units adjacent to units with ink": Those(
        ALL,
        "unit",
        filters=(AdjacentTo(Those(ALL, "unit", filters=(With(INK, 1),))),),
    ),
}

ZONES: dict[str, Tree] = {
    "target": TARGET,
    "place": Ref("place"),
    "origin": Ref("origin"),
    "chosen": Ref("chosen"),
    "zones": Those(ALL, "zone"),
    "a zone": Those(ONE, "zone"),
    "each zone": Those(EACH, "zone"),
    "2 zones": Those(Quantity("count", 2), "zone"),
    "up to 3 zones": Those(Quantity("up to", 3), "zone"),
    "a free zone": Those(ONE, "zone", state="free"),
    "an occupied zone": Those(ONE, "zone", state="occupied"),
    "an adjacent zone": Those(ONE, "zone", filters=(AdjacentTo(THIS),)),
    "adjacent zones": Those(ALL, "zone", filters=(AdjacentTo(THIS),)),
    "a free adjacent zone": Those(ONE, "zone", state="free", filters=(AdjacentTo(THIS),)),
    "zones with scale": Those(ALL, "zone", filters=(With(Name("scale", 0, 0), 1),)),
    "zones adjacent to each own dancing-fish": Those(
        ALL, "zone", filters=(AdjacentTo(Those(EACH, FISH, "own")),)
    ),
    "zones other than target": Those(ALL, "zone", filters=(OtherThan(TARGET),)),
    "zone of this": ZoneOf(THIS),
    "zones of units with ink": ZoneOf(Those(ALL, "unit", filters=(With(INK, 1),))),
    "zone of each enemy unit within 1 of target": ZoneOf(
        Those(EACH, "unit", "enemy", filters=(Within(1, TARGET),))
    ),
}


@pytest.mark.parametrize("text", UNITS)
def test_a_phrase_for_units_has_its_tree(text: str) -> None:
    assert PARSERS["units"](text) == UNITS[text]


@pytest.mark.parametrize("text", ZONES)
def test_a_phrase_for_zones_has_its_tree(text: str) -> None:
    assert PARSERS["zones"](text) == ZONES[text]


@pytest.mark.parametrize("text", sorted({*UNITS, *ZONES}))
def test_what_holds_tokens_may_be_either(text: str) -> None:
    assert PARSERS["holder"](text) == (UNITS | ZONES)[text]


def test_chosen_is_settled_by_what_was_chosen() -> None:
    assert Ref("chosen").sort is Sort.EITHER


def test_a_name_keeps_its_place_in_the_text() -> None:
    tree = PARSERS["units"]("units with 2 ink")
    assert isinstance(tree, Those)
    (held,) = tree.filters
    assert isinstance(held, With)

    assert (held.token.first, held.token.last) == (13, 16)


def test_a_reference_keeps_its_place_in_the_text() -> None:
    tree = PARSERS["zones"]("zone of enemy creator")
    assert isinstance(tree, ZoneOf)
    assert isinstance(tree.units, Ref)

    assert (tree.units.first, tree.units.last) == (8, 21)


ADJECTIVES = "own, enemy, ready, exhausted, free, occupied, adjacent"
FURTHER = "with, without, within, at, other, toward, adjacent, diagonal, in"
FAULTS: dict[tuple[PhraseKind, str], tuple[int, int, str, str]] = {
    ("units", ""): (
        0,
        0,
        "the phrase breaks off here",
        "expected: this, payer, subject, creator, target, place, origin, chosen, it, each, …",
    ),
    ("units", "this this"): (
        5,
        9,
        "'this' cannot stand here",
        "expected: the end of the phrase",
    ),
    ("units", "a"): (
        1,
        1,
        "the phrase breaks off here",
        f"expected: {ADJECTIVES}, unit, creator, summon, …",
    ),
    ("units", "each"): (
        4,
        4,
        "the phrase breaks off here",
        f"expected: {ADJECTIVES}, unit, creator, summon, …",
    ),
    ("units", "up 2 units"): (3, 4, "'2' cannot stand here", "expected: to"),
    ("units", "up to units"): (6, 11, "'units' cannot stand here", "expected: a number"),
    ("units", "units with"): (
        10,
        10,
        "the phrase breaks off here",
        "expected: a number, a token",
    ),
    ("units", "units with 2"): (12, 12, "the phrase breaks off here", "expected: a token"),
    ("units", "units with unit"): (
        11,
        15,
        "'unit' cannot stand here",
        "expected: a number, a token",
    ),
    ("units", "units without 2 ink"): (14, 15, "'2' cannot stand here", "expected: a token"),
    ("units", "units adjacent creator"): (
        15,
        22,
        "'creator' cannot stand here",
        "expected: to",
    ),
    ("units", "units within of this"): (
        13,
        15,
        "'of' cannot stand here",
        "expected: a number",
    ),
    ("units", "units within 2 this"): (15, 19, "'this' cannot stand here", "expected: of"),
    ("units", "units in with this"): (9, 13, "'with' cannot stand here", "expected: line"),
    ("units", "units in line this"): (14, 18, "'this' cannot stand here", "expected: with"),
    ("units", "units other creator"): (
        12,
        19,
        "'creator' cannot stand here",
        "expected: than",
    ),
    ("units", "units at this"): (
        9,
        13,
        "a zone is wanted here, and this phrase stands for units",
        "say `zone of …` for where a unit stands",
    ),
    ("units", "units Ink"): (
        6,
        9,
        "'Ink' cannot stand here",
        f"expected: {FURTHER}, the end of the phrase",
    ),
    ("units", "units wiht ink"): (
        6,
        10,
        "'wiht' cannot stand here; did you mean 'with'?",
        f"expected: {FURTHER}, the end of the phrase",
    ),
    ("units", "target"): (
        0,
        6,
        "a unit is wanted here, and this phrase stands for zones",
        "say `units at …` for what stands in a zone",
    ),
    ("units", "zone of this"): (
        0,
        4,
        "a unit is wanted here, and this phrase stands for zones",
        "say `units at …` for what stands in a zone",
    ),
    ("zones", "this"): (
        0,
        4,
        "a zone is wanted here, and this phrase stands for units",
        "say `zone of …` for where a unit stands",
    ),
    ("zones", "zone of target"): (
        8,
        14,
        "a unit is wanted here, and this phrase stands for zones",
        "say `units at …` for what stands in a zone",
    ),
    ("units", "own ready ready units"): (
        10,
        15,
        "'ready' cannot stand here",
        "expected: adjacent, units, creators, summons, zones",
    ),
}


@pytest.mark.parametrize(("kind", "text"), FAULTS, ids=[f"{kind}: {text}" for kind, text in FAULTS])
def test_a_fault_says_where_it_is_and_what_could_stand_there(kind: PhraseKind, text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS[kind](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == FAULTS[kind, text]


DISAGREEMENTS: dict[str, tuple[int, int, str, str]] = {
    "a own unit": (2, 5, "'a own' does not agree", "write 'an own'"),
    "an unit": (3, 7, "'an unit' does not agree", "write 'a unit'"),
    "an ready unit": (3, 8, "'an ready' does not agree", "write 'a ready'"),
    "a adjacent unit": (2, 10, "'a adjacent' does not agree", "write 'an adjacent'"),
    "a ink-blot": (2, 10, "'a ink-blot' does not agree", "write 'an ink-blot'"),
    "an dancing-fish": (3, 15, "'an dancing-fish' does not agree", "write 'a dancing-fish'"),
    "a units": (2, 7, "'units' does not agree with its number", "write 'unit'"),
    "each units": (5, 10, "'units' does not agree with its number", "write 'unit'"),
    "each own summons": (9, 16, "'summons' does not agree with its number", "write 'summon'"),
    "1 units": (2, 7, "'units' does not agree with its number", "write 'unit'"),
    "up to 1 units": (8, 13, "'units' does not agree with its number", "write 'unit'"),
    "2 unit": (2, 6, "'unit' does not agree with its number", "write 'units'"),
    "up to 2 unit": (8, 12, "'unit' does not agree with its number", "write 'units'"),
    "own unit": (
        4,
        8,
        "'unit' does not agree with its number",
        "write `an own unit` (one, its owner chooses) or `own units` (all)",
    ),
    "unit with ink": (
        0,
        4,
        "'unit' does not agree with its number",
        "write `a unit` (one, its owner chooses) or `units` (all)",
    ),
    "units adjacent to own unit": (
        22,
        26,
        "'unit' does not agree with its number",
        "write `an own unit` (one) or `own units` (all)",
    ),
}


@pytest.mark.parametrize("text", DISAGREEMENTS)
def test_articles_and_numbers_agree_with_their_noun(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["units"](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == DISAGREEMENTS[text]


def test_a_zone_without_an_article_may_have_been_meant_for_one_or_for_all() -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["zones"]("free adjacent zone")
    fault = caught.value

    assert (fault.first, fault.last, fault.hint) == (
        14,
        18,
        "write `a free adjacent zone` (one, its owner chooses) or `free adjacent zones` (all)",
    )


REST = "units, creators, summons, zones"
BARE_IDS: dict[str, tuple[int, int, str]] = {
    "own bee": (
        4,
        7,
        (
            "for a summon write `each own bee` (all) or `an own bee` (one, its owner chooses); "
            f"else expected: ready, exhausted, free, occupied, adjacent, {REST}"
        ),
    ),
    "own ready bee with ink": (
        10,
        13,
        (
            "for a summon write `each own ready bee` (all) or `an own ready bee` (one, its owner "
            f"chooses); else expected: adjacent, {REST}"
        ),
    ),
    "units adjacent to enemy bee": (
        24,
        27,
        (
            "for a summon write `each enemy bee` (all) or `an enemy bee` (one); "
            f"else expected: ready, exhausted, free, occupied, adjacent, {REST}"
        ),
    ),
    "bee": (
        0,
        3,
        (
            "for a summon write `each bee` (all) or `a bee` (one, its owner chooses); else "
            "expected: this, payer, subject, creator, target, place, origin, chosen, it, each, …"
        ),
    ),
    "2 bee": (
        2,
        5,
        (
            "for a summon write `each` or `a` before its id; else expected: own, enemy, ready, "
            "exhausted, free, occupied, adjacent, units, creators, summons, …"
        ),
    ),
}


@pytest.mark.parametrize("text", BARE_IDS)
def test_an_id_without_a_quantity_is_told_how_to_stand(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["units"](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.hint) == BARE_IDS[text]


@pytest.mark.parametrize("text", ["own untis", "own of", "own 2", "own Bee", "own"])
def test_what_is_no_id_is_not_told_how_an_id_stands(text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["units"](text)

    assert caught.value.hint.startswith("expected: ")


@pytest.mark.parametrize("text", ["a urchin", "an urchin"])
def test_the_article_of_an_id_in_u_is_free(text: str) -> None:
    assert PARSERS["units"](text) == Those(ONE, Name("urchin", 0, 0))


MISFITS: dict[tuple[PhraseKind, str], tuple[int, int, str, str]] = {
    ("zones", "own zones"): (
        0,
        3,
        "a zone cannot be 'own'",
        "free and occupied go with zones",
    ),
    ("zones", "an exhausted zone"): (
        3,
        12,
        "a zone cannot be 'exhausted'",
        "free and occupied go with zones",
    ),
    ("units", "free units"): (
        0,
        4,
        "a unit cannot be 'free'",
        "ready and exhausted go with units",
    ),
    ("units", "an occupied dancing-fish"): (
        3,
        11,
        "a unit cannot be 'occupied'",
        "ready and exhausted go with units",
    ),
}


@pytest.mark.parametrize(("kind", "text"), MISFITS, ids=[text for _, text in MISFITS])
def test_an_adjective_fits_its_noun(kind: PhraseKind, text: str) -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS[kind](text)
    fault = caught.value

    assert (fault.first, fault.last, fault.message, fault.hint) == MISFITS[kind, text]


def test_an_id_stands_only_behind_a_quantity_for_one() -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["units"]("2 dancing-fish")

    assert (caught.value.first, caught.value.last) == (2, 14)


def test_adjectives_stand_in_one_order() -> None:
    with pytest.raises(PhraseFaultError) as caught:
        PARSERS["units"]("ready own units")

    assert (caught.value.first, caught.value.last) == (6, 9)
