"""RA202: a drawing that does not fit the pieces."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario


@check("RA202", Level.ERROR, Scenario)
def drawing_and_pieces_disagree(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A letter of the drawing is no piece, a piece is not drawn once, or the rows are unequal.

    Why it matters: the drawing says where the pieces stand, and how large the field is. Two
    different creators stand on it, whatever else does.

    Wrong:
        field: |
          . N .
          . . .
        pieces:
          C: {creator: clerk}
          N: {creator: notary}

    Right:
        field: |
          . N .
          . C .
        pieces:
          C: {creator: clerk}
          N: {creator: notary}
    """
    yield from TRIAL.setting_faults(scenario, library, "RA202")
