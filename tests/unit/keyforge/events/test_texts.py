"""Events read aloud: every kind of one, in both languages."""

import re
from collections.abc import Callable, Iterator
from typing import get_type_hints

import pytest

from react_tools.rulesets.keyforge.events import cards, fighting, turns
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.trace.event import Event

Begin = Callable[..., Contest]

_WORDS = {"flank": "left", "way": "fight", "house": "active", "kind": "reap", "why": "none"}
_WORDS |= {"keyword": "assault"}
_APART = {"ConditionSeen", "ClauseEnded"}
"""Those whose words come from phrases and reasons (test_telling, test_verbs)."""


def _kinds() -> Iterator[type[Event]]:
    for module in (cards, fighting, turns):
        for kind in vars(module).values():
            if (
                isinstance(kind, type)
                and issubclass(kind, Event)
                and kind.__module__ == module.__name__
            ):
                yield kind


KINDS = [it for it in _kinds() if it.__name__ not in _APART]


def _made(kind: type[Event]) -> Event:
    """An event of a kind; its cards, players and numbers are all 0."""
    hints = get_type_hints(kind)
    names = [it for it in kind.__struct_fields__ if it != "rules"]
    values = {it: _WORDS.get(it, "") if hints[it] is str else 0 for it in names}
    return kind(**values, rules=("KF-REAP-1",))


@pytest.mark.parametrize("kind", KINDS, ids=lambda it: it.__name__)
def test_every_event_says_the_same_things_in_both_languages(kind: type[Event]) -> None:
    english, russian = (set(re.findall(r"{(\w+)", it)) for it in (kind.en, kind.ru))
    assert english == russian


@pytest.mark.parametrize("kind", KINDS, ids=lambda it: it.__name__)
def test_every_event_is_told_in_russian_letters(kind: type[Event], begin: Begin) -> None:
    told = _made(kind).say(begin().teller, "ru")
    assert set(re.findall(r"[A-Za-z]+", told)) <= {"Tom", "T"}


@pytest.mark.parametrize("kind", KINDS, ids=lambda it: it.__name__)
def test_every_event_is_told_without_a_word_of_the_engine(kind: type[Event], begin: Begin) -> None:
    told = _made(kind).say(begin().teller, "en")
    assert not re.search(r"[{}_]|None|True|False|-1", told)


def test_a_card_that_is_drawn_unseen_is_told_as_a_card(begin: Begin) -> None:
    event = cards.CardDrawn(0, NOWHERE, 4, ("KFX-10h",))
    told = [event.say(begin().teller, it) for it in ("en", "ru")]
    assert told == ["Tom draws a card and has 4 in hand", "Tom берёт карту, теперь в руке 4"]


def test_a_use_outside_the_active_house_says_so(begin: Begin) -> None:
    event = fighting.CardUsed(0, 0, "omni", "other", ("KF-OMNI-1",))
    assert event.say(begin().teller, "en") == (
        "Tom uses The Terror T for its Omni ability: it is ready, though its house is not active"
    )


def test_an_ability_that_was_resolved_often_enough_is_told(begin: Begin) -> None:
    event = turns.AbilitySkipped(0, "fight", "limit", ("KF-FIGHT-4",))
    assert event.say(begin().teller, "ru") == (
        "Карта «Ужас» T: в этот ход больше не исполняют способность «Бой»"
    )
