"""A table with a few cards on it, whose first one's ability a test writes; a game at a setting."""

import re
from collections.abc import Callable, Sequence

import pytest

from react_tools import places
from react_tools.document import Document
from react_tools.reference.label import Label
from react_tools.replay.question import Option, Question, UndecidedError
from react_tools.rulesets.keyforge.build import cards
from react_tools.rulesets.keyforge.definitions import Numbers
from react_tools.rulesets.keyforge.events.turns import ClauseEnded
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library, build
from react_tools.rulesets.keyforge.match import Copy, Match, Seat
from react_tools.rulesets.keyforge.setting import start
from react_tools.rulesets.keyforge.state import State, empty
from react_tools.rulesets.keyforge.table import Table
from react_tools.rulesets.keyforge.using import WAYS
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from react_tools.trace.recorder import Recorder

CARDS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - {{id: hero, name: {{en: Hero, ru: Герой}}, type: creature, power: 5, abilities: {{omni: {do}}}}}
  - {{id: brute, name: {{en: Brute, ru: Громила}}, type: creature, power: 6}}
  - {{id: orb, name: {{en: Orb, ru: Шар}}, type: artifact, abilities: {{action: [{{gain: 1}}]}}}}
  - {{id: cloak, name: {{en: Cloak, ru: Плащ}}, type: upgrade, gives: {{power: 1}}}}
  - {{id: guard, name: {{en: Guard, ru: Страж}}, type: creature, power: 4, armor: 2}}
  - {{id: rat, name: {{en: Rat, ru: Крыса}}, type: creature, power: 2}}
  - {{id: fox, name: {{en: Fox, ru: Лис}}, type: creature, power: 3}}
  - {{id: vase, name: {{en: Vase, ru: Ваза}}, type: artifact, abilities: {{action: [{{gain: 1}}]}}}}
"""
MINE, THEIRS = ("hero", "brute", "orb", "cloak"), ("guard", "rat", "fox", "vase")
NAMES = (*MINE, *THEIRS)
HERO, BRUTE, ORB, CLOAK, GUARD, RAT, FOX, VASE = range(8)
RULINGS = {
    "fight-ability": "fought",
    "stunned": "spent",
    "sacrifice-destroys": "yes",
    "sacrificed-to": "owner",
    "armor-turn": "every",
    "aember-on-artifact": "supply",
    "tagged": "leaves",
}
_NUMBERS = Numbers(
    edition="cota-1.x",
    keys=3,
    key_cost=6,
    hand=6,
    deck=36,
    houses_per_deck=3,
    cards_per_house=12,
    first_turn=1,
    opening_hands=(7, 6),
    houses={"dis": Label("Dis", "Дис"), "logos": Label("Logos", "Логос")},
)


class Resolved:
    """What an ability has come to: the table, what was asked, and the outcome of each clause."""

    def __init__(self, table: Table, asked: Sequence[Question]) -> None:
        self.table = table
        self.state = table.state
        self.asked = asked

    @property
    def outcomes(self) -> list[str]:
        """Each clause as `verb word`, and the reason where there is one."""
        assert self.table.recorder is not None
        ended = [it.event for it in self.table.recorder.entries]
        return [_told(it) for it in ended if isinstance(it, ClauseEnded)]

    @property
    def offered(self) -> list[list[str]]:
        """What could be picked at each question."""
        return [[_name(option) for option in it.options] for it in self.asked]


def _told(event: ClauseEnded) -> str:
    reason = event.outcome.reason
    return f"{event.verb} {event.outcome.word}" + (f": {reason.key}" if reason else "")


def _name(option: Option) -> str:
    match option.field:
        case "card":
            return NAMES[option.value]
        case "way":
            return WAYS[option.value]
        case "branch":
            return str(option.value)
        case field:
            return field


def _match(do: str, rulings: dict[str, str]) -> Match:
    root = parse(CARDS.format(do=do).encode(), "cards.yaml").tree
    assert isinstance(root, Mapping)
    known = {it.id: it for it in cards(root)}
    copies = [Copy(known[it], int(it in THEIRS), "dis", it) for it in NAMES]
    seats = (Seat("tom", ("dis",)), Seat("opp", ("dis",)))
    return Match(copies, seats, _NUMBERS, RULINGS | rulings)


def _state() -> State:
    state = empty(len(NAMES), 0)
    state.line = [(HERO, BRUTE), (GUARD, RAT, FOX)]
    state.artifacts = [(ORB,), (VASE,)]
    state.controller = [0, 0, 0, 0, 1, 1, 1, 1]
    state.host[CLOAK] = BRUTE
    state.house = 0
    return state


@pytest.fixture
def resolve() -> Callable[..., Resolved]:
    """Resolve the steps *do* as an ability of the hero, with *picks* where something is asked.

    The position is changed before that by *laid*; `fought` is the rat. The line is hero, brute
    against guard, rat, fox; the cloak lies on the brute.
    """

    def _resolve(
        do: str,
        *picks: str,
        laid: Callable[[State], None] = lambda _: None,
        **rulings: str,
    ) -> Resolved:
        named = {name.replace("_", "-"): setting for name, setting in rulings.items()}
        match, answers, asked = _match(do, named), tuple[int, ...](), list[Question]()
        while True:
            state = _state()
            laid(state)
            table = Table.of(match, state, Recorder())
            table.restart(answers)
            frame = Frame(table, 0, 0, HERO, "omni", fought=RAT)
            try:
                match.abilities(HERO, "omni")[0].run(frame)
            except UndecidedError as undecided:
                (question,) = undecided.args
                names = [_name(option) for option in question.options]
                asked.append(question)
                answers = (*answers, names.index(picks[len(answers)]))
                continue
            return Resolved(table, asked)

    return _resolve


DIS = """\
ruleset: keyforge
house: dis
source: house
cards:
  - {id: terror, name: {en: The Terror, ru: Ужас}, type: creature, power: 5}
  - id: monk
    name: {en: Monk, ru: Монах}
    cases: {gender: m, alive: true, one: [Монах, Монаха, Монаху, Монаха, Монахом, Монахе], many: []}
    type: creature
    power: 3
    keywords: {taunt: true, assault: 1}
    traits: [human]
    abilities:
      reap: [{if: you have 6 aember, then: [{draw: 1}]}]
      action: [{draw: 1}]
      omni: [{gain: 1}]
      fight: {per_turn: 1, do: [{gain: 1}]}
  - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2, aember: 1}
  - id: martyr
    name: {en: Martyr, ru: Мученик}
    type: creature
    power: 2
    abilities: {destroyed: [{gain: 1}]}
  - {id: will, name: {en: Will, ru: Завет}, type: upgrade, gives: {destroyed: [{draw: 1}]}}
  - id: briar
    name: {en: Briar, ru: Шиповник}
    type: creature
    power: 4
    keywords: {hazardous: 1}
  - id: flask
    name: {en: Flask, ru: Фляга}
    type: artifact
    sources: {abilities: rulebook}
    abilities: {omni: {cost: sacrifice this, do: [{gain: 2}]}}
  - {id: plate, name: {en: Plate, ru: Латы}, type: upgrade, gives: {armor: 2, reap: [{gain: 1}]}}
  - id: bolt
    name: {en: Bolt, ru: Молния}
    type: action
    abilities: {play: [{damage: {who: an enemy creature, amount: 1}}, {may: [{steal: 1}]}]}
  - id: oath
    name: {en: Oath, ru: Клятва}
    type: action
    abilities: {play: [{choose: 1, from: [[{gain: 1}], [{destroy: an enemy artifact}]]}]}
