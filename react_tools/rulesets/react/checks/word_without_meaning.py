"""RA113: a word of the moment where that moment never is."""

from collections.abc import Iterable, Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import OF_COST, of_passive, spoken, words
from react_tools.rulesets.react.definitions import Creator, Effect, Written
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.triggers import TRIGGERS


@check("RA113", Level.ERROR, Creator)
def word_without_meaning(creator: Creator, _: Library) -> Iterator[Hit]:
    """A card reads what only a passive's fact tells, or a passive reads what only a cost fixes.

    Why it matters: `subject`, `place` and `origin` tell of the fact that a passive answers, and
    each trigger binds its own of them; `target`, `direction` and `payer` tell of a cost, and a
    passive has none. Elsewhere they stand for nothing, and the clause never does anything.

    Wrong:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: target}}]}

    Right:
        passives:
          - {id: welcome, do: [{place: {token: stamp, at: subject}}]}
    """
    yield from _strange(spoken(creator.setup), (), "in the setup")
    for passive in creator.passives:
        trigger = TRIGGERS.get(passive.when)
        known = trigger.words if trigger else ()
        yield from _strange(
            of_passive(passive), known, f"in a passive that waits for {passive.when}"
        )
    for effect in creator.effects():
        yield from _strange(_of_effect(effect), OF_COST, "on a card")


def _strange(phrases: Iterable[Written], known: Iterable[str], where: str) -> Iterator[Hit]:
    meaning = sorted(known)
    for written in phrases:
        for word in words(written):
            if word.text not in meaning:
                yield Hit(
                    written.part(word.first, word.last),
                    f"{word.text!r} means nothing {where}",
                    f"what has a meaning here: {', '.join(['this', 'creator', *meaning])}",
                )


def _of_effect(effect: Effect) -> Iterator[Written]:
    if effect.cost is not None:
        yield effect.cost
    yield from spoken(effect.steps)
