"""`react-tools show`: a card as a card, a creator as a sheet; whatever letters are on it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.render.line import width

Say = Callable[..., tuple[int, str, str]]

CLERK = """\
creator: clerk
name: {en: Clerk 竜, ru: Клерк竜}
source: house
sources: {name.en: review}
tokens:
  stamp: {at: [unit, zone], supply: 3, name: {en: Stámp, ru: штамп}, of: штампа}
summons:
  mouse: {count: 2, name: {en: 竜の鼠, ru: мышь}}
setup:
  - summon: {what: mouse, at: a free adjacent zone}
passives:
  - id: ink-pot
    name: {en: Ink Pot, ru: Чернильница}
    when: placed
    token: stamp
    if: place has 2 stamp
    do:
      - if: not done
        then: [{draw: 1}, {take: {token: stamp, from: place}}]
abilities:
  - id: desk
    of: creator
    sources: {front: site}
    front:
      name: {en: 書記官の机, ru: Стол}
      effects:
        A:
          kind: intention
          cost: exhaust this + target adjacent zone
          do: [{place: {token: stamp, at: target}}]
        B: {kind: reaction, do: [{draw: 1}]}
    ascended:
      name: {en: The Thróne, ru: Трон}
      effects:
        A: {kind: intention, do: [{improve: 1}]}
  - id: squeak
    of: mouse
    name: {en: Squeak, ru: Писк}
    effects:
      A:
        kind: reaction
        do:
          - choose: 1
            from:
              - [{draw: 1}]
              - [{move: {who: this, by: up to 2}}, {damage: zones adjacent to this}]
deck:
  - id: filing
    name: {en: Filing, ru: Учёт}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do:
      - move: {who: creator, by: 1}
masterpiece: {name: {en: The Last Form, ru: Последний бланк}, cards: 3}
"""


@pytest.fixture(autouse=True)
def clerk(here: Path) -> Path:
    """A creator of one's own, in the folder `cards` one stands in."""
    file = here / "cards" / "react" / "creators" / "clerk.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(CLERK, "utf-8")
    return file


def test_an_action_card_is_drawn(say: Say) -> None:
    assert say("show", "filing") == (
        0,
        """\
┌──────────────────────────────────────────────────┐
│ Filing                                           │
├─ reaction ───────────────────────────────────────┤
│ no cost                                          │
│   move creator by 1                              │
├──────────────────────────────────────────────────┤
│ 1                                          30/30 │
└──────────────────────────────────────────────────┘
action card  Clerk 竜 · clerk/filing
ours         name, number, copies, printed, kind, do
""",
        "",
    )


def test_an_ability_card_with_two_faces_is_drawn(say: Say) -> None:
    assert say("show", "desk") == (
        0,
        """\
┌─────────────────────────────────────┐  ┌─────────────────────────────────────┐
│                          書記官の机 │  │                          The Thróne │
├─ A · intention ─────────────────────┤  ├─ intention ─────────────────────────┤
│ cost: exhaust this + target         │  │ no cost                             │
│ adjacent zone                       │  │   improve 1                         │
│   place stamp at target             │  │                                     │
├─ B · reaction ──────────────────────┤  │                                     │
│ no cost                             │  │                                     │
│   draw 1                            │  │                                     │
├─────────────────────────────────────┤  ├─────────────────────────────────────┤
│ front                      Clerk 竜 │  │ ascended                   Clerk 竜 │
└─────────────────────────────────────┘  └─────────────────────────────────────┘
ability card     Clerk 竜 · clerk/desk
published, site  front
ours             of, ascended
""",
        "",
    )


def test_a_card_is_drawn_in_russian(say: Say) -> None:
    assert say("show", "писк", "--lang", "ru") == (
        0,
        """\
┌──────────────────────────────────────────────────┐
│                                             Писк │
├─ реакция ────────────────────────────────────────┤
│ без стоимости                                    │
│   choose 1:                                      │
│     • draw 1                                     │
│     •                                            │
│       move this by up to 2                       │
│       damage zones adjacent to this              │
├──────────────────────────────────────────────────┤
│                                             мышь │
└──────────────────────────────────────────────────┘
карта способностей  Клерк竜 · clerk/squeak
наше                name, of, A
""",
        "",
    )


def test_a_sheet_is_drawn(say: Say) -> None:
    assert say("show", "clerk") == (
        0,
        """\
Clerk 竜 (clerk)

Tokens
  Stámp  stamp  on a unit, on a zone  supply 3

Summons
  竜の鼠  mouse  supply 2

Setup
  summon mouse at a free adjacent zone

Passive abilities
  Ink Pot  ink-pot
    when placed · token stamp
    if place has 2 stamp
    if not done:
      draw 1
      take stamp from place

Ability cards
  書記官の机 / The Thróne  desk    Clerk 竜  A intention; B reaction / intention
  Squeak                   squeak  竜の鼠    reaction

Deck (30)
  1  Filing  filing  reaction  ×30

Masterpiece
  The Last Form  3 cards

Facts
  published 8 (site 7, review 1) · inferred 0 · ours 33
""",
        "",
    )


