"""A scenario's file being asked: the answers, what has come of them, the file that they make."""

from collections.abc import Callable, Container

from msgspec import Struct

from react_tools.errors import UnwritableError
from react_tools.game import Game
from react_tools.scenario.asking import Asking
from react_tools.scenario.expected import expected, worth_citing
from react_tools.scenario.manuscript import Manuscript, block, manuscript, same
from react_tools.scenario.runner import UNSAID, Run, run
from react_tools.scenario.scenario import Scenario
from react_tools.source.rewrite import rewrite


class Written(Struct, frozen=True):
    """What was written into a file: how many steps and choices, and whether an expectation."""

    steps: int = 0
    choices: int = 0
    expectation: bool = False

    def __bool__(self) -> bool:
        return bool(self.steps or self.choices or self.expectation)


class Session:
    """One file being asked.

    Attributes:
        asking: the questions and the answers so far.
    """

    def __init__(
        self,
        script: Manuscript,
        schema: str,
        start: Callable[[Scenario], Game],
        rules: Container[str],
    ) -> None:
        self._script = script
        self._schema = schema
        self._start = start
        self._rules = rules
        self._saved: Scenario | None = None
        self.asking = Asking(script.scenario, start)

    @property
    def expects(self) -> bool:
        """Whether the file says already what should come of it."""
        return not self._script.scenario.expect.empty

    def result(self) -> Run:
        """The whole scenario with the answers so far, held to what it expects."""
        scenario = self._saved or self.asking.scenario
        return run(scenario, self._start(scenario))

    def acceptable(self) -> str:
        """The expectation that could be written.

        Empty if the file's own is met, if the script has faults, or if there is none.
        """
        came = self.result()
        if not came.scenario.script:
            return ""
        stop = came.stop
        if stop is not None and (stop.finding.code != UNSAID or not stop.late):
            return ""
        return "" if came.ok and self.expects else expected(came)

    def save(self, expectation: str) -> Written:
        """Write the answers into the file, and an expectation if there is one.

        Raises:
            UnwritableError: it cannot be written; `more` says what to paste.
        """
        grown = self.asking.scenario
        added = [one for one in self.asking.added if one.step is None]
        written = Written(
            len(self.asking.added) - len(added), len(added), expectation=bool(expectation)
        )
        if written:
            cites = worth_citing(self.result(), self._rules) if expectation else []
            try:
                self._write(self._script.written(grown, expectation, cites), grown, expectation)
            except UnwritableError as error:
                lines = ["what to write there:", *block(grown.script), *expectation.splitlines()]
                raise UnwritableError(str(error), lines) from error
        return written

    def _write(self, new: bytes, grown: Scenario, expectation: str) -> None:
        """Write the file, once it is sure that it says what is meant, whatever its style."""
        path = self._script.path
        again = manuscript(path, new, self._schema)
        whole = again is not None and same(again.scenario.script, grown.script)
        if again is None or not whole or (expectation and not again.sound(self._schema)):
            raise UnwritableError(f"{path} is written in a way that leaves no place for this")
        rewrite(path, self._script.data, new)
        self._saved = again.scenario
