"""A game of Dusk behind the contract (react_tools.game)."""

from collections.abc import Mapping, Sequence

from react_tools.game import Facts, Terms
from react_tools.replay.answers import Answers, Asked, Move, Refused
from react_tools.rulesets.dusk.moves import Answer, Lead, open_now, refusal, who, word
from react_tools.rulesets.dusk.names import Names
from react_tools.rulesets.dusk.state import NOBODY, NOWHERE, State
from react_tools.rulesets.dusk.table import Table
from react_tools.rulesets.dusk.view import View
from react_tools.staging.staged import Staged
from react_tools.trace.event import Lang

NOBODY_WINS: Mapping[Lang, str] = {"en": "nobody wins", "ru": "не победил никто"}


class Evening(Staged[Names, State, Table]):
    """One game; begun with Evening(names, table, turn.onward)."""

    called = "player"
    things = "players and the game"

    @property
    def players(self) -> tuple[str, ...]:
        """The players' ids."""
        return self.teller.players

    def decision(self) -> Asked | None:
        """The question that is open; None when the game is over."""
        asked, state = self._steps.question, self.state
        if asked is not None:
            who_asked = self.players[asked.player]
            return Asked(who_asked, "choice", asked.cause, asked.place, asked.rules)
        if state.result != NOWHERE:
            return None
        rule = "DU-LEAD-1" if state.led == NOWHERE else "DU-LEAD-3"
        return Asked(self.players[who(state)], word(state), "the trick", 0, (rule,))

    def legal(self) -> Sequence[Move]:
        """The choices open now, in a fixed order."""
        asked = self._steps.question
        if asked is not None:
            return Answers(self.teller.name, "pick", asked.options)
        if self.state.result != NOWHERE:
            return []
        place = 0 if self.state.led == NOWHERE else 1
        return [Move(self._terms, place=place, step=it) for it in open_now(self.state)]

    def refusal(self, who: str, terms: Terms) -> Refused:
        """Why *who* cannot choose what *terms* say."""
        asked = self._steps.question
        if asked is not None:
            open_cards = [str(self.teller.name(it.field, it.value)) for it in asked.options]
            return Refused(f"pick one of {', '.join(open_cards)}", asked.rules)
        if self.state.result != NOWHERE:
            return Refused("the game is over", ("DU-END-1",))
        return refusal(self.teller, self.state, who, terms)

    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""
        state = self._first if first else self.state
        players = {name: self._lying(state, at) for at, name in enumerate(self.players)}
        won = {NOWHERE: "none", NOBODY: "nobody"}.get(state.result)
        winner = won or self.players[state.result]
        return {**players, "game": {"leader": self.players[state.leader], "winner": winner}}

    def question(self, lang: Lang) -> str:
        """The question that is open, as a sentence; when the game is over, who has won."""
        won = self.state.result
        if won == NOWHERE:
            return super().question(lang)
        over = super().question(lang)
        who = NOBODY_WINS[lang] if won == NOBODY else self.teller.tell("player", won, lang)
        return f"{over}: {who}"

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """The cards that each player has in hand; of who is *hidden* only how many."""
        cards, told = self.teller.cards, list[tuple[str, str]]()
        for name, hand in zip(self.players, self.state.hands, strict=True):
            known = ", ".join(cards[it].name[lang] for it in hand) or "–"
            told.append((name, str(len(hand)) if name in hidden else known))
        return told

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)

    def _lying(self, state: State, player: int) -> Mapping[str, tuple[str, ...]]:
        """The cards of a player, by where they lie."""
        led = (state.led,) if player == state.leader and state.led != NOWHERE else ()
        lying = {"hand": state.hands[player], "led": led, "kept": state.kept[player]}
        return {place: tuple(self.teller.ids[it] for it in cards) for place, cards in lying.items()}

    def _terms(self, move: Move) -> Terms:
        """What a move says, as a script writes it: `lead fox`."""
        assert isinstance(move.step, Lead | Answer)  # noqa: S101 -- `legal()` makes no other
        said = "lead" if isinstance(move.step, Lead) else "answer"
        return {said: self.teller.ids[move.step.card]}
