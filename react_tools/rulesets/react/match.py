"""Two creators on a board: every name an index, every phrase compiled.

What was compiled from the cards, on top of the names and numbers (react.things). It is fixed for a
duel and shared by all its positions.
"""

from collections.abc import Mapping, Sequence

from react_tools.rulesets.react import definitions
from react_tools.rulesets.react.board import NOWHERE, Board, Numbers
from react_tools.rulesets.react.definitions import Ability, Creator, Effect
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.passive import Passive, passives
from react_tools.rulesets.react.playable import Playable, Stand
from react_tools.rulesets.react.program import Run, program
from react_tools.rulesets.react.steps import Step
from react_tools.rulesets.react.things import PLAYERS, Things

_COMINGS = ("entered", "left", "summoned")


class Match(Things):
    """Names, numbers and everything that was compiled.

    Attributes:
        playables: every effect, player 0's first.
        setups, draws: what each player's sheet says of the setup, and of what is done instead of
            drawing; None if it says nothing.
        abilities_twice: whether an ability card on the chain may be played again (a ruling).
        passives: by trigger, the passives that wait for it, player 0's first, in printed order.
        places_tell: of each kind of token, whether any passive waits for it to be placed.
        replaces: whether any passive replaces damage.
        entries_tell: whether any passive waits for units to enter a zone.
        pieces_fall: whether a piece that cannot go along leaves the field (a ruling).
        aims_freely: whether a target may be chosen that does not fit, or is out of the creator's
            reach (two rulings).
        boulders_bar: whether there are boulders and they keep units out of their zones (a ruling).
    """

    def __init__(
        self,
        creators: tuple[Creator, Creator],
        board: Board,
        numbers: Numbers,
        rulings: Mapping[str, str],
    ) -> None:
        super().__init__(creators, board, numbers, rulings)
        meanings = [Meaning(self, owner) for owner in PLAYERS]
        self.playables: list[Playable] = []
        for at, (owner, ability) in enumerate(self.abilities):
            self._add_ability(at, ability, meanings[owner])
        for at, (owner, card) in enumerate(self.cards):
            users = (self.creators[owner],)
            self._add(card.effect, meanings[owner], users, card=at)
        self.setups = [self._steps(sheet.setup, meanings[at]) for at, sheet in enumerate(creators)]
        self.draws = [self._steps(sheet.draw, meanings[at]) for at, sheet in enumerate(creators)]
        self._of_cards = {it.card: it for it in self.playables if it.card != NOWHERE}
        self._up = {
            (owner, kind, face): [
                it
                for it in self.playables
                if it.ability != NOWHERE
                and (it.owner, it.effect.kind) == (owner, kind)
                and it.face in {NOWHERE, face}
            ]
            for owner in PLAYERS
            for kind in ("intention", "reaction")
            for face in (0, 1)
        }
        self._at_hand: dict[tuple[object, ...], list[Stand]] = {}
        self.abilities_twice = rulings["ability-twice"] == "yes"
        self.aims_freely = rulings["target-reach"] == "any" or rulings["adjacent-to"] == "own-unit"
        self.passive_list = printed = list[definitions.Passive]()
        compiled: list[Passive] = []
        for owner in PLAYERS:
            for passive in creators[owner].passives:
                compiled.extend(passives(passive, len(printed), meanings[owner]))
                printed.append(passive)
        self.passives = {
            trigger: tuple(it for it in compiled if it.trigger == trigger)
            for trigger in sorted({it.trigger for it in compiled})
        }
        self.replaces = "replace" in self.passives
        self.places_tell = [
            any(not it.tokens or token in it.tokens for it in self.passives.get("placed", ()))
            for token in range(len(self.tokens))
        ]
        self.entries_tell = "entered" in self.passives
        self._stirred: dict[str, frozenset[int]] = {}
        self.pieces_fall = bool(self.pieces) and rulings["attached-blocked"] == "leaves"
        self.boulders_bar = bool(self.boulders) and rulings["boulder-blocks"] == "yes"

    def stirred(self, way: str) -> frozenset[int]:
        """The units of which any passive may ever notice that they come or go that way."""
        known = self._stirred.get(way)
        if known is None:
            waiting = [it for fact in _COMINGS for it in self.passives.get(fact, ())]
            units = [it.index for it in self.units]
            stirred = (it for it in units if any(one.concerns(it, way) for one in waiting))
            known = self._stirred[way] = frozenset(stirred)
        return known

    @staticmethod
    def _steps(steps: tuple[Step, ...], meaning: Meaning) -> Run | None:
        """What a sheet says, compiled; None if it says nothing."""
        return program(steps, meaning) if steps else None

    def at_hand(
        self,
        player: int,
        kind: str,
        face: int,
        hand: tuple[int, ...],
        used: tuple[int, ...] = (),
    ) -> Sequence[Stand]:
        """A player's effects of a kind: on ability cards with that side up, then on those in hand.

        Each with its users; of ability cards whose effects are *used* there is none. It is kept,
        for hands come again.
        """
        known = self._at_hand.get((player, kind, face, hand, used))
        if known is None:
            gone = {self.playables[it].ability for it in used}
            up = (it for it in self._up[player, kind, face] if it.ability not in gone)
            cards = (self._of_cards[card] for card in dict.fromkeys(hand))
            every = (*up, *(it for it in cards if it.effect.kind == kind))
            known = [stand for it in every for stand in it.stands]
            self._at_hand[player, kind, face, hand, used] = known
        return known

    def _add_ability(self, at: int, ability: Ability, meaning: Meaning) -> None:
        owner = meaning.owner
        users = tuple(
            unit.index for unit in self.units if unit.owner == owner and unit.kind == ability.of
        ) or (self.creators[owner],)
        for face, side in enumerate(ability.faces):
            for effect in side.effects:
                up = face if len(ability.faces) > 1 else NOWHERE
                self._add(effect, meaning, users, ability=at, face=up)

    def _add(  # noqa: PLR0913 -- where an effect is printed has three facets
        self,
        effect: Effect,
        meaning: Meaning,
        users: tuple[int, ...],
        *,
        card: int = NOWHERE,
        ability: int = NOWHERE,
        face: int = NOWHERE,
    ) -> None:
        self.playables.append(
            Playable(
                index=len(self.playables),
                owner=meaning.owner,
                id=effect.id,
                effect=effect,
                card=card,
                ability=ability,
                face=face,
                users=users,
                meaning=meaning,
            )
        )
