"""A scenario's setting: from hands to a position on the table."""

from react_tools.rulesets.dusk import turn
from react_tools.rulesets.dusk.game import Evening
from react_tools.rulesets.dusk.library import Library
from react_tools.rulesets.dusk.names import Names
from react_tools.rulesets.dusk.state import NOWHERE, State
from react_tools.rulesets.dusk.table import Table
from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import child, entries, items, text, words
from react_tools.staging.faults import Faults
from react_tools.trace.recorder import Recorder

UNKNOWN_NAME = "DU201"
_PLACES = ("hands", "kept")


def players(scenario: Scenario) -> tuple[str, ...]:
    """The ids of the players of a setting."""
    return words(scenario.root.get("players"))


def start(scenario: Scenario, library: Library) -> Evening:
    """A recorded game at the scenario's setting.

    Raises:
        SettingError: the setting makes no position; its findings say why.
    """
    _check(scenario, library)
    root, ids, cards = scenario.root, players(scenario), tuple(library.cards.values())
    names, led = Names(ids, cards), text(root, "led")
    lying = []
    for place in _PLACES:
        one, other = (
            tuple(sorted(names.ids.index(it) for it in words(child(root.get(place), who))))
            for who in ids
        )
        lying.append((one, other))
    at = names.ids.index(led) if led else NOWHERE
    state = State(lying[0], lying[1], ids.index(text(root, "leader")), at)
    rulings = library.settings(scenario.rulings)
    game = Evening(names, Table(state, Recorder(), rulings, cards=cards), turn.onward)
    game.go_on()
    return game


def _check(scenario: Scenario, library: Library) -> None:
    """Whether every name of the setting is known."""
    root, faults, ids = scenario.root, Faults(UNKNOWN_NAME), players(scenario)
    faults.check_rulings(scenario, library.rulings)
    faults.check_name(root.key_span("leader"), "player", text(root, "leader"), ids)
    for place in _PLACES:
        for who, entry in entries(root.get(place)):
            faults.check_name(entry.key.span, "player", who, ids)
            for card in items(entry.value):
                faults.check_name(card.span, "card", text(card), library.cards)
    if text(root, "led"):
        faults.check_name(root.key_span("led"), "card", text(root, "led"), library.cards)
    faults.stop()
