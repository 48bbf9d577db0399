"""Games with a fault, one for each promise at least. Nothing is patched; they are like other games.

A fault shows from a certain turn on, so that what is written down has to begin late.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from react_tools.game import Choice, Decide, EndlessError
from react_tools.replay.answers import Move
from react_tools.rulesets.keyforge import KeyForge
from react_tools.rulesets.keyforge.events.turns import ClauseEnded as Resolved
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.setting import start as start_contest
from react_tools.rulesets.react import React
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.turns import ClauseEnded, DuelEnded
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.setting import start as start_duel
from react_tools.rulesets.react.state import State, changed
from react_tools.rulesets.react.table import Table
from react_tools.scenario.scenario import Scenario
from react_tools.staging.staged import Staged
from react_tools.staging.trial import Trial
from react_tools.trace.event import Event

LATE = 3


class FaultyReact(React):
    """Re;ACT, whose duels are of a class with a fault."""

    def __init__(self, duel: type[Duel]) -> None:
        self._duel = duel
        self.trial = Trial(self.start, lambda _: ())

    def start(self, scenario: Scenario, library: Any) -> Duel:
        duel = start_duel(scenario, library)
        duel.__class__ = self._duel
        return duel


class FaultyKeyForge(KeyForge):
    """KeyForge, in the same way."""

    def __init__(self, contest: type[Contest]) -> None:
        self._contest = contest
        self.trial = Trial(self.start, lambda _: ())

    def start(self, scenario: Scenario, library: Any) -> Contest:
        contest = start_contest(scenario, library)
        contest.__class__ = self._contest
        return contest


class Spoilt:
    """A game in which something is spoilt after a choice, from a certain turn on."""

    state: Any

    def apply(self, choice: Choice, decide: Decide | None = None) -> None:
        super().apply(choice, decide)  # type: ignore[misc]
        if self.state.turn >= LATE and self.state.result == NOWHERE:
            self.spoil()

    def spoil(self) -> None:
        """Do what is wrong with it."""


def repeat_latest(game: Staged[Any, Any, Any], kind: type[Event]) -> None:
    """Let the latest event of a kind stand in the record twice."""
    entries = game.recorder.entries if game.recorder else []
    last = max((at for at, it in enumerate(entries) if isinstance(it.event, kind)), default=-1)
    if last >= 0 and (last == 0 or entries[last - 1] is not entries[last]):
        entries.insert(last, entries[last])
        states = game._table.states  # noqa: SLF001 -- the fault lies within
        states.insert(last, states[last])


class InOneZone(Spoilt, Duel):
    def spoil(self) -> None:
        one, other = self.match.creators
        self.state.where = changed(self.state.where, one, self.state.where[other])


class Blind(Table):
    """Nobody is found in the first row."""

    def standing(self, zone: int) -> int:
        return NOWHERE if zone < self.match.board.columns else super().standing(zone)


class NotFound(Duel):
    def table(self, state: State) -> Table:
        return Blind.of(self.match, state)


class TokenLost(Spoilt, Duel):
    def spoil(self) -> None:
        supply = self.state.supply
        self.state.supply = changed(supply, 0, supply[0] - 1)


class TiredOffTheField(Spoilt, Duel):
    def spoil(self) -> None:
        gone = [unit for unit, zone in enumerate(self.state.where) if zone == NOWHERE]
        for unit in gone[:1]:
            self.state.exhausted = changed(self.state.exhausted, unit, 1)


class CardLost(Spoilt, Duel):
    def spoil(self) -> None:
        deck = self.state.deck
        self.state.deck = changed(deck, 0, deck[0][1:])


class FullHand(Spoilt, Duel):
    def spoil(self) -> None:
        state, many = self.state, self.match.numbers.hand + 1 - len(self.state.hand[0])
        deck, hand = state.deck[0], state.hand[0]
        if 0 < many <= len(deck):
            state.deck = changed(state.deck, 0, deck[:-many])
            state.hand = changed(state.hand, 0, tuple(sorted((*hand, *deck[-many:]))))


class Healed(Spoilt, Duel):
    def spoil(self) -> None:
        damage = self.state.damage
        self.state.damage = changed(damage, 0, max(damage[0] - 1, 0))


class PassKept(Spoilt, Duel):
    def spoil(self) -> None:
        if self.at_rest():
            self.state.passes = 1


class NothingLegal(Duel):
    def legal(self) -> Sequence[Move]:
        return [] if self.state.turn >= LATE else super().legal()


class NothingToPick(Duel):
    """Of what a card asks nothing can be chosen."""

    def legal(self) -> Sequence[Move]:
        asked = self.decision()
        of_a_card = asked is not None and asked.kind == "choice"
        return [] if of_a_card and self.state.turn >= LATE else super().legal()


class OtherFork(Duel):
    """A fork stands in another position."""

    def fork(self) -> Any:
        twin = super().fork()
        if self.state.turn >= LATE and self.at_rest():
            twin.state.passes = 1
        return twin


class SharedFork(Duel):
    """What a fork does is done here too."""

    def fork(self) -> Any:
        twin = super().fork()
        if self.state.turn >= LATE and self.at_rest():
            twin._steps, twin._table = self._steps, self._table  # noqa: SLF001 -- the fault lies within
        return twin


class OtherUnrecorded(Spoilt, Duel):
    def spoil(self) -> None:
        if self.recorder is None and self.at_rest():
            self.state.exhausted = changed(self.state.exhausted, self.match.creators[0], 1)


class Misread(Duel):
    """Who reads a record takes left for right."""

    @property
    def aliases(self) -> Mapping[str, str]:
        return {"left": "right", "right": "left"}

    @aliases.setter
    def aliases(self, _: Mapping[str, str]) -> None:
        """It stays so."""


class SeatMatters(Spoilt, Duel):
    def spoil(self) -> None:
        self.state.exhausted = changed(self.state.exhausted, self.match.creators[0], 1)


class ToldTwice(Spoilt, Duel):
    def spoil(self) -> None:
        repeat_latest(self, ClauseEnded)


class EndUntold(Duel):
    """What came of the clause that ended the duel is not told."""

    def apply(self, choice: Choice, decide: Decide | None = None) -> None:
        super().apply(choice, decide)
        entries = self.recorder.entries if self.recorder else []
        for at in range(len(entries) - 1, -1, -1):
            if isinstance(entries[at].event, DuelEnded):
                break
            if self.state.result != NOWHERE and isinstance(entries[at].event, ClauseEnded):
                del entries[at], self._table.states[at]


class Endless(Spoilt, Duel):
    def spoil(self) -> None:
        raise EndlessError("two passives wake one another")


class Crashing(Spoilt, Duel):
    def spoil(self) -> None:
        raise ZeroDivisionError("the tests wanted it")


class TwoPlaces(Spoilt, Contest):
    def spoil(self) -> None:
        hand, discard = self.state.hand, self.state.discard
        if hand[0]:
            self.state.discard = changed(discard, 0, (*discard[0], hand[0][0]))


class ForeignRow(Spoilt, Contest):
    def spoil(self) -> None:
        state = self.state
        for card in state.line[0][:1]:
            state.controller = changed(state.controller, card, 1)


class Owing(Spoilt, Contest):
    def spoil(self) -> None:
        self.state.pool = changed(self.state.pool, 0, -1)


class KeyLost(Spoilt, Contest):
    def spoil(self) -> None:
        keys = self.state.keys
        self.state.keys = changed(keys, 0, max(keys[0] - 1, 0))


class ManyKeys(Spoilt, Contest):
    def spoil(self) -> None:
        self.state.keys = changed(self.state.keys, 0, self.match.numbers.keys + 1)


class StillPlayed(Spoilt, Contest):
    def spoil(self) -> None:
        state = self.state
        if self.at_rest() and state.hand[0] and state.playing == NOWHERE:
            state.playing = state.hand[0][0]
            state.hand = changed(state.hand, 0, state.hand[0][1:])


class FlankMatters(Spoilt, Contest):
    def spoil(self) -> None:
        line = self.state.line[0]
        if line:
            self.state.exhausted = changed(self.state.exhausted, line[0], 1)


class ResolvedTwice(Spoilt, Contest):
    def spoil(self) -> None:
        repeat_latest(self, Resolved)


REACT: Mapping[type[Duel], str] = {
    InOneZone: "zones",
    NotFound: "occupancy",
    TokenLost: "tokens",
    TiredOffTheField: "summons",
    CardLost: "cards",
    FullHand: "limits",
    Healed: "damage",
    PassKept: "pending",
    NothingLegal: "open",
    NothingToPick: "open",
    OtherFork: "fork",
    SharedFork: "fork",
    OtherUnrecorded: "recorded",
    Misread: "replay",
    SeatMatters: "mirror",
    ToldTwice: "clauses",
    EndUntold: "clauses",
    Endless: "endless",
    Crashing: "crash",
}
KEYFORGE: Mapping[type[Contest], str] = {
    TwoPlaces: "cards",
    ForeignRow: "occupancy",
    Owing: "tokens",
    KeyLost: "damage",
    ManyKeys: "limits",
    StillPlayed: "pending",
    FlankMatters: "mirror",
    ResolvedTwice: "clauses",
}
"""Each fault with the promise that it breaks."""
