"""Passives that replace damage, and wounds: who is asked of what, in which order, and once."""

from collections.abc import Callable

import pytest

from react_tools.game import EndlessError
from react_tools.lint.check import ask_all
from react_tools.rulesets.react.checks import CHECKS
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

SMITH = """\
creator: smith
name: {{en: Smith, ru: Кузнец}}
source: house
tokens:
  nail: {{at: unit, supply: 9, name: {{en: Nail, ru: гвоздь}}, of: гвоздя}}
  slab: {{at: boulder, supply: 4, name: {{en: Slab, ru: плита}}, of: плиты}}
summons:
  imp: {{count: 2, name: {{en: Imp, ru: Бес}}}}
passives: {passives}
abilities:
  - id: forge
    name: {{en: Forge, ru: Кузня}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: {do}}}
"""
STAGE = """\
ruleset: react
active: smith
field: |
  . . . .
  . i j .
  S . . D
pieces:
  S: {creator: smith}
  D: {creator: dancer}
  i: {summon: imp, of: smith}
  j: {summon: imp, of: smith}
"""
Forge = Callable[..., Duel]
LibraryOf = Callable[..., Library]


@pytest.fixture
def forge(
    library_of: LibraryOf,
    start_in: Callable[[str, Library], Duel],
    take: Callable[..., None],
) -> Forge:
    """Let the smith strike: the duel when it has resolved, or where somebody is asked."""

    def _forge(do: str, *passives: str, more: str = "") -> Duel:
        told = library_of(SMITH.format(do=f"[{{{do}}}]", passives=listed(passives)))
        duel = start_in(STAGE + more, told)
        take(duel, {"play": "forge"}, {"pass": ""}, {"pass": ""})
        return duel

    return _forge


def listed(passives: tuple[str, ...]) -> str:
    names = (f"{{id: p{at}, name: {{en: P{at}, ru: П{at}}}" for at in range(len(passives)))
    found = (f"{it}, {words}}}" for it, words in zip(names, passives, strict=True))
    return f"[{', '.join(found)}]"


def short(duel: Duel) -> list[str]:
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def damage(duel: Duel) -> object:
    return duel.facts()["smith"]["damage"]


TWO = "damage: {zone: zone of creator, amount: 2}"
LESS = "replace: damage, who: creator, with: less 1"
NAIL = "do: [{place: {token: nail, at: subject}}]"


@pytest.mark.parametrize(("passives", "left"), [((LESS,), 1), ((LESS, LESS), 0)])
def test_each_passive_takes_its_one_from_a_hit_once(
    forge: Forge, passives: tuple[str, ...], left: int
) -> None:
    assert damage(forge(TWO, *passives)) == left


def test_each_of_several_hits_is_asked_about(forge: Forge) -> None:
    nailed = f"replace: damage, who: own summons, with: nothing, {NAIL}"
    duel = forge("damage: zones with a summon", nailed)

    assert [duel.facts()[it]["tokens.nail"] for it in ("i", "j")] == [1, 1]


def test_of_what_has_been_cancelled_nobody_else_is_asked(forge: Forge) -> None:
    duel = forge(TWO, "replace: damage, who: creator, with: nothing", f"{LESS}, {NAIL}")

    assert duel.facts()["smith"]["tokens.nail"] == 0


def test_who_is_spared_and_nobody_else_hit_the_clause_comes_to_nothing(forge: Forge) -> None:
    duel = forge("damage: zone of creator", LESS)

    assert "nothing forge" in short(duel)


def test_who_is_hit_beside_one_that_is_spared_makes_it_done(forge: Forge) -> None:
    duel = forge("damage: [zone of creator, zone of enemy creator]", LESS)

    assert "done forge" in short(duel)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("replace: damage, who: creator, if: creator has nail, with: nothing", 1),
        ("replace: damage, who: creator, if: not creator has nail, with: nothing", 0),
        ("replace: damage, who: creator, face: front, with: nothing", 0),
        ("replace: damage, who: creator, face: ascended, with: nothing", 1),
        ("replace: damage, who: enemy units, with: nothing", 1),
        ("replace: damage, who: creator, of: imp, if: this has nail, with: nothing", 1),
        ("replace: damage, who: creator, of: imp, with: nothing", 0),
    ],
)
def test_filters_condition_face_and_holder_count(forge: Forge, words: str, left: int) -> None:
    assert damage(forge("damage: zone of creator", words)) == left


def test_a_unit_that_is_moved_out_of_the_way_is_hit_where_it_stands(forge: Forge) -> None:
    duel = forge(TWO, f"{LESS}, do: [{{swap: {{who: subject, with: enemy creator}}}}]")

    assert duel.facts()["smith"]["zone"] == "d1"
    assert damage(duel) == 1


