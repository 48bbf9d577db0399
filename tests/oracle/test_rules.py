"""Boundaries of the rules, worked out by hand from the book: positions that no scenario shows."""

from collections.abc import Callable

from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from tests.oracle.oracle import Oracle

Begin = Callable[[str], Oracle]
Take = Callable[..., None]

FACING = """
active: dancer
field: |
  . . . . .
  . C D . .
  . . . . .
pieces:
  D: {creator: dancer, hand: [glissade, glissade, scatter, dizzying-pas]}
  C: {creator: calligrapher, hand: [smudge, smudge, flowing-ink]}
"""


def words(oracle: Oracle, word: str) -> set[str]:
    """What the open choices say under a word."""
    return {it.terms[word] for it in oracle.legal() if word in it.terms}


def asked(oracle: Oracle) -> tuple[str, str]:
    question = oracle.decision()
    return (question.who, question.kind) if question else ("", "nothing")


# The chain


def test_a_pass_before_a_card_does_not_count_with_one_after_it(begin: Begin, take: Take) -> None:
    # RA-CHAIN-16: two passes in a row; between these two lies a card.
    duel = begin(FACING)
    take(duel, {"play": "scatter", "target": "c1"}, "pass")
    take(duel, {"play": "glissade", "direction": "up"}, "pass")

    assert asked(duel) == ("dancer", "reaction")


def test_the_fifth_card_leaves_nobody_the_opportunity_to_pass(begin: Begin, take: Take) -> None:
    # RA-CHAIN-17: with five cards it starts at once; the newest, the Dancer's, resolves first.
    duel = begin(FACING)
    take(duel, {"play": "scatter", "target": "c1"}, {"play": "smudge"})
    take(duel, {"play": "glissade", "direction": "up"}, {"play": "smudge"})
    take(duel, {"play": "glissade", "direction": "up"})

    assert asked(duel) == ("calligrapher", "choice")
    assert duel.facts()["dancer"]["zone"] == "c3"


def test_whoever_cannot_react_is_still_asked_to_pass(begin: Begin, take: Take) -> None:
    # RA-CHAIN-12: react or pass.
    duel = begin(FACING.replace("hand: [smudge, smudge, flowing-ink]", "hand: [splash]"))
    take(duel, {"play": "scatter", "target": "c1"})

    assert [dict(it.terms) for it in duel.legal()] == [{"pass": ""}]


def test_an_intention_in_hand_is_no_answer(begin: Begin, take: Take) -> None:
    # RA-CHAIN-20.
    duel = begin(FACING.replace("smudge, smudge", "splash, smudge"))
    take(duel, {"play": "scatter", "target": "c1"})

    assert words(duel, "play") == {"smudge", "flowing-ink"}


def test_a_card_that_is_played_has_left_the_hand_at_once(begin: Begin, take: Take) -> None:
    # RA-CHAIN-8: it is put in the slot; it is discarded only once it has been applied (RA-CARD-12).
    duel = begin(FACING)
    take(duel, {"play": "scatter", "target": "c1"})

    assert duel.facts()["dancer"]["discard"] == ()
    assert duel.facts()["dancer"]["hand"] == ("dizzying-pas", "glissade", "glissade")


SPIRITS = """
active: calligrapher
field: |
  . D . . .
  . C . s t
  . . . . .
pieces:
  C: {creator: calligrapher, tokens: {ink: 1}}
  D: {creator: dancer, hand: [dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
  t: {summon: brush-spirit, of: calligrapher, exhausted: true}
"""


def test_a_part_of_a_cost_that_cannot_be_paid_leaves_the_other_unpaid(
    begin: Begin, take: Take
) -> None:
    # RA-COST-3, RA-COST-12: the Calligrapher is exhausted, so the ink of her card is not paid.
    duel = begin(SPIRITS)
    take(duel, {"play": "master-hand.A", "target": "b1"}, "pass")

    assert words(duel, "play") == set()


def test_tokens_of_a_cost_may_come_from_anybody_who_has_them(begin: Begin, take: Take) -> None:
    # "pay 1 ink from a unit with ink": whose the unit is, the card does not say.
    duel = begin(SPIRITS.replace("hand: [dizzying-pas]", "hand: [], tokens: {ink: 2}"))
    take(duel, {"play": "brush-spirit.B", "exhaust": "s", "target": "d1"}, "pass")

    assert words(duel, "pay") == {"calligrapher", "dancer", "s"}


