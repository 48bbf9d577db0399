"""The doors of the field: removing, area tokens, boulders, passives of summons."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

HARPER = """\
creator: harper
name: {{en: Harper, ru: Арфист}}
source: house
tokens:
  note: {{at: [unit, zone], supply: 9, name: {{en: Note, ru: нота}}, of: ноты}}
  slab: {{at: boulder, supply: 4, name: {{en: Slab, ru: плита}}, of: плиты}}
  moss: {{at: area, supply: 4, name: {{en: Moss, ru: мох}}, of: мха}}
summons:
  imp: {{count: 2, name: {{en: Imp, ru: Бес}}}}
passives: {passives}
abilities:
  - id: harp
    name: {{en: Harp, ru: Арфа}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: {do}}}
"""
STAGE = """\
ruleset: react
active: harper
field: |
  . . . .
  . i j .
  B . . D
pieces:
  B: {creator: harper}
  D: {creator: dancer}
  i: {summon: imp, of: harper}
  j: {summon: imp, of: harper}
"""
Harp = Callable[..., Duel]
Take = Callable[..., None]


@pytest.fixture
def harp(
    library_of: Callable[..., Library],
    start_in: Callable[[str, Library], Duel],
    take: Callable[..., None],
) -> Harp:
    """Let the harper play: the duel when the tune has resolved."""

    def _harp(do: str, *, passives: str = "[]", more: str = "") -> Duel:
        duel = start_in(STAGE + more, library_of(HARPER.format(do=do, passives=passives)))
        take(duel, {"play": "harp"}, {"pass": ""}, {"pass": ""})
        return duel

    return _harp


def short(duel: Duel) -> list[str]:
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def passive(words: str) -> str:
    """A passive that lays a note on its creator."""
    do = "do: [{place: {token: note, at: creator}}]"
    return f"[{{id: echo, name: {{en: Echo, ru: Эхо}}, {words}, {do}}}]"


@pytest.mark.parametrize(
    ("words", "notes"),
    [
        ("when: left, who: own summons, how: [remove]", 2),
        ("when: left, who: own summons", 2),
        ("when: left, who: own summons, how: [destroyed]", 0),
        ("when: destroyed, who: own summons", 0),
        ("when: left, of: imp", 0),
    ],
)
def test_who_is_removed_has_left_and_is_not_destroyed(harp: Harp, words: str, notes: int) -> None:
    duel = harp("[{remove: own summons}]", passives=passive(words))

    assert duel.facts()["harper"]["tokens.note"] == notes


@pytest.mark.parametrize(
    ("words", "notes"),
    [
        ("when: destroyed, who: own summons", 1),
        ("when: destroyed, of: imp", 1),
        ("when: destroyed, of: imp, who: this", 0),
        ("when: left, of: imp", 1),
        ("when: damaged, who: creator", 0),
    ],
)
def test_who_is_destroyed_is_answered_by_who_stays(harp: Harp, words: str, notes: int) -> None:
    """The imp i stands 2 from the harper, j stands 3 from him."""
    duel = harp("[{damage: zones with a summon within 2 of creator}]", passives=passive(words))

    assert duel.facts()["harper"]["tokens.note"] == notes


@pytest.mark.parametrize(
    ("words", "notes"),
    [("when: damaged, who: creator", 1), ("when: damaged, who: enemy creator", 0)],
)
def test_who_is_hurt_is_answered(harp: Harp, words: str, notes: int) -> None:
    duel = harp("[{damage: zone of creator}]", passives=passive(words))

    assert duel.facts()["harper"]["tokens.note"] == notes


def test_a_zone_holds_one_area_token(harp: Harp) -> None:
    duel = harp("[{place: {token: moss, at: zone of creator, count: 2}}]")

    assert duel.facts()["a1"]["tokens.moss"] == 1
    assert "partly harp" in short(duel)


def test_where_an_area_token_lies_none_is_shifted(harp: Harp) -> None:
    duel = harp(
        "[{shift: {token: moss, from: zones with moss other than zone of creator,"
        " to: zone of creator}}]",
        more="zones: {a1: {moss: 1}, b1: {moss: 1}}\n",
    )

    assert "nothing harp" in short(duel)


@pytest.mark.parametrize(("ruling", "damage"), [("all", 0), ("one", 1)])
def test_a_boulder_cancels_by_its_ruling(harp: Harp, ruling: str, damage: int) -> None:
    duel = harp(
        "[{damage: {zone: zone of creator, amount: 2}}]",
        more=f"zones: {{a1: {{slab: 1}}}}\nrulings: {{boulder-amount: {ruling}}}\n",
    )

    assert duel.facts()["harper"]["damage"] == damage


def test_a_boulder_that_is_not_needed_stays(harp: Harp) -> None:
    duel = harp("[{damage: zone of creator}]", more="zones: {a1: {slab: 2}}\n")

    assert duel.facts()["a1"]["tokens.slab"] == 1


SHORT = "zones: {a3: {note: 3}, d3: {note: 4}}\n"


def test_what_is_left_goes_as_far_as_it_goes(harp: Harp) -> None:
    more = f"{SHORT}rulings: {{each-order: board}}\n"
    duel = harp("[{place: {token: note, at: own units}}]", more=more)

    assert [duel.facts()[it]["tokens.note"] for it in ("harper", "i", "j")] == [1, 1, 0]


def test_by_the_other_ruling_what_does_not_reach_all_is_given_to_none(harp: Harp) -> None:
    more = f"{SHORT}rulings: {{short-supply: none}}\n"
    duel = harp("[{place: {token: note, at: own units}}]", more=more)

    assert [duel.facts()[it]["tokens.note"] for it in ("harper", "i", "j")] == [0, 0, 0]


def test_damage_to_a_boulder_alone_is_cancelled(harp: Harp) -> None:
    duel = harp("[{damage: zones adjacent to creator}]", more="zones: {b1: {slab: 1}}\n")

    assert duel.facts()["b1"]["tokens.slab"] == 0
    assert "nothing harp" in short(duel)


def test_a_boulder_saves_only_its_own_zone(harp: Harp) -> None:
    duel = harp("[{damage: zones with a summon}]", more="zones: {b2: {slab: 1}}\n")

    assert (duel.facts()["i"]["zone"], duel.facts()["j"]["zone"]) == ("b2", "gone")


def test_who_was_picked_and_has_left_is_nobody(harp: Harp) -> None:
    duel = harp(
        "[{pick: own summons}, {remove: chosen}, {if: not done, then: [{draw: 1}]},"
        " {exhaust: chosen}]"
    )

    assert "nothing harp" in short(duel)


def test_several_are_exhausted_as_far_as_they_are_ready(harp: Harp) -> None:
    duel = harp("[{exhaust: own units}]")

    assert [duel.facts()[it]["exhausted"] for it in ("harper", "i", "j")] == [True, True, True]
    assert "partly harp" in short(duel)


SHIELDED = (
    "[{may: [{damage: zones with slab}]}, {if: done, then: [{place: {token: note, at: this}}]}]"
)


def test_a_blow_that_a_boulder_stops_is_not_done_behind_a_may(harp: Harp, take: Take) -> None:
    duel = harp(SHIELDED, more="zones: {a3: {slab: 1}}\n")
    take(duel, {"pick": "do"})

    assert "placed note harper" not in short(duel)


def test_a_card_of_which_only_a_stopped_blow_came_is_not_idle(harp: Harp, take: Take) -> None:
    duel = harp(SHIELDED, more="zones: {a3: {slab: 1}}\n")
    take(duel, {"pick": "do"})

    assert "idle harp" not in short(duel)
