"""RA120: a set of units or zones that is always empty."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import sets
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sets import emptiness
from react_tools.rulesets.react.checking.sheet import Sheet, sheet_of
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Written


@check("RA120", Level.ERROR, Creator)
def selector_never_matches(creator: Creator, _: Library) -> Iterator[Hit]:
    """No unit and no zone can ever fit a phrase.

    Why it matters: what is done to an empty set is not done, a target in it cannot be chosen, and
    a condition on it never holds. Tokens that lie elsewhere or are too few, words that exclude one
    another, and summons that nobody has, leave a set empty in every position.

    Wrong:
        deck:
          - {id: stamping, do: [{exhaust: a unit with stamp without stamp}]}

    Right:
        deck:
          - {id: stamping, do: [{exhaust: a unit without stamp}]}
    """
    sheet = sheet_of(creator)
    known: dict[tuple[str, str, str], tuple[str, str] | None] = {}
    for program in all_programs(creator):
        for written in program.written:
            phrase = written.kind, written.text, program.this
            if phrase not in known:
                known[phrase] = _why(written, sheet, program.this)
            told = known[phrase]
            if told is not None:
                yield Hit(written.node.span, *told)


def _why(written: Written, sheet: Sheet, this: str) -> tuple[str, str] | None:
    """Why the first set of a phrase that is always empty is so, and the cure."""
    for those in sets(written):
        empty = emptiness(those, sheet, this)
        if empty is not None:
            noun = "zone" if those.noun == "zone" else "unit"
            return f"no {noun} ever fits here: {empty.why}", empty.cure
    return None
