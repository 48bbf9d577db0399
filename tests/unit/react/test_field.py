"""The doors of the field: damage in one batch, who leaves, what passives are told."""

from collections.abc import Callable

from react_tools.rulesets.react.game import Duel

Sing = Callable[..., Duel]
BOTH_IMPS = "[{damage: zone of each own imp}]"


def passive(when: str, do: str) -> str:
    return f"[{{id: echo, name: {{en: Echo, ru: Эхо}}, {when}, do: [{do}]}}]"


def short(duel: Duel) -> list[str]:
    """The record as scenarios write it."""
    assert duel.recorder is not None
    return [entry.event.short(duel.teller) for entry in duel.recorder.entries]


def test_damage_destroys_every_summon_that_it_hits(sing: Sing) -> None:
    duel = sing(BOTH_IMPS)

    assert [duel.facts()[it]["zone"] for it in ("i", "j")] == ["gone", "gone"]


def test_summons_destroyed_at_once_are_all_gone_before_a_passive_answers(sing: Sing) -> None:
    echo = passive(
        "when: left, how: [destroyed]", "{place: {token: note, at: zone of each own imp}}"
    )
    duel = sing(BOTH_IMPS, passives=echo)

    assert duel.facts()["bard"]["supply.note"] == 5


def test_the_end_is_looked_for_before_a_passive_answers(sing: Sing) -> None:
    """A third damage dealt together with a summon's destruction ends the duel there and then."""
    stage = (
        "ruleset: react\nactive: bard\nfield: |\n  i . D\n  B . .\n"
        "pieces:\n  B: {creator: bard}\n  D: {creator: dancer, damage: 2}\n"
        "  i: {summon: imp, of: bard}\n"
    )
    echo = passive("when: left, how: [destroyed]", "{place: {token: note, at: zone of creator}}")
    duel = sing("[{damage: zone of each unit other than creator}]", passives=echo, stage=stage)

    assert "woke echo" not in short(duel)


def test_a_passive_sees_a_destroyed_summon_as_it_was(sing: Sing) -> None:
    echo = passive(
        "when: left, who: own summons, how: [destroyed]",
        "{place: {token: note, at: zone of creator}}",
    )
    duel = sing(BOTH_IMPS, passives=echo)

    assert short(duel).count("woke echo") == 2


def test_third_damage_to_both_at_once_is_a_draw(sing: Sing) -> None:
    stage = (
        "ruleset: react\nactive: bard\nfield: |\n  B . D\n"
        "pieces:\n  B: {creator: bard, damage: 2}\n  D: {creator: dancer, damage: 2}\n"
    )
    duel = sing("[{damage: zone of each creator}]", stage=stage)

    assert "ended draw" in short(duel)


def test_two_zones_of_one_unit_are_one_hit(sing: Sing) -> None:
    duel = sing("[{damage: [zone of enemy creator, zone of each enemy unit]}]")

    assert duel.facts()["dancer"]["damage"] == 1


def test_tokens_on_a_summon_that_leaves_return_to_supply(sing: Sing) -> None:
    duel = sing("[{place: {token: note, at: each own imp}}, {damage: zone of each own imp}]")

    assert duel.facts()["bard"]["supply.note"] == 5


def test_a_jump_toward_what_is_not_in_line_says_so(sing: Sing) -> None:
    duel = sing("[{jump: {who: this, toward: to each own imp}}]")
    assert duel.recorder is not None
    (line,) = (
        entry.event.say(duel.teller, "en")
        for entry in duel.recorder.entries
        if entry.event.kind == "clause_ended"
    )

    assert "down" not in line
