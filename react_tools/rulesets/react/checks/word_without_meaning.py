"""RA113: a word of the moment where that moment never is."""

from collections.abc import Iterable, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import (
    MEMBER,
    OF_COST,
    of_passive,
    outside,
    programs,
    spoken,
    words,
)
from react_tools.rulesets.react.definitions import Creator, Effect
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Step, Written
from react_tools.rulesets.react.triggers import TRIGGERS


@check("RA113", Level.ERROR, Creator)
def word_without_meaning(creator: Creator, _: Library) -> Iterator[Hit]:
    """A card reads what only a passive's fact tells, or a passive reads what only a cost fixes.

    Why it matters: `subject`, `place` and `origin` tell of the fact that a passive answers, and
    each trigger binds its own of them; `target`, `direction` and `payer` tell of a cost, and a
    passive has none; `it` is the member that an `each` treats. Elsewhere they stand for nothing,
    and the clause never does anything.

    Wrong:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: target}}]}

    Right:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: subject}}]}
    """
    yield from _strange(spoken(creator.setup), (), "in the setup")
    yield from _strange(spoken(creator.draw), (), "in what is done instead of drawing")
    for _name, steps in programs(creator):
        yield from _no_member(steps)
    for passive in creator.passives:
        trigger = TRIGGERS.get(passive.when)
        known = trigger.words if trigger else ()
        yield from _strange(
            of_passive(passive), known, f"in a passive that waits for {passive.when}"
        )
    for effect in creator.effects():
        yield from _strange(_of_effect(effect), OF_COST, "on a card")


def _strange(phrases: Iterable[Written], known: Iterable[str], where: str) -> Iterator[Hit]:
    """Words that the moment gives no meaning; those of an `each` are looked at by `_no_member`."""
    meaning = sorted(known)
    for written in phrases:
        for word in words(written):
            if word.text not in {*meaning, MEMBER}:
                yield Hit(
                    written.part(word.first, word.last),
                    f"{word.text!r} means nothing {where}",
                    f"what has a meaning here: {', '.join(['this', 'creator', *meaning])}",
                )


def _no_member(steps: tuple[Step, ...]) -> Iterator[Hit]:
    """`it` where no `each` treats a member."""
    for written in outside(steps):
        for word in words(written):
            if word.text == MEMBER:
                span = written.part(word.first, word.last)
                message = "'it' means nothing outside of an `each`"
                yield Hit(span, message, "write `{each: own summons, do: [{recover: it}]}`")


def _of_effect(effect: Effect) -> Iterator[Written]:
    if effect.cost is not None:
        yield effect.cost
    yield from effect.spoken
