"""Verbs and triggers speak of the same facts."""

from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.triggers import TRIGGERS

BRINGS = [(verb, it) for verb in VERBS.values() for it in verb.brings]


def test_what_a_verb_brings_is_what_a_trigger_waits_for_and_one_of_its_ways() -> None:
    assert {it.trigger for _, it in BRINGS} <= TRIGGERS.keys()
    for _, it in BRINGS:
        ways = TRIGGERS[it.trigger].ways
        assert not ways or it.way in ways


def test_a_verb_says_to_whom_by_one_of_its_parameters() -> None:
    assert all(it.whose in {"", *verb.parameters} for verb, it in BRINGS)


def test_every_way_of_a_trigger_is_brought_by_a_verb() -> None:
    ways = {(name, way) for name, it in TRIGGERS.items() for way in it.ways}

    assert ways <= {(it.trigger, it.way) for _, it in BRINGS}
