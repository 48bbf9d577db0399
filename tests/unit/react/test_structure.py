"""`may`, `each` and `by`: who is asked, who is treated, what `done` is behind them."""

from collections.abc import Callable, Mapping

import pytest

from react_tools.rulesets.react.game import Duel

Sing = Callable[..., Duel]
Take = Callable[..., None]


def short(duel: Duel) -> list[str]:
    """The record as scenarios write it."""
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def asked(duel: Duel) -> str:
    decision = duel.decision()
    return decision.who if decision and decision.kind == "choice" else "nobody"


def options(duel: Duel) -> list[str]:
    return [choice.terms["pick"] for choice in duel.legal()]


def pick(*picks: str) -> list[Mapping[str, str]]:
    return [{"pick": it} for it in picks]


def test_what_may_be_done_is_asked_of_the_owner(sing: Sing) -> None:
    duel = sing("[{may: [{exhaust: own summons}]}]")

    assert (asked(duel), options(duel)) == ("bard", ["do", "none"])


def test_what_is_declined_is_told_as_nothing(sing: Sing, take: Take) -> None:
    duel = sing("[{may: [{exhaust: own summons}]}]")
    take(duel, *pick("none"))

    assert "nothing lute" in short(duel)


@pytest.mark.parametrize(("answer", "notes"), [("do", 1), ("none", 0)])
def test_done_behind_may_is_whether_it_was_done(
    sing: Sing, take: Take, answer: str, notes: int
) -> None:
    duel = sing(
        "[{may: [{exhaust: a summon}]},"
        " {if: done, then: [{place: {token: note, at: enemy creator}}]}]"
    )
    take(duel, *pick(answer), *(pick("i") if answer == "do" else []))

    assert duel.facts()["dancer"]["tokens.note"] == notes


def test_done_behind_may_is_false_if_nothing_came_of_it(sing: Sing, take: Take) -> None:
    duel = sing(
        "[{may: [{recover: own summons}]},"
        " {if: done, then: [{place: {token: note, at: enemy creator}}]}]"
    )
    take(duel, *pick("do"))

    assert duel.facts()["dancer"]["tokens.note"] == 0


def test_by_says_who_is_asked(sing: Sing) -> None:
    duel = sing("[{may: [{exhaust: own summons}], by: opponent}]")

    assert asked(duel) == "dancer"


def test_by_holds_inside_of_the_block_too(sing: Sing, take: Take) -> None:
    duel = sing("[{may: [{move: {who: creator, by: 1}}], by: opponent}]")
    take(duel, *pick("do"))

    assert asked(duel) == "dancer"


def test_behind_the_block_the_owner_chooses_again(sing: Sing, take: Take) -> None:
    duel = sing("[{may: [{exhaust: creator}], by: opponent}, {move: {who: creator, by: 1}}]")
    take(duel, *pick("none"))

    assert asked(duel) == "bard"


def test_own_stays_the_owners_though_another_chooses(sing: Sing) -> None:
    duel = sing("[{exhaust: an own summon, by: opponent}]")

    assert (asked(duel), options(duel)) == ("dancer", ["i", "j"])


def test_the_owner_of_who_has_left_is_known(sing: Sing, take: Take) -> None:
    passives = (
        "[{id: echo, name: {en: Echo, ru: Эхо}, when: destroyed, who: summons,"
        " do: [{may: [{exhaust: enemy creator}], by: owner of subject}]}]"
    )
    duel = sing("[{damage: zone of a summon}]", passives=passives)
    take(duel, *pick("i"))

    assert asked(duel) == "bard"


def test_each_asks_for_the_order(sing: Sing) -> None:
    assert options(sing("[{each: own summons, do: [{exhaust: it}]}]")) == ["i", "j"]


def test_each_treats_every_member(sing: Sing, take: Take) -> None:
    duel = sing("[{each: own summons, do: [{exhaust: it}]}]")
    take(duel, *pick("j"))

    assert [it for it in short(duel) if it.startswith("each")] == ["each j", "each i"]


def test_each_skips_who_has_left_meanwhile(sing: Sing, take: Take) -> None:
    duel = sing("[{each: own summons, do: [{damage: zones adjacent to it}]}]")
    take(duel, *pick("j"))

    assert [it for it in short(duel) if it.startswith("each")] == ["each j"]


def test_each_of_nobody_is_told_as_nothing(sing: Sing) -> None:
    assert "nothing lute" in short(sing("[{each: enemy summons, do: [{exhaust: it}]}]"))


def test_each_treats_zones_too(sing: Sing, take: Take) -> None:
    duel = sing("[{each: zones adjacent to creator, do: [{place: {token: note, at: it}}]}]")
    take(duel, *pick("b1"))

    assert [duel.facts()[zone]["tokens.note"] for zone in ("a2", "b1", "c1")] == [1, 1, 0]
