"""How two scenarios differ: leaf by leaf, fact by fact."""

from collections.abc import Callable

import pytest

from react_tools.scenario.difference import outcome, setting
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario

ONE = """\
ruleset: react
title: one
cites: [RA-COST-4]
rulings: {source-gone: void}
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, splash]}
  D: {creator: dancer, damage: 1}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
script:
  - calligrapher: {play: brush-spirit.B, exhaust: s, target: c2}
  - dancer: pass
  - calligrapher: {play: flowing-ink, direction: left, choices: [{by: calligrapher, pick: s}]}
expect: {rest: same}
"""
CHANGES = {
    "nothing": ("", "", []),
    "what is no setting": ("title: one\ncites: [RA-COST-4]\n", "title: two\ntwin: a/b\n", []),
    "a row, counted from below": (". s D .", "s . D .", ["field.2: . s D . | s . D ."]),
    "a row more": ("  . . . .\n", "  . . . .\n  . . . .\n", ["field.4:  | . . . ."]),
    "a number": ("damage: 1", "damage: 2", ["pieces.D.damage: 1 | 2"]),
    "a leaf deep inside": ("ink: 1", "ink: 2", ["pieces.s.tokens.ink: 1 | 2"]),
    "a list": (", splash]", "]", ["pieces.C.hand: [flowing-ink, splash] | [flowing-ink]"]),
    "a key that is gone": (", damage: 1", "", ["pieces.D.damage: 1 | "]),
    "a block that is gone": (
        "rulings: {source-gone: void}\n",
        "",
        ["rulings: {source-gone: void} | "],
    ),
    "a term of a play": ("direction: left", "direction: up", ["script.3.direction: left | up"]),
    "a choice": (
        "pick: s}",
        "pick: D}",
        ["script.3.choices: {by: calligrapher, pick: s} | {by: calligrapher, pick: D}"],
    ),
    "a step that is refused": (
        "target: c2}",
        "target: c2, refused: RA-CHAIN-8}",
        ["script.1.refused:  | RA-CHAIN-8"],
    ),
    "another action": (
        "  - dancer: pass\n",
        "  - dancer: {end: main}\n",
        ["script.2: dancer: pass | dancer: {end: main}"],
    ),
    "a step that is gone": ("  - dancer: pass\n", "", ["script.2: dancer: pass | "]),
    "a step more": (
        "  - dancer: pass\n",
        "  - dancer: pass\n  - dancer: {play: scatter}\n",
        ["script.3:  | dancer: {play: scatter}"],
    ),
}


@pytest.mark.parametrize("case", CHANGES)
def test_setting_and_script_differ_leaf_by_leaf(
    read_scenario: Callable[[str], Scenario], case: str
) -> None:
    old, new, leaves = CHANGES[case]
    assert old in ONE
    found = setting(read_scenario(ONE), read_scenario(ONE.replace(old, new, 1)))

    assert [f"{it.path}: {it.one} | {it.other}" for it in found] == leaves


def test_facts_and_who_is_asked_differ_in_the_end(play: Callable[[str], Run]) -> None:
    text = ONE.replace("rulings: {source-gone: void}\n", "")
    other = text.replace("  - dancer: pass\n", "  - dancer: pass\n  - calligrapher: pass\n")
    other = other[: other.index("  - calligrapher: {play: flowing")] + "expect: {rest: same}\n"

    assert [f"{it.path}: {it.one} | {it.other}" for it in outcome(play(text), play(other))] == [
        "calligrapher.hand: [splash] | [flowing-ink, splash]",
        "dancer.damage: 1 | 2",
        "waits: dancer, reaction | calligrapher, intention",
    ]


def test_a_thing_that_one_field_has_not_has_no_facts_there(play: Callable[[str], Run]) -> None:
    text = ONE.replace("rulings: {source-gone: void}\n", "")
    wider = text.replace(
        "  . . . .\n  . s D .\n  . C . .\n", "  . . . . .\n  . s D . .\n  . C . . .\n"
    )

    assert [f"{it.path}: {it.one} | {it.other}" for it in outcome(play(text), play(wider))] == [
        f"e{row}.tokens.scale:  | 0" for row in (1, 2, 3)
    ]
