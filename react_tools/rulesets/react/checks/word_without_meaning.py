"""RA113: a word of the moment where that moment never is."""

from collections.abc import Collection, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import MEMBER, OF_COST, SLOT, outside, words
from react_tools.rulesets.react.checking.programs import Program, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Step
from react_tools.rulesets.react.triggers import TRIGGERS


@check("RA113", Level.ERROR, Creator)
def word_without_meaning(creator: Creator, _: Library) -> Iterator[Hit]:
    """A card reads what only a passive's fact tells, or a passive reads what only a cost fixes.

    Why it matters: `subject`, `place` and `origin` tell of the fact that a passive answers, and
    each trigger binds its own of them; `target`, `direction` and `payer` tell of a cost, and a
    passive has none; `slot` is where a card lies on the chain; `it` is the member that an `each`
    treats. Elsewhere they stand for nothing, and the clause never does anything.

    Wrong:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: target}}]}

    Right:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: subject}}]}
    """
    for program in all_programs(creator):
        yield from _strange(program)
        if any(it.word.text == MEMBER for it in program.reads):
            yield from _no_member(program.steps)


def _strange(program: Program) -> Iterator[Hit]:
    """Words that the moment gives no meaning; those of an `each` are looked at by `_no_member`."""
    meaning = _meaning(program)
    for read in program.reads:
        if read.word.text not in meaning and read.word.text != MEMBER:
            yield Hit(
                read.span,
                f"{read.word.text!r} means nothing {_where(program)}",
                f"what has a meaning here: {', '.join(['this', 'creator', *sorted(meaning)])}",
            )


def _meaning(program: Program) -> Collection[str]:
    """The words that have a meaning there."""
    if program.effect is not None:
        return OF_COST | {SLOT}
    trigger = TRIGGERS.get(program.passive.when) if program.passive is not None else None
    return trigger.words if trigger else ()


def _where(program: Program) -> str:
    if program.effect is not None:
        return "on a card"
    if program.passive is not None:
        when = program.passive.when
        return (
            f"in a passive that {'replaces damage' if when == 'replace' else f'waits for {when}'}"
        )
    return f"in {program.name}"


def _no_member(steps: tuple[Step, ...]) -> Iterator[Hit]:
    """`it` where no `each` treats a member."""
    for written in outside(steps):
        for word in words(written):
            if word.text == MEMBER:
                span = written.part(word.first, word.last)
                message = "'it' means nothing outside of an `each`"
                yield Hit(span, message, "write `{each: own summons, do: [{recover: it}]}`")
