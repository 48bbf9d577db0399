"""A scenario's setting: from its players and their cards to a position on the table."""

from collections.abc import Iterator

from react_tools.game import UnknownCardError
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.laying import lay
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.match import Copy, Seat
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.state import Phase
from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import child, entries, items, number, scalar, text, words
from react_tools.source.tree import Entry, Mapping, Node, Scalar
from react_tools.staging.faults import UNSAID_CARD, Faults
from react_tools.trace.recorder import Recorder

UNKNOWN_NAME, SETTING, BROKEN = "KF201", "KF202", "KF209"
_TWO = 2
_PILES = ("hand", "deck", "discard")


def start(scenario: Scenario, library: Library) -> Contest:
    """A recorded game at the scenario's setting.

    Raises:
        SettingError: the setting makes no position; its findings say why.
    """
    return _Setting(scenario, library).contest()


def players(scenario: Scenario) -> list[str]:
    """The ids of the players of a setting."""
    return [name for name, _ in entries(scenario.root.get("players"))]


class _Setting:
    """Reads one setting; faults are gathered, and stop it where it cannot go on."""

    def __init__(self, scenario: Scenario, library: Library) -> None:
        self.scenario = scenario
        self.root = scenario.root
        self.pinned = scenario.rulings
        self.library = library
        self.faults = Faults(UNKNOWN_NAME)
        self.seats = [it for it in entries(scenario.root.get("players")) if _is_mapping(it[1])]
        self.copies: list[Copy] = []
        self._taken = {"game", *(name for name, _ in self.seats)}
        self._said = [name for _, seat in self.seats for name, _ in _rows(seat)]

    def contest(self) -> Contest:
        """The game, if everything is as it should be."""
        self.faults.check_rulings(self.scenario, self.library.rulings)
        if len(self.seats) != _TWO:
            message = f"a game has two players; the setting has {len(self.seats)}"
            self.faults.add(SETTING, self.root.key_span("players"), message)
            self.faults.give_up()
        self.faults.check_name(
            self.root.key_span("active"), "player", text(self.root, "active"), self._ids
        )
        for player, (_, entry) in enumerate(self.seats):
            self.copies += self._in_play(player, entry)
            self.copies += self._in_piles(player, entry)
        first, second = [self._seat(name, entry) for name, entry in self.seats]
        self.faults.stop()
        match = self.library.match(self.copies, (first, second), self.pinned)
        state = lay(match, self.root, self.faults)
        contest = Contest(Names(match), state, Recorder())
        if state.phase == Phase.START:
            try:
                contest.go_on()
            except UnknownCardError as error:
                span = self.root.key_span("players")
                self.faults.add(UNSAID_CARD, span, str(error), error.cure)
        for one in contest.recorder.entries if contest.recorder else ():
            self.faults.rest(one.rulings)
        self.faults.stop()
        return contest

    @property
    def _ids(self) -> list[str]:
        return [name for name, _ in self.seats]

    def _seat(self, name: str, entry: Entry) -> Seat:
        """A player's own words: the houses, and how the discard pile is shuffled."""
        known = self.library.numbers.houses if self.library.numbers else {}
        houses = list(items(child(entry.value, "houses")))
        for node in houses:
            self.faults.check_name(node.span, "house", text(node), known)
        orders = [words(it) for it in items(child(entry.value, "shuffles"))]
        seed = number(entry.value, "seed") if child(entry.value, "seed") is not None else None
        deck = self.library.decks.get(name)
        label = deck.label if deck else None
        return Seat(name, tuple(text(it) for it in houses), tuple(orders), seed, label)

    def _in_play(self, player: int, seat: Entry) -> Iterator[Copy]:
        """The copies that lie in front of a player, by their names there, with their upgrades."""
        for name, entry in _rows(seat):
            card = scalar(entry.value, "card")
            if card is None:
                continue
            if name in self._taken or self._said.count(name) > 1:
                message = f"{name!r} is the name of something else here"
                self.faults.add(SETTING, entry.key.span, message, "give it another name")
            owner = scalar(entry.value, "owner")
            of = self._owner(player, owner)
            yield from self._copy(card, of, name)
            for key, whose in (("upgrades", player), ("enemy_upgrades", 1 - player)):
                for node in items(child(entry.value, key)):
                    yield from self._copy(node, whose)

    def _owner(self, player: int, owner: Scalar | None) -> int:
        if owner is None or not self.faults.check_name(owner.span, "player", owner.text, self._ids):
            return player
        return self._ids.index(owner.text)

    def _in_piles(self, player: int, seat: Entry) -> Iterator[Copy]:
        for pile in _PILES:
            for node in items(child(seat.value, pile)):
                yield from self._copy(node, player)

    def _copy(self, node: Node, owner: int, name: str = "") -> Iterator[Copy]:
        """A copy of the card that is named: `imp`, or `imp.logos` for one of another house."""
        id_, _, house = text(node).partition(".")
        cards, numbers = self.library.cards, self.library.numbers
        if id_ not in cards and self.library.may_be_broken(id_):
            where = ", ".join(self.library.broken.values())
            message = f"no card is called {id_!r}, and a file of cards has faults"
            self.faults.add(BROKEN, node.span, message, f"mend {where} first")
        elif self.faults.check_name(node.span, "card", id_, cards):
            card = cards[id_]
            known = numbers.houses if numbers else {}
            house = house or card.house
            if any(it.fault for it in card.written):
                message = f"a phrase of {id_} does not parse"
                self.faults.add(BROKEN, node.span, message, "mend the card first")
            elif self.faults.check_name(node.span, "house", house, known):
                yield Copy(card, owner, house, name or self._free(id_))

    def _free(self, id_: str) -> str:
        """The card's id, or that and a number if something else is called so."""
        name, count = id_, 1
        while name in self._taken or name in self._said:
            count += 1
            name = f"{id_}-{count}"
        self._taken.add(name)
        return name


def _rows(seat: Entry) -> list[tuple[str, Entry]]:
    """The cards that lie in front of a player, by the names that the setting gives them."""
    rows = (child(seat.value, it) for it in ("battleline", "artifacts"))
    return [named for row in rows for named in entries(row)]


def _is_mapping(entry: Entry) -> bool:
    return isinstance(entry.value, Mapping)
