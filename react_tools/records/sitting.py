"""A duel that is played at one terminal: whose choices chance makes, and how far it is saved."""

from collections.abc import Callable, Collection
from random import Random  # noqa: TID251 -- seeded: the same seed plays the same duel

from react_tools.game import Choice, Decision, EndlessError, UnknownCardError
from react_tools.records.course import Course

Luck = Callable[[int, int], int]
"""Of so many choices, the one to make when so many were made before."""


def shuffler(seed: int) -> Callable[[list[str]], None]:
    """What brings lists into an order that *seed* settles."""
    return Random(f"decks {seed}").shuffle  # noqa: S311 -- cards, no secrets


def luck(seed: int) -> Luck:
    """Chance that *seed* settles: a choice taken back and made again is answered as before."""
    return lambda many, at: Random(f"choice {at} of {seed}").randrange(many)  # noqa: S311


def written(head: str, course: Course) -> str:
    """A whole record: its setting, with the line that ends it, and the choices."""
    return head + "".join(f"{line}\n" for line in course.lines())


class Sitting:
    """A duel that is played.

    Attributes:
        course: the choices so far.
        head: the record's setting, with the line that ends it.
        trouble: why the latest choice could not be carried out and was taken back; else empty.
    """

    def __init__(self, course: Course, head: str, chance: Collection[str], fate: Luck) -> None:
        self.course = course
        self.head = head
        self._chance = chance
        self._fate = fate
        self.trouble = ""
        self._saved = self.text()
        self.advance()

    @property
    def asked(self) -> Decision | None:
        """What a person is asked; None when the duel is over."""
        return self.course.game.decision()

    @property
    def saved(self) -> bool:
        """Whether nothing would be lost: it is written down as it is, or nothing was done."""
        return self._saved == self.text()

    def text(self) -> str:
        """The whole record."""
        return written(self.head, self.course)

    def mark_saved(self) -> None:
        """Remember that it is written down as it is now."""
        self._saved = self.text()

    def take(self, choice: Choice) -> None:
        """Make a person's choice, and after it those that chance makes."""
        if self._made(choice):
            self.advance()

    def advance(self) -> None:
        """Make the choices that chance makes, until a person is asked."""
        going = True
        while going and (asked := self.asked) is not None and asked.who in self._chance:
            legal = self.course.game.legal()
            going = self._made(legal[self._fate(len(legal), len(self.course.made))])

    def _made(self, choice: Choice) -> bool:
        """Make a choice; False if it cannot be carried out, and *trouble* tells why."""
        self.trouble = ""
        try:
            self.course.take(choice)
        except (UnknownCardError, EndlessError) as error:
            self.trouble = str(error)
        return not self.trouble

    def undo(self, times: int) -> int:
        """Take the latest choices of persons back; how many were."""
        persons = [at for at, one in enumerate(self.course.made) if one.who not in self._chance]
        back = persons[-times:] if times > 0 else []
        if back:
            self.course.back(back[0])
        return len(back)