def test_a_target_may_be_the_zone_of_the_one_who_pays(begin: Begin) -> None:
    # RA-EFFECT-11: "within 2" holds the zone where one stands; one may strike oneself.
    duel = begin(SPIRITS.replace("tokens: {ink: 1}}\n  D", "hand: [splash]}\n  D"))

    targets = {it.terms["target"] for it in duel.legal() if it.terms.get("play") == "splash"}

    assert "b2" in targets


# Moves


def test_a_free_move_that_fails_is_over(begin: Begin, take: Take) -> None:
    # RA-MOVE-4: off the field nothing happens; the scenarios take it that the move is then over.
    duel = begin(FACING.replace("hand: [smudge, smudge, flowing-ink]", "hand: []"))
    take(duel, {"play": "pirouette.A"}, "pass", "pass", "up", "up")

    assert asked(duel) == ("dancer", "intention")
    assert duel.facts()["dancer"]["zone"] == "c3"


ROW = """
active: dancer
field: |
  . . . . .
  D C s . .
  . . . . .
pieces:
  D: {creator: dancer, hand: [scatter, glissade, dizzying-pas]}
  C: {creator: calligrapher, hand: [flowing-ink], tokens: {ink: 1}}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""


def test_a_row_that_is_pushed_off_the_field_stays(begin: Begin, take: Take) -> None:
    # RA-MOVE-4: the foremost stands at the edge, and who is behind it runs into it (RA-MOVE-3).
    duel = begin(ROW)
    take(duel, {"play": "scatter", "target": "b1"}, {"play": "flowing-ink", "direction": "left"})
    take(duel, "pass", "pass", "dancer")

    zones = {it: duel.facts()[it]["zone"] for it in ("dancer", "calligrapher", "s")}
    assert zones == {"dancer": "a2", "calligrapher": "b2", "s": "c2"}


def test_a_row_with_room_in_front_moves_as_one(begin: Begin, take: Take) -> None:
    # RA-MOVE-5 and ruling group-move: the foremost first; so nobody is in another's way.
    duel = begin(ROW)
    take(duel, {"play": "scatter", "target": "b1"}, {"play": "flowing-ink", "direction": "right"})
    take(duel, "pass", "pass", "dancer")

    zones = {it: duel.facts()[it]["zone"] for it in ("dancer", "calligrapher", "s")}
    assert zones == {"dancer": "b2", "calligrapher": "c2", "s": "d2"}


def test_a_jump_lands_behind_two_and_sheds_one_scale(begin: Begin, take: Take) -> None:
    # RA-JUMP-2, RA-JUMP-6; only the zone where the Dancer stood has been left (jump-enters).
    duel = begin(ROW)
    take(duel, {"play": "scatter", "target": "a1"}, "pass")
    take(duel, {"play": "glissade", "direction": "right"}, "pass", "pass")

    assert duel.facts()["dancer"]["zone"] == "d2"
    assert duel.facts()["a2"]["tokens.scale"] == 1
    assert duel.facts()["b2"]["tokens.scale"] == 0


def test_a_target_does_not_move_with_whom_it_meant(begin: Begin, take: Take) -> None:
    # RA-COST-8: the zone stays aimed at; whoever stands there then is hit (RA-DAMAGE-1).
    duel = begin(
        """
active: calligrapher
field: |
  . . . . .
  . C D . .
  . . . . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink], tokens: {ink: 1}}
  D: {creator: dancer, hand: []}
"""
    )
    take(duel, {"play": "master-hand.A", "target": "c2"}, "pass")
    take(duel, {"play": "flowing-ink", "direction": "right"}, "pass", "pass", "dancer")

    damage = {it: duel.facts()[it]["damage"] for it in ("calligrapher", "dancer")}
    assert damage == {"calligrapher": 1, "dancer": 0}


# Tokens and summons


SCALES = """
active: dancer
field: |
  . . . . C
  . . . . .
  . . D . .
pieces:
  D: {creator: dancer, hand: [scatter, scatter]}
  C: {creator: calligrapher, tokens: {ink: 1}}