"""
SANCTUM = """\
ruleset: keyforge
house: sanctum
source: house
cards:
  - {id: knight, name: {en: Knight, ru: Рыцарь}, type: creature, power: 4, armor: 2}
  - {id: choir, name: {en: Choir, ru: Хор}, type: action, abilities: {play: [{gain: 1}]}}
"""
GAME = """\
ruleset: keyforge
edition: cota-1.x
keys: 3
key_cost: 6
hand: 6
deck: 36
houses_per_deck: 3
cards_per_house: 12
first_turn: 1
opening_hands: [7, 6]
source: rulebook
houses:
  dis: {en: Dis, ru: Дис}
  logos: {en: Logos, ru: Логос}
  sanctum: {en: Sanctum, ru: Святилище}
"""
DECK = """\
ruleset: keyforge
deck: ember-vault
name: {en: Ember Vault, ru: Хранилище}
source: house
houses:
  dis: {monk: 4, imp: 4, flask: 4}
  logos: {knight: 12}
  sanctum: {knight: 12}
"""
SETTING = """\
ruleset: keyforge
title: Before the fight
active: tom
phase: main
house: dis
players:
  tom:
    aember: 5
    houses: [dis, logos, sanctum]
    battleline:
      T: {card: terror}
      M: {card: monk, aember: 1}
      N: {card: monk.sanctum, exhausted: true}
    artifacts: {F: {card: flask}}
    hand: [imp, bolt, plate, choir]
    deck: [imp, imp]
    discard: [imp]
    seed: 7
  opp:
    aember: 1
    houses: [dis, logos, sanctum]
    battleline:
      K: {card: knight, damage: 1, stunned: true}
      I: {card: imp, upgrades: [plate]}
    hand: [terror]
    deck: [imp, imp, imp, imp, imp, imp, imp]
"""


def _document(kind: str, text: bytes, path: str) -> Document:
    tree = parse(text, path).tree
    assert isinstance(tree, Mapping)
    return Document(kind, path, tree)


@pytest.fixture
def library() -> Library:
    """A few cards of two houses, a deck, the game's numbers, and the shipped rulings."""
    shipped = places.CARDS / "keyforge" / "rulings.yaml"
    return build(
        [
            _document("cards", DIS.encode(), "pack/cards/dis.yaml"),
            _document("cards", SANCTUM.encode(), "pack/cards/sanctum.yaml"),
            _document("deck", DECK.encode(), "pack/decks/ember-vault.yaml"),
            _document("game", GAME.encode(), "game.yaml"),
            _document("rulings", shipped.read_bytes(), shipped.as_posix()),
        ],
        {},
    )


@pytest.fixture
def begin(library: Library, read_scenario: Callable[[str], Scenario]) -> Callable[..., Contest]:
    """Start a game at a setting; of the usual one lines may be exchanged for others."""

    def _begin(text: str = SETTING, **changed: str) -> Contest:
        for old, new in changed.items():
            text = re.sub(rf"^( *{old}): .*$", rf"\1: {new}", text, count=1, flags=re.MULTILINE)
        return start(read_scenario(text), library)

    return _begin