def test_a_unit_that_is_taken_off_the_field_is_hit_no_more(forge: Forge) -> None:
    gone = "replace: damage, who: own summons, with: less 1, do: [{remove: subject}]"
    duel = forge("damage: {zone: zones with a summon, amount: 2}", gone)

    assert [it for it in short(duel) if it.startswith(("removed", "destroyed"))] == [
        "removed i",
        "removed j",
    ]
    assert "nothing forge" in short(duel)


def test_what_is_used_up_for_one_hit_is_not_there_for_the_next(forge: Forge) -> None:
    nail = "replace: damage, who: own summons, if: creator has nail, with: nothing"
    duel = forge(
        "place: {token: nail, at: creator}}, {damage: zones with a summon",
        f"{nail}, do: [{{take: {{token: nail, from: creator}}}}]",
    )

    assert [it for it in short(duel) if it.startswith(("spared", "destroyed"))] == [
        "spared i",
        "destroyed j",
    ]


@pytest.mark.parametrize(("order", "slabs"), [("zone", 0), ("unit", 1)])
def test_what_comes_first_is_used_up(forge: Forge, order: str, slabs: int) -> None:
    more = f"zones: {{a1: {{slab: 1}}}}\nrulings: {{replace-order: {order}}}\n"
    duel = forge("damage: zone of creator", LESS, more=more)

    assert duel.facts()["a1"]["tokens.slab"] == slabs
    assert damage(duel) == 0


@pytest.mark.parametrize("order", ["zone", "unit"])
def test_what_one_leaves_over_the_other_cancels(forge: Forge, order: str) -> None:
    rulings = f"rulings: {{replace-order: {order}, boulder-amount: one}}\n"
    duel = forge(TWO, LESS, more=f"zones: {{a1: {{slab: 1}}}}\n{rulings}")

    assert (damage(duel), duel.facts()["a1"]["tokens.slab"]) == (0, 0)


def test_the_ruling_is_marked_where_both_could_cancel(forge: Forge) -> None:
    duel = forge("damage: zone of creator", LESS, more="zones: {a1: {slab: 1}}\n")

    assert duel.recorder is not None
    assert "replace-order" in {it for entry in duel.recorder.entries for it in entry.rulings}


def test_of_two_of_ones_own_the_owner_may_say_which_is_first(forge: Forge) -> None:
    more = "rulings: {passive-order-own: owner}\n"
    duel = forge("damage: zone of creator", LESS, f"{LESS}, {NAIL}", more=more)

    assert [it.terms for it in duel.legal()] == [{"pick": "p0"}, {"pick": "p1"}]


def test_who_may_leave_it_is_asked(forge: Forge) -> None:
    duel = forge("damage: zone of creator", f"{LESS}, may: true")

    assert duel.question("en") == "Smith chooses whether it is done for P0"
    assert [it.terms for it in duel.legal()] == [{"pick": "do"}, {"pick": "none"}]


def test_one_that_strikes_again_whom_it_spares_goes_on_without_end(
    forge: Forge, library_of: LibraryOf
) -> None:
    anvil = "replace: damage, who: creator, with: nothing, do: [{damage: place}]"
    library = library_of(SMITH.format(do="[{draw: 1}]", passives=listed((anvil,))))

    codes = {it.code for it in ask_all(CHECKS, [library.creators["smith"]], library)}
    assert "RA128" in codes
    with pytest.raises(EndlessError):
        forge("damage: zone of creator", anvil)


# Wounds


@pytest.mark.parametrize(("clause", "nails"), [("damage", 1), ("wound", 0)])
def test_a_wound_is_no_damage_that_a_passive_waits_for(
    forge: Forge, clause: str, nails: int
) -> None:
    told = "wound: creator" if clause == "wound" else "damage: zone of creator"
    duel = forge(told, f"when: damaged, who: creator, {NAIL}")

    assert damage(duel) == 1
    assert duel.facts()["smith"]["tokens.nail"] == nails


def test_no_boulder_and_no_passive_cancels_a_wound(forge: Forge) -> None:
    cancels = "replace: damage, who: creator, with: nothing"
    duel = forge("wound: creator", cancels, more="zones: {a1: {slab: 1}}\n")

    assert (damage(duel), duel.facts()["a1"]["tokens.slab"]) == (1, 1)


def test_of_units_only_creators_are_wounded(forge: Forge) -> None:
    duel = forge("wound: own units")

    assert damage(duel) == 1
    assert "partly forge" in short(duel)


def test_three_wounds_are_the_most(forge: Forge) -> None:
    duel = forge("wound: {who: creator, amount: 3}")

    assert "ended dancer" in short(duel)
