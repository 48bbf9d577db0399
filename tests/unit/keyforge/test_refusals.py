"""Why something cannot be chosen: each reason with its rules or its key."""

from collections.abc import Callable

import pytest

from react_tools.game import Terms
from react_tools.rulesets.keyforge.game import Contest
from react_tools.trace.event import Rules

Begin = Callable[..., Contest]
Case = tuple[str, Terms, str, Rules, str]

MAIN: dict[str, Case] = {
    "somebody else's name": ("bob", {"reap": "T"}, "nobody here is called", (), "unknown"),
    "out of turn": ("opp", {"reap": "K"}, "the turn of tom", ("KFX-10b", "KFX-10o"), ""),
    "the opponent's card": ("tom", {"reap": "K"}, "controlled by opp", ("KFX-9c",), ""),
    "an unknown card": ("tom", {"reap": "X"}, "there is T, M, N, F", (), "unknown"),
    "an exhausted card": ("tom", {"reap": "N"}, "exhausted", ("KF-REAP-1", "KF-CRE-1"), ""),
    "an artifact that fights": ("tom", {"fight": "F"}, "cannot fight", ("KF-ART-6a",), ""),
    "an artifact that reaps": ("tom", {"reap": "F"}, "cannot reap", ("KF-ART-6b",), ""),
    "an ability that is not there": (
        "tom",
        {"omni": "T"},
        "no Omni",
        ("KF-CRE-2", "KF-OMNI-2"),
        "",
    ),
    "a card in hand used": ("tom", {"reap": "bolt"}, "not in play", ("KFX-10f",), ""),
    "a house again": ("tom", {"house": "dis"}, "the house is chosen", ("KFX-10e",), ""),
    "a house misspelt": ("tom", {"house": "diss"}, "did you mean 'dis'?", (), "unknown"),
    "an end that is none": ("tom", {"end": "game"}, "`end: turn`", (), "vague"),
    "a play that lacks its flank": ("tom", {"play": "imp"}, "flank: left, right", (), "vague"),
    "a wrong flank": (
        "tom",
        {"play": "imp", "flank": "up"},
        "it can be left, right",
        ("KFX-12b",),
        "",
    ),
    "an upgrade on an artifact": (
        "tom",
        {"play": "plate", "on": "F"},
        "it can be T, M, N, K, I",
        ("KFX-18a",),
        "",
    ),
    "a card that is not in hand": (
        "tom",
        {"play": "terror"},
        "no terror in hand",
        ("KFX-10f",),
        "",
    ),
    "a card in hand misspelt": ("tom", {"play": "bollt"}, "did you mean 'bolt'?", (), "unknown"),
    "an answer to nothing": ("tom", {"pick": "K"}, "nothing is asked", (), "vague"),
    "a word that nobody knows": ("tom", {"jump": "K"}, "say one of", (), "vague"),
    "a word too many": ("tom", {"reap": "T", "on": "K"}, "without on", (), "vague"),
}


@pytest.mark.parametrize("case", MAIN.values(), ids=MAIN.keys())
def test_each_reason_says_what_is_in_the_way(begin: Begin, case: Case) -> None:
    who, terms, message, rules, key = case
    refused = begin().refusal(who, terms)
    assert (message in refused.message, refused.rules, refused.key) == (True, rules, key)


def test_a_card_of_another_house_is_not_played(begin: Begin) -> None:
    refused = begin().refusal("tom", {"play": "choir"})
    assert "KFX-10l" in refused.rules


def test_a_refused_use_lists_who_can_be_used_so(begin: Begin) -> None:
    refused = begin().refusal("tom", {"fight": "N"})
    assert refused.message.endswith("what can fight now: T, M")


def test_the_house_comes_before_anything_else(begin: Begin) -> None:
    game = begin(phase="house")
    refused = game.refusal("tom", {"end": "turn"})
    assert refused.rules == ("KFX-10b", "KFX-10e")


@pytest.fixture
def asked(begin: Begin, take: Callable[..., None]) -> Contest:
    """Tom says whom the Terror fights."""
    game = begin()
    take(game, {"fight": "T"})
    return game


def test_a_friend_is_not_fought(asked: Contest) -> None:
    refused = asked.refusal("tom", {"pick": "M"})
    assert (refused.message, refused.rules) == (
        "M cannot be picked here; it can be K, I",
        ("KF-FIGHT-2",),
    )


def test_what_has_to_be_chosen_is_not_left(asked: Contest) -> None:
    assert asked.refusal("tom", {"pick": "none"}).rules == ("KFX-22",)


def test_who_is_not_asked_does_not_answer(asked: Contest) -> None:
    assert asked.refusal("opp", {"pick": "K"}).rules == ("KF-ABIL-1",)


def test_nothing_is_done_before_the_answer(asked: Contest) -> None:
    assert asked.refusal("tom", {"reap": "M"}).message == (
        "first tom answers what is asked: `pick` one of K, I"
    )


def test_a_game_that_is_over_refuses_everything(begin: Begin) -> None:
    game = begin()
    game.state.result = 1
    assert game.refusal("tom", {"reap": "T"}).rules == ("KFX-10d",)


def test_where_no_deck_is_known_any_house_can_be_chosen(begin: Callable[..., Contest]) -> None:
    game = begin(
        "ruleset: keyforge\nactive: tom\nhouse: dis\nplayers: {tom: {deck: []}, opp: {}}\n"
    )
    game.apply(game.legal()[-1])
    assert [it.terms["house"] for it in game.legal()] == ["dis", "logos", "sanctum"]


CONTROLLED = """\
ruleset: keyforge
active: tom
phase: {phase}
players:
  tom:
    houses: [logos]
    battleline: {{T: {{card: terror, owner: opp}}}}
  opp: {{}}
"""


def test_the_house_of_a_card_under_control_can_be_chosen_last(begin: Begin) -> None:
    game = begin(CONTROLLED.format(phase="house"))
    assert [it.terms["house"] for it in game.legal()] == ["logos", "dis"]


def test_the_house_of_a_card_under_control_can_be_active_in_a_setting(begin: Begin) -> None:
    game = begin(CONTROLLED.format(phase="main\nhouse: dis"))
    assert {"reap": "T"} in [it.terms for it in game.legal()]


def test_a_house_of_no_card_under_control_is_refused_by_both_rules(begin: Begin) -> None:
    game = begin(CONTROLLED.format(phase="house"))
    assert game.refusal("tom", {"house": "sanctum"}).rules == ("KFX-10e", "KFX-10q")