zones: {c2: {scale: 2}, b1: {scale: 2}}
"""


def test_a_third_scale_that_lies_there_brings_a_fish_at_once(begin: Begin, take: Take) -> None:
    # RA-RESOLVE-5: two lie, two are placed; three leave with the fish, one stays.
    duel = begin(SCALES)
    take(duel, {"play": "scatter", "target": "c2"}, "pass", "pass")

    assert duel.facts()["dancing-fish-1"]["zone"] == "c2"
    assert duel.facts()["c2"]["tokens.scale"] == 1
    assert duel.facts()["dancer"]["supply.scale"] == 6


def test_a_fish_that_has_just_come_pays_in_the_same_turn(begin: Begin, take: Take) -> None:
    # RA-SUMMON-5, RA-SUMMON-6.
    duel = begin(SCALES)
    take(duel, {"play": "scatter", "target": "c2"}, "pass", "pass")

    assert "dancing-fish-1" in words(duel, "exhaust")


def test_tokens_of_a_summon_that_is_destroyed_are_in_supply_again(begin: Begin, take: Take) -> None:
    # RA-TOKEN-3, RA-SUMMON-2, ruling tokens-of-left.
    duel = begin(SPIRITS)
    take(duel, {"play": "brush-spirit.B", "exhaust": "s", "target": "e2"}, "pass", "pass")

    assert duel.facts()["t"] == {"zone": "gone"}
    assert duel.facts()["calligrapher"]["supply.brush-spirit"] == 1
    assert duel.facts()["calligrapher"]["supply.ink"] == 6


# Damage and the end


LAST = """
active: glazier
field: |
  . . . . .
  . G C . .
  . . . . .
pieces:
  G: {creator: glazier, ascended: true, damage: 2}
  C: {creator: calligrapher, damage: 2, hand: [smudge]}
"""


def test_no_more_than_three_cards_are_turned_over(begin: Begin, take: Take) -> None:
    # RA-DAMAGE-5: damage is told by three cards; the second of two damage finds none to turn.
    duel = begin(LAST)
    take(duel, {"play": "pane", "target": "c2"}, "pass", "pass")

    assert asked(duel) == ("", "nothing")
    assert duel.facts()["calligrapher"]["damage"] == 3


def test_who_strikes_herself_a_third_time_has_lost(begin: Begin, take: Take) -> None:
    # RA-END-1, RA-DAMAGE-1.
    duel = begin(LAST)
    take(duel, {"play": "pane", "target": "b2"}, "pass", "pass")

    assert duel.facts()["glazier"]["damage"] == 3
    assert duel.legal() == ()


def test_a_card_that_ends_the_duel_is_put_away_by_the_other_ruling(
    begin: Begin, take: Take
) -> None:
    # Ruling chain-at-end: away: the chain is cleared, whether other cards wait on it or not.
    duel = begin(
        """
active: bellringer
rulings: {chain-at-end: away}
field: |
  . . . .
  B . . C
pieces:
  B: {creator: bellringer, damage: 2, hand: [shatter]}
  C: {creator: calligrapher}
"""
    )
    take(duel, {"play": "shatter", "target": "b1"}, "pass", "pass")

    assert duel.facts()["bellringer"]["discard"] == ("shatter",)


# Drawing, and the masterpiece


PICTURE = """
phase: masterpiece
active: calligrapher
field: |
  . D . . .
  . . . . .
  . C . . .
pieces:
  C: {creator: calligrapher, deck: [splash]}
  D: {creator: dancer, deck: [scatter]}