def test_a_sheet_is_drawn_in_russian(say: Say) -> None:
    code, out, _ = say("show", "clerk", "--lang", "ru")

    assert (code, out.splitlines()[0]) == (0, "Клерк竜 (clerk)")
    assert "\nПодготовка к игре\n  summon mouse at a free adjacent zone\n" in out
    assert "\n  опубликовано 8 (site 7, review 1) · выведено 0 · наше 33\n" in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_frames_are_straight_with_wide_and_combining_letters(say: Say, lang: str) -> None:
    _, out, _ = say("show", "desk", "squeak", "filing", "--lang", lang)
    framed = [line for line in out.splitlines() if line[:1] in "┌├│└" and line]

    assert {width(line) for line in framed} == {80, 52}


def test_several_are_shown_beneath_each_other(say: Say) -> None:
    _, out, _ = say("show", "filing", "clerk/filing")

    assert out == f"{say('show', 'filing')[1]}\n{say('show', 'filing')[1]}"


def test_a_pack_is_shown_over_the_shipped_cards(say: Say, here: Path) -> None:
    (here / "mine" / "creators").mkdir(parents=True)
    (here / "mine" / "creators" / "dancer.yaml").write_text(
        "creator: dancer\nextends: dancer\ndeck: [{id: scatter, copies: 9, printed: 9/30}]\n",
        "utf-8",
    )

    code, out, _ = say("show", "dancer", "--cards", "mine")

    assert (code, out.splitlines()[0]) == (0, "Dancer (dancer) · extends dancer")
    assert "\n  3  Scatter       scatter       intention  ×9\n" in out


def test_a_card_comes_for_programs(say: Say) -> None:
    told = json.loads(say("show", "squeak", "--format", "json")[1])["shown"][0]

    assert (told["kind"], told["creator"], told["unit"]) == ("ability card", "clerk", "mouse")
    assert told["faces"][0]["effects"][0]["steps"] == [
        "choose 1:",
        "  • draw 1",
        "  •",
        "    move this by up to 2",
        "    damage zones adjacent to this",
    ]


def test_a_sheet_comes_for_programs(say: Say) -> None:
    told = json.loads(say("show", "clerk", "--format", "json")[1])["shown"][0]

    assert told["name"] == {"en": "Clerk 竜", "ru": "Клерк竜"}
    assert told["deck"] == [{"id": "filing", "number": 1, "copies": 30}]
    assert told["path"] == "cards/react/creators/clerk.yaml"


@pytest.mark.parametrize(
    ("word", "meant"),
    [("clrk", "clerk"), ("filling", "filing"), ("clerk/dsk", "clerk/desk"), ("Танцр", "Танцор")],
)
def test_an_unknown_name_is_refused_with_the_one_that_was_meant(
    say: Say, word: str, meant: str
) -> None:
    told = f"no creator, card or box is called {word!r}; did you mean {meant!r}?"

    assert say("show", word) == (2, "", f"react-tools: {told}\n")


def test_a_name_like_no_other_is_refused_with_what_to_try(say: Say) -> None:
    told = "no creator, card or box is called 'xyzzy'; try: react-tools list"

    assert say("show", "xyzzy") == (2, "", f"react-tools: {told}\n")


def test_a_file_with_errors_is_named_where_something_is_not_found(say: Say, clerk: Path) -> None:
    clerk.write_text(CLERK.replace("kind:", "knd:"), "utf-8")

    told = "(left out, for they have errors: cards/react/creators/clerk.yaml)"

    assert told in say("show", "filing")[2]


def test_a_name_that_a_terminal_could_obey_is_text(say: Say, terminal: Say, clerk: Path) -> None:
    name = "[red]x[/] \\\\e[31m :smile:"
    clerk.write_text(CLERK.replace("en: Filing", f"en: '{name}'"), "utf-8")

    assert f"│ {name} " in say("show", "filing")[1]
    assert f"│ \x1b[1m{name} " in terminal("show", "filing")[1]


def test_a_reaction_is_red_and_an_intention_blue_at_a_terminal(terminal: Say) -> None:
    _, out, _ = terminal("show", "desk")

    assert "├─ \x1b[1;34mA · intention\x1b[0m ─" in out
    assert "├─ \x1b[1;31mB · reaction\x1b[0m ─" in out
