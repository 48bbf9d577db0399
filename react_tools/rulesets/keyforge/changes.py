"""What has come of it, in sentences: the end, keys, æmber, each card, the battleline, the turn.

What is mere book-keeping – that a hand holds fewer cards – is told only where nothing else has
changed.
"""

from collections.abc import Iterator

from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.questions import sentence
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.rulesets.keyforge.strength import armor, power
from react_tools.rulesets.keyforge.table import Table
from react_tools.staging.listed import together
from react_tools.trace.event import Lang


def outcome(names: Names, first: Table, now: Table, lang: Lang, *, books: bool = True) -> list[str]:
    """The sentences, without full stops; none if nothing has changed, but *books* perhaps."""
    teller = _Outcome(names, first, now, lang)
    done, turn = (
        [*teller.end(), *teller.keys(), *teller.aember(), *teller.cards()],
        [*teller.turn()],
    )
    if done or turn:
        return [sentence(it) for it in (*done, *teller.hands(grown=True), *turn)]
    return [sentence(it) for it in (teller.hands() if books else ())]


class _Outcome:
    """Two positions of one game, told in one language."""

    def __init__(self, names: Names, first: Table, now: Table, lang: Lang) -> None:
        self.names = names
        self.tables = (first, now)
        self.first = first.state
        self.now = now.state
        self.lang: Lang = lang
        self.russian = lang == "ru"

    def _say(self, english: str, russian: str) -> str:
        return russian if self.russian else english

    def end(self) -> Iterator[str]:
        """Who has won."""
        if self.now.result != self.first.result:
            who = self.names.player(self.now.result, self.lang)
            yield self._say(f"{who} wins", f"побеждает {who}")

    def keys(self) -> Iterator[str]:
        """Who has forged keys."""
        most = self.names.match.numbers.keys
        for player, keys in enumerate(self.now.keys):
            if keys != self.first.keys[player]:
                who = self.names.player(player, self.lang)
                yield self._say(
                    f"{who} has forged {keys} of {most} keys",
                    f"{who}: выковано ключей {keys} из {most}",
                )

    def aember(self) -> Iterator[str]:
        """What has become of the pools."""
        for player, pool in enumerate(self.now.pool):
            if more := pool - self.first.pool[player]:
                who = self.names.player(player, self.lang)
                yield self._say(
                    f"{who} has {pool} æmber ({more:+d})", f"{who}: янтарь {pool} ({more:+d})"
                )

    def cards(self) -> Iterator[str]:
        """What has become of each card that is in play, or was."""
        for card in range(len(self.names.match.cards)):
            if told := [*self._way(card), *self._state(card)]:
                who = self.names.card(card, self.lang)
                yield self._say(f"{who} {together(told)}", f"{who}: {', '.join(told)}")

    def _way(self, card: int) -> Iterator[str]:
        before, after = self.first.controller[card], self.now.controller[card]
        host = self.now.host[card]
        if before != NOWHERE and after == NOWHERE:
            yield self._left(card)
        elif before == NOWHERE and after != NOWHERE:
            if host == NOWHERE:
                yield self._say("enters play", "карта входит в игру")
            else:
                on = self.names.card(host, self.lang)
                yield self._say(f"lies on {on}", f"лежит на карте {on:quoted}")
        elif before != after:
            who = self.names.player(after, self.lang)
            yield self._say(f"is controlled by {who}", f"карту контролирует {who}")
        elif before == NOWHERE and card == self.now.playing != self.first.playing:
            yield self._say("is being played", "карту разыгрывают")

    def _left(self, card: int) -> str:
        for player in range(len(self.names.players)):
            name = self.names.player(player, self.lang)
            if card in self.now.hand[player]:
                return self._say(
                    f"returns to the hand of {name}", f"возвращается в руку игрока {name:quoted}"
                )
            if card in self.now.discard[player]:
                return self._say(
                    f"goes to the discard pile of {name}", f"уходит в сброс игрока {name:quoted}"
                )
        return self._say("leaves play", "покидает игру")

    def _state(self, card: int) -> Iterator[str]:
        """Damage, armor, æmber, stun, and how it lies; of one that has left nothing."""
        first, now = self.first, self.now
        if now.controller[card] == NOWHERE or now.host[card] != NOWHERE:
            return
        if self._is_creature(card):
            yield from self._harm(card)
        if now.aember[card] != first.aember[card]:
            count = now.aember[card]
            yield self._say(f"has {count} æmber on it", f"янтаря на карте {count}")
        if now.exhausted[card] != first.exhausted[card]:
            tired = now.exhausted[card]
            yield self._say(
                "is exhausted" if tired else "is ready",
                "карта истощена" if tired else "карта готова",
            )

    def _harm(self, card: int) -> Iterator[str]:
        first, now = self.first, self.now
        if now.damage[card] != first.damage[card]:
            damage, strength = now.damage[card], power(self.tables[1], card)
            yield self._say(
                f"has {damage} damage for a power of {strength}",
                f"урон {damage} при силе {strength}",
            )
        if now.shielded[card] > first.shielded[card]:
            left = max(armor(self.tables[1], card) - now.shielded[card], 0)
            yield self._say(f"has {left} armor left this turn", f"брони до конца хода {left}")
        if now.stunned[card] != first.stunned[card]:
            stunned = now.stunned[card]
            yield self._say(
                "is stunned" if stunned else "is no longer stunned",
                "получает оглушение" if stunned else "больше без оглушения",
            )

    def _is_creature(self, card: int) -> bool:
        return self.names.match.cards[card].type == "creature"

    def turn(self) -> Iterator[str]:
        """Whose turn it is now, and which house is active."""
        first, now = self.first, self.now
        if now.turn != first.turn and now.result == NOWHERE:
            who = self.names.player(now.active, self.lang)
            yield self._say(
                f"turn {now.turn}: {who} is active", f"ход {now.turn}: активный игрок – {who}"
            )
        if now.house not in {first.house, NOWHERE}:
            house = self.names.house(now.house, self.lang)
            yield self._say(f"the house {house} is active", f"активен дом {house}")

    def hands(self, *, grown: bool = False) -> Iterator[str]:
        """How many cards each player has more or fewer in hand; only more if *grown*."""
        for player, hand in enumerate(self.now.hand):
            more = len(hand) - len(self.first.hand[player])
            if more > 0 or (more and not grown):
                who, count = self.names.player(player, self.lang), len(hand)
                cards = "card" if count == 1 else "cards"
                yield self._say(
                    f"{who} has {count} {cards} in hand ({more:+d})",
                    f"{who}: карт в руке {count} ({more:+d})",
                )