masterpiece: %s
"""


def test_with_one_card_to_lay_two_cells_are_not_swapped(begin: Begin) -> None:
    # RA-PIECE-13, RA-PIECE-14: swapping is for whoever has all three on the board.
    duel = begin(PICTURE % "C1 C3 . D1 .")

    assert words(duel, "improve") == {"card 2 in cell 3", "card 2 in cell 5"}


def test_with_all_three_laid_any_two_cards_are_swapped_and_ones_own_is_moved(
    begin: Begin,
) -> None:
    # RA-PIECE-15, RA-PIECE-25, RA-PIECE-26: not the Dancer's card into the empty cell.
    duel = begin(PICTURE % "C1 C3 C2 D1 .")

    swaps = {(one, two) for one in range(1, 5) for two in range(one + 1, 5)} | {
        (1, 5),
        (2, 5),
        (3, 5),
    }
    assert words(duel, "improve") == {f"swap cells {one} and {two}" for one, two in swaps}


def test_a_picture_that_is_complete_is_cleared_before_the_draw(begin: Begin, take: Take) -> None:
    # RA-PIECE-9, RA-PIECE-10; then both draw (RA-DRAW-4).
    duel = begin(PICTURE % "C1 C2 . D1 .")
    take(duel, {"improve": "card 3 in cell 3"})

    board = duel.facts()["masterpiece"]
    assert [board[f"cell-{at}"] for at in range(1, 6)] == [*["empty"] * 3, "dancer 1", "empty"]
    assert duel.facts()["calligrapher"]["ascended"] is True
    assert duel.facts()["dancer"]["hand"] == ("scatter",)


def test_a_foreign_card_in_between_breaks_the_picture(begin: Begin, take: Take) -> None:
    # RA-PIECE-8, ruling picture-adjoining.
    duel = begin(PICTURE % "C1 D1 C2 . .")
    take(duel, {"improve": "card 3 in cell 4"})

    assert duel.facts()["calligrapher"]["ascended"] is False


def test_whose_turn_it_is_loses_first_with_an_empty_deck(begin: Begin, take: Take) -> None:
    # RA-DRAW-7, RA-END-2: the Dancer, who is second, has not drawn yet.
    duel = begin((PICTURE % "C1 D1 C2 . .").replace("deck: [splash]", "deck: []"))
    take(duel, {"improve": "card 3 in cell 4"})

    assert asked(duel) == ("", "nothing")
    assert duel.facts()["dancer"]["hand"] == ()


def test_the_turn_goes_to_the_opponent_with_everybody_ready(begin: Begin, take: Take) -> None:
    # RA-EXHAUST-1, RA-TURN-7, RA-TURN-4.
    duel = begin(SPIRITS)
    take(duel, {"play": "master-hand.A", "target": "b1"}, "pass", "pass", {"end": "main"})

    assert asked(duel) == ("dancer", "improvement")
    assert duel.facts()["t"]["exhausted"] is False
    assert duel.facts()["calligrapher"]["exhausted"] is False


# Passives

TRICKSTER = """
creator: trickster
name: {en: Trickster, ru: Плут}
source: house
tokens:
  dart: {at: unit, supply: 4, name: {en: Dart, ru: дротик}, of: дротика}
  prize: {at: unit, supply: 4, name: {en: Prize, ru: приз}, of: приза}
passives:
  - id: catch
    name: {en: Catch, ru: Поймал}
    when: placed
    token: dart
    do: [{take: {token: dart, from: subject}}]
  - id: reward
    name: {en: Reward, ru: Награда}
    when: placed
    token: dart
    if: subject has dart
    do: [{place: {token: prize, at: subject}}]
abilities:
  - id: throw
    name: {en: Throw, ru: Бросок}
    of: creator
    effects:
      A: {kind: intention, cost: exhaust this, do: [{place: {token: dart, at: creator}}]}
deck:
  - id: feint
    name: {en: Feint, ru: Финт}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do: [{draw: 1}]
masterpiece: {name: {en: The Trick, ru: Трюк}, cards: 3}
"""


def test_what_a_passive_asks_is_seen_when_it_is_woken(
    library_of: Callable[..., Library], read_scenario: Callable[[str], Scenario], take: Take
) -> None:
    # RA-EFFECT-10, and the card language: `if` holds "at that moment", that of the event. The dart
    # lay there; that another passive takes it away first changes nothing.
    setting = FACING.replace("calligrapher, hand: [smudge, smudge, flowing-ink]", "trickster")
    text = (
        f"ruleset: react\ntitle: A duel\n{setting.replace('active: dancer', 'active: trickster')}"
    )
    duel = Oracle.at(read_scenario(text), library_of(TRICKSTER))
    take(duel, {"play": "throw"}, "pass", "pass")

    assert duel.facts()["trickster"]["tokens.dart"] == 0
    assert duel.facts()["trickster"]["tokens.prize"] == 1


LANTERNS = """
active: %s
field: |
  K l m . D
pieces:
  K: {creator: lantern-keeper, exhausted: true, hand: [vigil, procession]}
  D: {creator: dancer, hand: [scatter]}
  l: {summon: lantern, of: lantern-keeper}
  m: {summon: lantern, of: lantern-keeper}
"""


def test_who_answers_in_the_opponents_turn_is_not_active(begin: Begin, take: Take) -> None:
    # "if … you are active": the card is the Lantern Keeper's, the turn is the Dancer's.
    duel = begin(LANTERNS % "dancer")
    take(duel, {"play": "scatter", "target": "d1"}, {"play": "vigil"}, "pass", "pass")

    assert duel.facts()["lantern-keeper"]["exhausted"] is True


def test_who_answers_in_ones_own_turn_is_active(begin: Begin, take: Take) -> None:
    duel = begin(LANTERNS % "lantern-keeper")
    take(duel, {"play": "procession", "direction": "up"}, "pass", {"play": "vigil"})
    take(duel, "pass", "pass", "l")

    assert duel.facts()["lantern-keeper"]["exhausted"] is False
