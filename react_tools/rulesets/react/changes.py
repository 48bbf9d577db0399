"""What has come of it, in sentences: the end, damage, then each unit, each zone, the chain.

What is mere book-keeping – cards in hand and discarded, supplies – is told only where nothing
else has changed.
"""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.questions import sentence
from react_tools.rulesets.react.state import State
from react_tools.staging.listed import together
from react_tools.trace.event import Lang

_EXHAUSTED = {"m": "истощён", "f": "истощена", "n": "истощено"}
_READY = {"m": "восстановлен", "f": "восстановлена", "n": "восстановлено"}


def outcome(names: Names, first: State, now: State, lang: Lang, *, books: bool = True) -> list[str]:
    """The sentences, without full stops; none if nothing has changed, but *books* perhaps."""
    teller = _Outcome(names, first, now, lang)
    told = [*teller.end(), *teller.damage(), *teller.ascended(), *teller.units()]
    told += [*teller.zones(), *teller.masterpieces(), *teller.turn(), *teller.chain()]
    return [sentence(it) for it in told or (teller.cards() if books else ())]


class _Outcome:
    """Two states of one duel, told in one language."""

    def __init__(self, names: Names, first: State, now: State, lang: Lang) -> None:
        self.names = names
        self.first = first
        self.now = now
        self.lang: Lang = lang
        self.russian = lang == "ru"

    def end(self) -> Iterator[str]:
        """Who has won."""
        if self.now.result != self.first.result:
            yield str(self.names.tell("winner", self.now.result, self.lang))

    def damage(self) -> Iterator[str]:
        """What each creator has suffered."""
        most = self.names.match.numbers.damage
        for player, now in enumerate(self.now.damage):
            taken = now - self.first.damage[player]
            if taken:
                who = self.names.tell("player", player, self.lang)
                yield (
                    f"{who} получает {taken} урон ({now} из {most})"
                    if self.russian
                    else f"{who} takes {taken} damage ({now} of {most})"
                )

    def ascended(self) -> Iterator[str]:
        """Who has ascended or descended."""
        for player, now in enumerate(self.now.ascended):
            if now != self.first.ascended[player]:
                who = self.names.tell("player", player, self.lang)
                if self.russian:
                    yield f"{who} {'возвышается' if now else 'больше не возвышен'}"
                else:
                    yield f"{who} {'has ascended' if now else 'has descended'}"

    def masterpieces(self) -> Iterator[str]:
        """What lies in each cell that has changed."""
        for cell, (old, new) in enumerate(zip(self.first.row, self.now.row, strict=True), 1):
            if old == new:
                continue
            lies = self.names.tell("piece", new, self.lang) if new != NOWHERE else ""
            if self.russian:
                yield f"шедевры, ячейка {cell}: {lies or 'пусто'}"
            else:
                yield f"masterpieces, cell {cell}: {lies or 'empty'}"

        for piece in self.now.lost:
            if piece not in self.first.lost:
                card = self.names.tell("piece", piece, self.lang)
                yield (
                    f"карта шедевра {card} выбывает из игры"
                    if self.russian
                    else f"masterpiece card {card} is out of the game"
                )

    def turn(self) -> Iterator[str]:
        """Whose turn it is now."""
        if self.now.turn != self.first.turn:
            who = self.names.tell("player", self.now.active, self.lang)
            if self.russian:
                yield f"ход {self.now.turn}: активный игрок – {who}"
            else:
                yield f"turn {self.now.turn}: {who} is active"

    def units(self) -> Iterator[str]:
        """What has become of each unit."""
        for unit in self.names.match.units:
            if told := [*self._way(unit.index), *self._state(unit.index)]:
                who = self.names.unit_told(unit.index, self.lang)
                yield f"{who}: {', '.join(told)}" if self.russian else f"{who} {together(told)}"

    def _way(self, unit: int) -> Iterator[str]:
        before, after = self.first.where[unit], self.now.where[unit]
        again = self.now.stamp[unit] != self.first.stamp[unit]
        board = self.names.match.board
        if after == NOWHERE and before != NOWHERE:
            yield "фигура покидает поле" if self.russian else "leaves the field"
        elif after != NOWHERE and (before == NOWHERE or again):
            zone = board.name(after)
            yield f"призыв на {zone}" if self.russian else f"is summoned on {zone}"
        elif before != after:
            origin, zone = board.name(before), board.name(after)
            yield f"{origin} → {zone}" if self.russian else f"goes from {origin} to {zone}"

    def _state(self, unit: int) -> Iterator[str]:
        if self.now.where[unit] == NOWHERE:
            return
        if self.now.exhausted[unit] != self.first.exhausted[unit]:
            tired, gender = self.now.exhausted[unit], self.names.match.units[unit].label.gender
            russian = (_EXHAUSTED if tired else _READY)[gender]
            english = "is exhausted" if tired else "recovers"
            yield russian if self.russian else english
        if tokens := self._tokens(self.first.riding, self.now.riding, unit):
            yield tokens if self.russian else f"has {tokens}"

    def zones(self) -> Iterator[str]:
        """What lies on each zone."""
        for zone in self.names.match.board.zones:
            if tokens := self._tokens(self.first.lying, self.now.lying, zone):
                name = self.names.match.board.name(zone)
                yield f"на {name}: {tokens}" if self.russian else f"on {name}: {tokens}"

    def _tokens(self, before: Sequence[int], after: Sequence[int], holder: int) -> str:
        kinds = self.names.match.tokens
        at = holder * len(kinds)
        return ", ".join(
            f"{token.label[self.lang]} ×{new}" + (f" ({self._before} ×{old})" if old else "")
            for token, old, new in zip(kinds, before[at:], after[at:], strict=False)
            if old != new
        )

    @property
    def _before(self) -> str:
        return "было" if self.russian else "before:"

    def chain(self) -> Iterator[str]:
        """The cards that lie on the chain, the latest last."""
        if self.now.chain:
            told = [
                str(self.names.tell("effect", link.effect, self.lang)) for link in self.now.chain
            ]
            lead = "в цепочке" if self.russian else "on the chain"
            yield f"{lead}: {', '.join(told)}"

    def cards(self) -> Iterator[str]:
        """How many cards each player has more or fewer in hand."""
        for player, hand in enumerate(self.now.hand):
            more = len(hand) - len(self.first.hand[player])
            if more:
                who = self.names.tell("player", player, self.lang)
                yield (
                    f"{who}: карт в руке {len(hand)} ({more:+d})"
                    if self.russian
                    else f"{who} has {_cards(len(hand))} in hand ({more:+d})"
                )


def _cards(count: int) -> str:
    """`1 card`, `2 cards`."""
    return f"{count} card" if count == 1 else f"{count} cards"
