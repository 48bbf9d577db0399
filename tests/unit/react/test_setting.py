"""Settings: the position that a scenario's text makes, and each finding where it makes none."""

from collections.abc import Callable

import pytest

from react_tools.findings import Level
from react_tools.ruleset import SettingError
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Start = Callable[[str], Duel]
StartIn = Callable[[str, Library], Duel]

SETTING = """\
ruleset: react
active: dancer
field: |
  . . . .
  . s D .
  f C . .
pieces:
  C: {creator: calligrapher, hand: [splash, flowing-ink], deck: [smudge, splash], damage: 1}
  D: {creator: dancer, discard: [glissade, scatter], exhausted: true}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 2}}
  f: {summon: dancing-fish, of: dancer, exhausted: true}
zones: {a3: {scale: 2}, b2: {scale: 1}}
"""


def told(start: Start, text: str) -> list[str]:
    """Each finding as `line:column CODE message | hint`."""
    with pytest.raises(SettingError) as caught:
        start(text)
    return [
        f"{it.span.line}:{it.span.column} {it.code} {it.message}"
        + (f" | {it.hint}" if it.hint else "")
        for it in caught.value.findings
    ]


def swapped(old: str, new: str, text: str = SETTING) -> str:
    """The text with one piece replaced, which must be there."""
    assert text.count(old) == 1
    return text.replace(old, new)


POSITION: dict[tuple[str, str], object] = {
    ("calligrapher", "zone"): "b1",
    ("calligrapher", "hand"): ("flowing-ink", "splash"),
    ("calligrapher", "deck"): ("smudge", "splash"),
    ("calligrapher", "discard"): (),
    ("calligrapher", "damage"): 1,
    ("calligrapher", "exhausted"): False,
    ("calligrapher", "supply.ink"): 6,
    ("calligrapher", "supply.brush-spirit"): 1,
    ("dancer", "zone"): "c2",
    ("dancer", "hand"): (),
    ("dancer", "deck"): (),
    ("dancer", "discard"): ("glissade", "scatter"),
    ("dancer", "damage"): 0,
    ("dancer", "exhausted"): True,
    ("dancer", "supply.scale"): 6,
    ("dancer", "supply.dancing-fish"): 1,
    ("s", "zone"): "b2",
    ("s", "tokens.ink"): 2,
    ("s", "exhausted"): False,
    ("f", "zone"): "a1",
    ("f", "exhausted"): True,
    ("f", "tokens.ink"): 0,
    ("brush-spirit-2", "zone"): "gone",
    ("dancing-fish-2", "zone"): "gone",
    ("a3", "tokens.scale"): 2,
    ("b2", "tokens.scale"): 1,
    ("d3", "tokens.scale"): 0,
}


@pytest.mark.parametrize(
    ("thing", "fact"), POSITION, ids=[f"{thing} {fact}" for thing, fact in POSITION]
)
def test_a_setting_makes_its_position(start: Start, thing: str, fact: str) -> None:
    assert start(SETTING).facts()[thing][fact] == POSITION[thing, fact]


def test_the_field_has_the_size_of_the_drawing(start: Start) -> None:
    board = start(SETTING).match.board

    assert (board.columns, board.rows) == (4, 3)


def test_the_active_player_is_asked_first(start: Start) -> None:
    decision = start(SETTING).decision()

    assert decision is not None
    assert (decision.who, decision.kind) == ("dancer", "intention")


def test_creators_letters_and_what_the_table_shows_of_summons_stand_for_names(
    start: Start,
) -> None:
    assert start(SETTING).aliases == {
        "C": "calligrapher",
        "D": "dancer",
        "B2": "brush-spirit-2",
        "D2": "dancing-fish-2",
    }


def test_the_creator_that_stands_first_in_the_file_is_the_first_player(start: Start) -> None:
    assert start(SETTING).players == ("calligrapher", "dancer")


def test_a_setting_leaves_nothing_in_the_record(start: Start) -> None:
    recorder = start(SETTING).recorder

    assert recorder is not None
    assert recorder.entries == []


def test_two_duels_of_one_setting_share_nothing(start: Start) -> None:
    first, second = start(SETTING), start(SETTING)
    before = second.key()

    first.apply(first.legal()[-1])

    assert second.key() == before


@pytest.mark.parametrize(("ruling", "setting"), [("", "applies"), ("void", "void")])
def test_a_ruling_has_its_default_unless_it_is_pinned(
    start: Start, ruling: str, setting: str
) -> None:
    pinned = f"rulings: {{source-gone: {ruling}}}\n" if ruling else ""

    assert start(SETTING + pinned).match.rulings["source-gone"] == setting


