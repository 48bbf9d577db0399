"""The flags of `simulate`, and which of them do not go together."""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.errors import UnfitFlagsError


class Flags(NamedTuple):
    """How scenarios shall be played and shown.

    Attributes:
        player: whose sight it is; empty: everything is seen.
        against: the scenario with which one is compared; empty: none.
        rulings: those whose settings are varied (react_tools.varying.asked); empty: none.
    """

    output: str
    ask: bool = False
    accept: bool = False
    step: bool = False
    player: str = ""
    against: str = ""
    rulings: str = ""

    def fit(self, scenarios: int, records: int = 0) -> None:
        """Whether they go together; *records* of the *scenarios* are records of duels.

        Raises:
            UnfitFlagsError: with the first reason why they do not.
        """
        for reason in (
            *self._reasons_of_records(scenarios, records),
            *self._reasons_of_varying(),
            *self._reasons(scenarios),
        ):
            raise UnfitFlagsError(reason)

    def _reasons_of_varying(self) -> Iterator[str]:
        if not self.rulings:
            return
        if self.player:
            yield "--rulings shows what comes of every setting, and --as may not show a hand"
        others = (("--ask", self.ask), ("--accept", self.accept), ("--step", self.step))
        for flag, given in (*others, ("--against", self.against)):
            if given:
                yield f"--rulings and {flag} do not go together; first one, then the other"

    def _reasons_of_records(self, scenarios: int, records: int) -> Iterator[str]:
        if not records:
            return
        if records < scenarios:
            yield "records of duels and scenarios are played one kind at a time"
        flags = (("--ask", self.ask), ("--accept", self.accept), ("--against", self.against))
        for flag, given in flags:
            if given:
                yield (
                    f"{flag} is for scenarios; new scenario --from RECORD --chain N makes one of "
                    "any chain"
                )

    def _reasons(self, scenarios: int) -> Iterator[str]:
        flag = "--ask" if self.ask else "--accept" if self.accept else ""
        if flag:
            yield from self._reasons_of_writing(flag, scenarios)
        if self.against:
            if scenarios != 1:
                yield "--against compares one scenario with one other; give it one"
            if self.player:
                yield "--against shows how settings differ, and --as may not show a hand"
            if self.output == "markdown":
                yield "--against is written as text or json, not as markdown"
        if self.step and (self.against or self.output != "text"):
            what = "--against" if self.against else f"--format {self.output}"
            yield f"--step shows a trace as text, event by event; it does not go with {what}"

    def _reasons_of_writing(self, flag: str, scenarios: int) -> Iterator[str]:
        if scenarios != 1:
            yield f"{flag} writes into one file; give it one scenario"
        if self.output == "json" and self.ask:
            yield "--ask speaks with a person, and json is for programs"
        if self.player and self.ask:
            yield "--ask lists what each player can do, and --as may not show a hand"
        if self.player:
            yield "--accept writes down all that has come of it, and --as may not show it"
        for other, given in (("--step", self.step), ("--against", self.against)):
            if given:
                yield f"{flag} and {other} do not go together; first one, then the other"
