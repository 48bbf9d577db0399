"""What checks say can never happen does not happen in a duel either."""

from collections.abc import Callable

import pytest

from react_tools.game import EndlessError
from react_tools.lint.check import ask_all
from react_tools.rulesets.react.checks import CHECKS
from react_tools.rulesets.react.events.turns import ClauseEnded
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Sing = Callable[..., Duel]
LibraryOf = Callable[..., Library]

CREATOR = """\
creator: bard
name: {{en: Bard, ru: Бард}}
source: house
tokens:
  note: {{at: unit, supply: 5, name: {{en: Note, ru: нота}}, of: ноты}}
summons:
  imp: {{count: 2, name: {{en: Imp, ru: Бес}}}}
{more}
abilities:
  - id: lute
    name: {{en: Lute, ru: Лютня}}
    of: creator
    effects:
      A: {{kind: intention, cost: exhaust this, do: {do}}}
"""
ENDLESS = [
    ("entered, who: creator", "swap: {who: creator, with: enemy creator}"),
    ("left, who: own units", "put: {who: subject, at: a free zone}"),
    ("entered, who: units", "put: {who: subject, at: a free zone}"),
]
NEVER = {
    "RA120": [
        "exhaust: each enemy imp",
        "exhaust: units at free zones",
        "recover: own summons other than own units",
        "damage: adjacent zones diagonal to this",
        "damage: zones in line with this diagonal to this",
        "damage: zones in line with creator within 0 of this",
        "damage: free zones with a unit",
        "exhaust: a unit with note without note",
        "exhaust: units with 6 note",
        "damage: first occupied zone toward away from this from creator",
    ],
    "RA121": [
        "summon: {what: imp, at: zone of creator}",
        "summon: {what: imp, at: an occupied zone}",
        "put: {who: this, at: zone of enemy creator}",
        "move: {who: this, by: 1, toward: to creator}",
        "move: {who: creator, by: 2, toward: away from this}",
        "jump: {who: this, toward: to this}",
        "swap: {who: creator, with: this}",
        "remove: creators",
        "descend: an own imp",
        "damage: free zones",
        "exhaust: exhausted units",
        "recover: ready units",
        "draw: up to 0",
        "wound: own summons",
    ],
}


def found(library: Library, code: str) -> bool:
    bard = library.creators["bard"]
    return code in {it.code for it in ask_all(CHECKS, [bard], library)}


@pytest.mark.parametrize(("code", "clause"), [(it, each) for it in NEVER for each in NEVER[it]])
def test_a_clause_that_never_works_comes_to_nothing(
    sing: Sing, library_of: LibraryOf, code: str, clause: str
) -> None:
    library = library_of(CREATOR.format(do=f"[{{{clause}}}]", more=""))
    duel = sing(f"[{{{clause}}}]")
    asked = duel.decision()
    if asked is not None and asked.kind == "choice":
        duel.apply(duel.legal()[0])

    assert found(library, code)
    assert {it.outcome.word for it in ended(duel)} == {"nothing"}


@pytest.mark.parametrize("clause", ["draw: 1", "return: {cards: a discarded card, to: hand}"])
def test_who_has_no_deck_draws_and_returns_nothing(library_of: LibraryOf, clause: str) -> None:
    told = f"deckless: true\ndraw: [{{{clause}}}]"

    assert found(library_of(CREATOR.format(do="[{improve: 1}]", more=told)), "RA121")


@pytest.mark.parametrize(("when", "clause"), ENDLESS)
def test_a_passive_that_wakes_itself_goes_on_without_end(
    sing: Sing, library_of: LibraryOf, when: str, clause: str
) -> None:
    passives = f"[{{id: whirl, name: {{en: Whirl, ru: Вихрь}}, when: {when}, do: [{{{clause}}}]}}]"
    library = library_of(CREATOR.format(do="[{draw: 1}]", more=f"passives: {passives}"))

    assert found(library, "RA128")
    with pytest.raises(EndlessError):
        through(sing("[{move: {who: this, by: 1, toward: to enemy creator}}]", passives=passives))


def through(duel: Duel) -> None:
    """Take the first way whenever the duel asks."""
    for _ in range(100):
        duel.apply(duel.legal()[0])


def ended(duel: Duel) -> list[ClauseEnded]:
    assert duel.recorder is not None
    return [it.event for it in duel.recorder.entries if isinstance(it.event, ClauseEnded)]