FAULTS: dict[str, tuple[str, str, list[str]]] = {
    "RA201: an unknown creator": (
        "C: {creator: calligrapher,",
        "C: {creator: caligrapher,",
        ["8:16 RA201 no creator is called 'caligrapher' | did you mean 'calligrapher'?"],
    ),
    "RA201: an unknown ruling": (
        "zones:",
        "rulings: {source-gome: void}\nzones:",
        ["12:11 RA201 no ruling is called 'source-gome' | did you mean 'source-gone'?"],
    ),
    "RA201: an unknown setting of a ruling": (
        "zones:",
        "rulings: {source-gone: voided}\nzones:",
        ["12:24 RA201 no setting of source-gone is called 'voided' | did you mean 'void'?"],
    ),
    "RA201: an unknown summon": (
        "{summon: dancing-fish,",
        "{summon: goldfish,",
        ["11:15 RA201 no summon of dancer is called 'goldfish' | known: dancing-fish"],
    ),
    "RA201: a summon of the other creator": (
        "dancing-fish, of: dancer",
        "brush-spirit, of: dancer",
        ["11:15 RA201 no summon of dancer is called 'brush-spirit' | known: dancing-fish"],
    ),
    "RA201: the summon of somebody who is not here": (
        "dancing-fish, of: dancer",
        "dancing-fish, of: sculptor",
        [
            "11:33 RA201 no creator here is called 'sculptor' | known: calligrapher, dancer",
        ],
    ),
    "RA201: an unknown token on a unit": (
        "tokens: {ink: 2}",
        "tokens: {inc: 2}",
        ["10:56 RA201 no token is called 'inc' | did you mean 'ink'?"],
    ),
    "RA201: an unknown token on a zone": (
        "b2: {scale: 1}",
        "b2: {scales: 1}",
        ["12:30 RA201 no token is called 'scales' | did you mean 'scale'?"],
    ),
    "RA201: an unknown zone": (
        "b2: {scale: 1}",
        "e1: {scale: 1}",
        ["12:25 RA201 the field has no zone 'e1'"],
    ),
    "RA201: an unknown card": (
        "hand: [splash,",
        "hand: [splas,",
        [
            (
                "8:37 RA201 no card in the deck of calligrapher is called 'splas'"
                " | did you mean 'splash'?"
            )
        ],
    ),
    "RA201: a card of the other creator": (
        "discard: [glissade,",
        "discard: [splash,",
        [
            (
                "9:34 RA201 no card in the deck of dancer is called 'splash'"
                " | known: dizzying-pas, glissade, scatter, cutting-step"
            )
        ],
    ),
    "RA201: an active player who is not here": (
        "active: dancer",
        "active: dancers",
        ["2:9 RA201 no creator here is called 'dancers' | did you mean 'dancer'?"],
    ),
    "RA202: a letter that is no piece": (
        "  . . . .\n",
        "  . x . .\n",
        ["3:1 RA202 'x' stands on the field but is no piece | say under `pieces:` what 'x' is"],
    ),
    "RA202: a piece that is not on the field": (
        "  f C . .\n",
        "  . C . .\n",
        ["11:3 RA202 the piece 'f' is not on the field | each piece stands there once"],
    ),
    "RA202: a piece that stands there twice": (
        "  . . . .\n",
        "  f f . .\n",
        ["11:3 RA202 the piece 'f' is on the field 3 times | each piece stands there once"],
    ),
    "RA202: rows of different length": (
        "  . . . .\n",
        "  . . .\n",
        [
            (
                "3:1 RA202 the rows of the field are not equally long: 3, 4, 4"
                " | write `.` for a free zone"
            )
        ],
    ),
    "RA202: one creator": (
        "D: {creator: dancer, discard: [glissade, scatter], exhausted: true}",
        "D: {summon: brush-spirit, of: calligrapher}",
        ["7:1 RA202 a duel has two creators; the setting has 1"],
    ),
    "RA202: three creators": (
        "f: {summon: dancing-fish, of: dancer, exhausted: true}",
        "f: {creator: dancer}",
        ["7:1 RA202 a duel has two creators; the setting has 3"],
    ),
    "RA202: one creator twice": (
        "D: {creator: dancer, discard: [glissade, scatter], exhausted: true}",
        "D: {creator: calligrapher}",
        ["7:1 RA202 the players choose different creators; the setting has one twice"],
    ),
    "RA203: more tokens than supply has": (
        "tokens: {ink: 2}",
        "tokens: {ink: 9}",
        ["10:61 RA203 supply holds only 8 more ink"],
    ),
    "RA203: more tokens than supply has left": (
        "a3: {scale: 2}",
        "a3: {scale: 9}",
        ["12:37 RA203 supply holds no more scale"],
    ),
    "RA203: a token on the wrong kind of place": (
        "tokens: {ink: 2}",
        "tokens: {scale: 2}",
        ["10:56 RA203 scale does not lie on a unit"],
    ),
    "RA203: a token of units on a zone": (
        "b2: {scale: 1}",
        "b2: {ink: 1}",
        ["12:30 RA203 ink does not lie on a zone"],
    ),
    "RA203: a hand that is too large": (
        "hand: [splash, flowing-ink]",
        "hand: [splash, splash, splash, smudge, smudge, smudge, smudge]",
        ["8:3 RA203 a hand holds at most 6 cards"],
    ),
    "RA203: more of a card than the deck has": (
        "discard: [glissade, scatter]",
        f"discard: [{', '.join(['glissade'] * 9)}]",
        ["9:3 RA203 the deck has 8 copies of glissade, not 9"],
    ),
    "RA203: damage that would have ended the duel": (
        "damage: 1",
        "damage: 3",
        ["8:3 RA203 with 3 damage the duel is over"],
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_says_where_it_is_and_what_would_mend_it(start: Start, case: str) -> None:
    old, new, findings = FAULTS[case]

    assert told(start, swapped(old, new)) == findings


def test_more_summons_than_there_are_make_no_position(start: Start) -> None:
    text = swapped("  . . . .\n", "  g h . .\n")
    fish = "{summon: dancing-fish, of: dancer}"
    text = swapped("zones:", f"  g: {fish}\n  h: {fish}\nzones:", text)

    assert told(start, text) == ["13:3 RA203 there are only 2 of dancing-fish"]


def test_every_fault_is_an_error(start: Start) -> None:
    with pytest.raises(SettingError) as caught:
        start(swapped("active: dancer", "active: nobody"))

    assert [it.level for it in caught.value.findings] == [Level.ERROR]


def test_all_faults_of_a_drawing_are_found_at_once(start: Start) -> None:
    text = swapped("  . . . .\n", "  x y . .\n")

    assert [it.split()[1] for it in told(start, swapped("  f C . .\n", "  . C . .\n", text))] == [
        "RA202",
        "RA202",
        "RA202",
    ]


def test_all_faults_of_the_pieces_are_found_at_once(start: Start) -> None:
    text = swapped("tokens: {ink: 2}", "tokens: {inc: 2}")

    assert [it.split()[1] for it in told(start, swapped("damage: 1", "damage: 3", text))] == [
        "RA201",
        "RA203",
    ]


def test_a_misspelt_card_is_found_once(start: Start) -> None:
    deck = ", ".join(["flowing-ink"] * 8)
    text = swapped("hand: [splash, flowing-ink], deck: [smudge, splash]", f"deck: [{deck}, smuge]")

    assert [it.split()[1] for it in told(start, text)] == ["RA201"]


def test_a_message_ends_with_all_faults(start: Start) -> None:
    with pytest.raises(SettingError, match=r"no token is called 'inc'; with 3 damage"):
        start(swapped("tokens: {ink: 2}", "tokens: {inc: 2}", swapped("damage: 1", "damage: 3")))


BARD = """\
creator: bard
name: {{en: Bard, ru: Бард}}
source: house
tokens:
  note: {{at: zone, supply: 5, name: {{en: Note, ru: нота}}, of: ноты}}
abilities:
  - id: lute
    name: {{en: Lute, ru: Лютня}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: [{{place: {{token: {kind}, at: {at}}}}}]}}
"""
DUET = """\
ruleset: react
active: bard
field: |
  B . D
pieces: {B: {creator: bard}, D: {creator: dancer}}
"""


def test_a_creator_without_faults_plays(
    start_in: StartIn, library_of: Callable[..., Library]
) -> None:
    creators = library_of(BARD.format(kind="note", at="zone of this"))

    assert start_in(DUET, creators).players == ("bard", "dancer")


@pytest.mark.parametrize(
    ("kind", "at", "why"),
    [
        ("note", "zone of thsi", "the cards of bard have faults: a phrase does not parse"),
        ("ntoe", "zone of this", "the cards of bard have faults: no 'ntoe' is defined"),
    ],
)
def test_a_creator_whose_cards_have_faults_makes_no_position(
    start_in: StartIn, library_of: Callable[..., Library], kind: str, at: str, why: str
) -> None:
    creators = library_of(BARD.format(kind=kind, at=at))

    assert told(lambda text: start_in(text, creators), DUET) == [
        f"5:1 RA209 {why} | mend c.yaml first"
    ]
