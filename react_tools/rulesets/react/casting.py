"""Who plays in a scenario."""

from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import entries, scalar
from react_tools.source.span import Span


def cast(scenario: Scenario) -> dict[str, Span]:
    """The creators among the pieces, by id, each with the place of the id."""
    pieces = [entry.value for _, entry in entries(scenario.root.get("pieces"))]
    names = [found for piece in pieces if (found := scalar(piece, "creator"))]
    return {name.text: name.span for name in names}
