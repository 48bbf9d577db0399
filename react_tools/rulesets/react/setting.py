"""A scenario's setting: from the drawing and the pieces to a position on the table."""

from collections import Counter
from collections.abc import Sequence
from typing import NoReturn

from react_tools.game import EndlessError, UnknownCardError
from react_tools.rulesets.react.board import Board
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.laying import Layer
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.picture import doubts
from react_tools.rulesets.react.setting_faults import BROKEN, DRAWING, UNKNOWN_NAME
from react_tools.rulesets.react.setup import Setup
from react_tools.rulesets.react.state import Phase
from react_tools.rulesets.react.things import PLAYERS
from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import entries, scalar, text
from react_tools.source.span import Span
from react_tools.source.tree import Scalar
from react_tools.staging.faults import ENDLESS, UNSAID_CARD, Faults
from react_tools.trace.recorder import Recorder

_TWO = 2
_LONGEST = 26


def start(scenario: Scenario, library: Library) -> Duel:
    """A recorded duel at the scenario's setting.

    Raises:
        SettingError: the setting makes no position; its findings say why.
    """
    return _Setting(scenario, library).duel()


class _Setting:
    """Reads one setting; faults are gathered, and stop it where it cannot go on."""

    def __init__(self, scenario: Scenario, library: Library) -> None:
        self.scenario = scenario
        self.library = library
        self.faults = Faults(UNKNOWN_NAME)
        self.pieces = dict(entries(scenario.root.get("pieces")))
        drawn = text(scenario.root, "field").splitlines()
        self.drawn = "field" in scenario.root
        self.rows = [line.split() for line in drawn if line.strip()][::-1]

    def duel(self) -> Duel:
        """The duel, if everything is as it should be."""
        letters = self._creator_letters()
        self.faults.check_rulings(self.scenario, self.library.rulings)
        if not self.drawn and len(letters) == _TWO:
            self.rows = self._stars(letters)
        self._check_drawing()
        self.faults.stop()
        match = self._match([self.library.creators[self._id(letter)] for letter in letters])
        layer = Layer(match, self.scenario.root, letters, self.faults)
        state = layer.lay(self.rows)
        letter_of = {unit: letter for letter, unit in layer.units.items()}
        names = Names(match, _names(match, letter_of), _marks(match, letter_of))
        aliases = {letter: match.sheets[player].id for player, letter in enumerate(letters)}
        aliases |= _shown(names)
        recorder = Recorder()
        for ruling in (it for player in PLAYERS for it in doubts(match, state.row, player)):
            recorder.rest(ruling)
        duel = Duel(names, state, recorder, aliases)
        self._go_on(duel)
        return duel

    def _go_on(self, duel: Duel) -> None:
        """What happens before anybody decides: the setup, or the phases before the main one."""
        first_game = text(self.scenario.root, "hands") == "first-game"
        try:
            duel.go_on(Setup(first_game) if duel.state.phase == Phase.SETUP else None)
        except UnknownCardError as error:
            self.faults.add(UNSAID_CARD, self._span("pieces"), str(error), error.cure)
        except EndlessError as error:
            self.faults.add(ENDLESS, self._span("pieces"), str(error))
        for entry in duel.recorder.entries if duel.recorder else ():
            self.faults.rest(entry.rulings)
        self.faults.stop()

    def _stars(self, letters: Sequence[str]) -> list[list[str]]:
        """The field of the board, each creator on a star, the first of the file on the first."""
        numbers = self.library.numbers
        assert numbers is not None  # noqa: S101 -- settings are read only when it is there
        board = Board(numbers.columns, numbers.rows)
        rows = [["."] * board.columns for _ in range(board.rows)]
        zones = [board.zone(star) for star in numbers.stars]
        for letter, zone in zip(letters, zones, strict=True):
            if zone is not None:
                rows[zone // board.columns][zone % board.columns] = letter
        stray = [star for star, zone in zip(numbers.stars, zones, strict=True) if zone is None]
        if stray:
            message = f"the board has stars outside its field: {', '.join(stray)}"
            self.faults.add(BROKEN, self._span("pieces"), message, "mend board.yaml first")
            self.faults.give_up()
        return rows

    def _match(self, creators: Sequence[Creator]) -> Match:
        """The compiled match; cards with faults of their own make none."""
        for creator in creators:
            if why := self.library.fault_of(creator):
                self._broken(creator, why)
        first, second = creators
        size = (len(self.rows[0]), len(self.rows))
        return self.library.match((first, second), size, self.scenario.rulings)

    def _broken(self, creator: Creator, why: str) -> NoReturn:
        message = f"the cards of {creator.id} have faults: {why}"
        self.faults.add(BROKEN, self._span("pieces"), message, f"mend {creator.node.path} first")
        self.faults.give_up()

    def _check_creator(self, name: Scalar) -> None:
        """A creator is known; one whose own file could not be read is not replaced by another."""
        path = self.library.broken.get(name.text)
        if path and name.text not in self.library.creators:
            message = f"the file of {name.text} has faults"
            self.faults.add(BROKEN, name.span, message, f"mend {path} first")
        else:
            self.faults.check_name(name.span, "creator", name.text, self.library.creators)

    def _span(self, name: str) -> Span:
        return self.scenario.root.key_span(name)

    def _id(self, letter: str) -> str:
        return text(self.pieces[letter].value, "creator")

    def _creator_letters(self) -> list[str]:
        """The letters of the two creators, in the order of the file."""
        letters = []
        for letter, entry in self.pieces.items():
            name = scalar(entry.value, "creator")
            if name is not None:
                letters.append(letter)
                self._check_creator(name)
        if len(letters) != _TWO:
            message = f"a duel has two creators; the setting has {len(letters)}"
            self.faults.add(DRAWING, self._span("pieces"), message, "", "RA-GOAL-3")
        elif self._id(letters[0]) == self._id(letters[1]):
            message = "the players choose different creators; the setting has one twice"
            self.faults.add(DRAWING, self._span("pieces"), message, "", "RA-SETUP-1")
        return letters

    def _check_drawing(self) -> None:
        """Each letter of the drawing is a piece, each piece stands there once; rows are equal."""
        span = self._span("field" if self.drawn else "pieces")
        if not self.rows or len({len(row) for row in self.rows}) != 1:
            widths = ", ".join(str(len(row)) for row in self.rows[::-1])
            message = f"the rows of the field are not equally long: {widths}"
            self.faults.add(DRAWING, span, message, "write `.` for a free zone")
        if max(len(self.rows), *(len(row) for row in self.rows), 0) > _LONGEST:
            message = f"the field is longer or wider than {_LONGEST} zones"
            self.faults.add(DRAWING, span, message, "columns are named a to z")
            return
        drawn = [cell for row in self.rows for cell in row if cell != "."]
        for cell in sorted(set(drawn) - set(self.pieces)):
            message = f"{cell!r} stands on the field but is no piece"
            self.faults.add(DRAWING, span, message, f"say under `pieces:` what {cell!r} is")
        for letter, entry in self.pieces.items():
            count = drawn.count(letter)
            if count != 1:
                where = "not on the field" if count == 0 else f"on the field {count} times"
                message = f"the piece {letter!r} is {where}"
                self.faults.add(DRAWING, entry.key.span, message, "each piece stands there once")


def _names(match: Match, letters: dict[int, str]) -> tuple[str, ...]:
    """A creator's unit has the creator's id, a piece its letter, any other its kind and number."""
    return tuple(
        match.sheets[unit.owner].id
        if unit.kind == "creator"
        else letters.get(unit.index, f"{unit.kind}-{unit.copy}")
        for unit in match.units
    )


def _shown(names: Names) -> dict[str, str]:
    """The names of units whose marks are none, by these marks; not those that two kinds share."""
    times = Counter(names.marks)
    return {
        mark: name
        for mark, name in zip(names.marks, names.units, strict=True)
        if len(mark) > 1 and times[mark] == 1
    }


def _marks(match: Match, letters: dict[int, str]) -> tuple[str, ...]:
    """What a drawing shows: a piece's letter, else a capital and a number, unlike any zone."""
    return tuple(
        letters.get(unit.index, f"{unit.kind[0].upper()}{unit.copy}") for unit in match.units
    )
