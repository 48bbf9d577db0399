"""RA131: more summons called at once than there are."""

from collections.abc import Callable, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.counting import Count, times
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Standing
from react_tools.source.tree import Scalar


@check("RA131", Level.ERROR, Creator)
def more_than_summons(creator: Creator, _: Library) -> Iterator[Hit]:
    """The setup, a card or a passive summons more of a kind than its creator has.

    Why it matters: with none left nothing is summoned, so it can never do what it says; a setup
    that does so leaves the field as nobody meant it. Numbers are added up along each way through
    the effect, as for tokens (RA108); behind `done` they are counted anew.

    Wrong:
        setup:
          - summon: {what: intern, at: 3 free adjacent zones}

    Right:
        setup:
          - summon: {what: intern, at: 2 free adjacent zones}
    """
    for program in all_programs(creator):
        if "summon" not in program.verbs:
            continue
        for summon in creator.summons:
            count = Count(_brings(summon.id), summon.count)
            count.follow(program.steps, 0)
            for place, called in count.over[:1]:
                told = f"{program.name} summons {called} {summon.id}"
                message = f"{told}, but there are only {summon.count}"
                yield Hit(place.span, message, "summon fewer, or raise the count")


def _brings(summon: str) -> Callable[[Clause], tuple[int, Standing | Scalar] | None]:
    def brings(clause: Clause) -> tuple[int, Standing | Scalar] | None:
        if clause.verb != "summon":
            return None
        what = clause.arguments["what"][0].tree
        if not isinstance(what, Name) or what.id != summon:
            return None
        return times(clause.arguments["at"]), clause

    return brings
