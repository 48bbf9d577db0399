"""KF119: a word of the moment where that moment never is."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.selectors import Doing, doings
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.phrase import Done, Ref, Those
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Branch, Clause, Step, Written, inside

_FIGHTS = {"fight", "before-fight"}
_CURES = {
    "fought": "it is the other creature of a fight: say it under `fight` or `before-fight`",
    "host": "it is the creature on which an upgrade lies; under `gives` that is `this`",
    "chosen": "let a clause before it choose: `a friendly creature`, `up to 2 artifacts`",
    "done": "ask it behind the clause that is meant",
}


@check("KF119", Level.ERROR, Card)
def word_without_meaning(card: Card, _: Library) -> Iterator[Hit]:
    """An ability reads `fought`, `host`, `chosen` or `done` where there is no such thing.

    Why it matters: `fought` tells of a fight, `host` of the creature on which an upgrade lies,
    `chosen` of what an earlier clause let somebody choose, `done` of the clause before. Elsewhere
    they stand for nothing, and the clause never does anything.

    Wrong:
        cards:
          - {id: imp, abilities: {reap: [{damage: fought}]}}

    Right:
        cards:
          - {id: imp, abilities: {fight: [{damage: fought}]}}
    """
    for doing in doings(card):
        known = _known(card, doing)
        for written in _spoken(doing.ability.steps):
            if written is None:
                known.add("done")
                continue
            yield from _strange(written, known, f"in {doing.ability.wording}")
            if isinstance(written.tree, Those) and written.tree.quantity.asks:
                known.add("chosen")
    lends = {"this", "host"} if card.type == "upgrade" else {"this"}
    for constant in card.constants:
        for written in constant.who:
            yield from _strange(written, lends, "in a constant ability")


def _known(card: Card, doing: Doing) -> set[str]:
    """The words that mean something from the first."""
    known = {"this"}
    if doing.ability.kind in _FIGHTS:
        known.add("fought")
    if card.type == "upgrade" and not doing.given:
        known.add("host")
    return known


def _spoken(steps: tuple[Step, ...]) -> Iterator[Written | None]:
    """Every phrase of the steps in their order; None behind each clause."""
    for step in steps:
        if isinstance(step, Clause):
            for phrases in step.arguments.values():
                yield from phrases
            yield None
        elif isinstance(step, Branch):
            yield step.condition
        for inner in inside(step):
            yield from _spoken(inner)


def _strange(written: Written, known: set[str], where: str) -> Iterator[Hit]:
    for word, first, last in _words(written):
        if word not in known:
            message = f"{word!r} means nothing here, {where}"
            yield Hit(written.part(first, last), message, _CURES[word])


def _words(written: Written) -> Iterator[tuple[str, int, int]]:
    """The words of the moment in a phrase, each with its place in the text."""
    for part in written.walk():
        if isinstance(part, Ref):
            yield part.word, part.first, part.last
        elif isinstance(part, Done):
            first = written.text.index("done")
            yield "done", first, first + len("done")
