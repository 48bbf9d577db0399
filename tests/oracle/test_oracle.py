"""The oracle as a game: forks, keys, what is at rest."""

from collections.abc import Callable

from tests.oracle.oracle import Oracle

Begin = Callable[[str], Oracle]
Take = Callable[..., None]

SETTING = """
active: calligrapher
field: |
  . . . . .
  . C s D .
  . . . . .
pieces:
  C: {creator: calligrapher, hand: [smudge, flowing-ink], tokens: {ink: 1}}
  D: {creator: dancer, hand: [glissade, dizzying-pas]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
STRIKE = {"play": "brush-spirit.B", "exhaust": "s", "target": "d2"}
RUN = {"play": "flowing-ink", "direction": "left"}


def test_a_fork_goes_its_own_way(begin: Begin, take: Take) -> None:
    duel = begin(SETTING)
    fork = duel.fork()
    take(fork, STRIKE)

    assert fork.facts()["s"]["exhausted"] is True
    assert duel.facts()["s"]["exhausted"] is False


def test_a_fork_in_the_middle_of_a_card_stands_at_the_same_question(
    begin: Begin, take: Take
) -> None:
    duel = begin(SETTING)
    take(duel, STRIKE, "pass", RUN, "pass", "pass")
    fork = duel.fork()

    assert fork.decision() == duel.decision()
    assert fork.legal() == duel.legal()
    assert fork.facts() == duel.facts()


def test_a_fork_in_the_middle_of_a_card_leaves_the_other_where_it_is(
    begin: Begin, take: Take
) -> None:
    duel = begin(SETTING)
    take(duel, STRIKE, "pass", RUN, "pass", "pass")
    take(duel.fork(), "dancer")

    assert duel.facts()["dancer"]["tokens.ink"] == 0


def test_nobody_has_won_while_the_duel_goes_on(begin: Begin) -> None:
    assert begin(SETTING).won == ""


def test_who_is_left_has_won(begin: Begin, take: Take) -> None:
    duel = begin(SETTING.replace("creator: dancer,", "creator: dancer, damage: 2,"))
    take(duel, STRIKE, "pass", "pass")

    assert (duel.won, duel.legal()) == ("calligrapher", ())


def test_a_fork_has_the_key_of_its_origin(begin: Begin, take: Take) -> None:
    duel = begin(SETTING)
    take(duel, STRIKE, "pass", RUN)

    assert duel.fork().key() == duel.key()


def test_a_key_tells_whose_opportunity_it_is(begin: Begin, take: Take) -> None:
    duel = begin(SETTING)
    take(duel, STRIKE)
    before = duel.key()
    take(duel, "pass")

    assert duel.key() != before


def test_ways_to_the_same_position_end_in_the_same_key(begin: Begin, take: Take) -> None:
    # Two chains, each of which does nothing but exhaust somebody, one way round and the other.
    strike, improve = {**STRIKE, "target": "c3"}, {"play": "master-hand.A", "target": "b3"}
    one, other = begin(SETTING), begin(SETTING)
    take(one, strike, "pass", "pass", improve, "pass", "pass")
    take(other, improve, "pass", "pass", strike, "pass", "pass")

    assert one.key() == other.key()


def test_a_summon_that_has_come_again_is_no_other_position(begin: Begin, take: Take) -> None:
    duel = begin(SETTING.replace("smudge, flowing-ink", "call-of-the-brush"))
    settled = begin(
        SETTING.replace("hand: [smudge, flowing-ink]", "discard: [call-of-the-brush]").replace(
            "creator: calligrapher,", "creator: calligrapher, exhausted: true,"
        )
    )
    take(duel, {"play": "master-hand.A", "target": "c2"}, "pass", "pass")
    take(duel, {"play": "call-of-the-brush", "target": "c2"}, "pass", "pass")

    assert duel.facts() == settled.facts()
    assert duel.key() == settled.key()


def test_nothing_is_at_rest_while_a_chain_is_open(begin: Begin, take: Take) -> None:
    duel = begin(SETTING)
    assert duel.at_rest()

    take(duel, STRIKE)

    assert not duel.at_rest()


def test_looking_at_what_is_legal_changes_nothing(begin: Begin) -> None:
    duel = begin(SETTING)
    before = duel.key()
    duel.legal()

    assert duel.key() == before
