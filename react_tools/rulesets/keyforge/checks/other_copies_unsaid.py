"""KF118: a card that speaks of its own title."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.texts import said, silent
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.phrase import Called, Those
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.steps import Written

_OTHERS = (
    r"\b(?:each |every )?(?:an)?other\b|\bcop(?:y|ies)\b|\bдруг\w*|\bпроч\w*|\bостальн\w*|\bкопи\w*"
)
_OTHER = re.compile(_OTHERS, re.IGNORECASE)
_BETWEEN = r"\s+(?:(?!(?:and|or|with|и|или|с|со)\b)\w+\s+){0,4}"
"""A few words that still speak of the same, as in `each other friendly creature called Imp`."""
_SHORT = 3
"""A Russian name of so few letters is looked for whole."""


@check("KF118", Level.ERROR, Card)
def other_copies_unsaid(card: Card, _: Library) -> Iterator[Hit]:
    """A card names itself by its title where its other copies are meant, or both together.

    Why it matters: on a card its own title means this copy and no other. Whoever means the others
    says so: in the steps `other … called imp`, in the text "each other Imp". This copy is `this`.

    Wrong:
        cards:
          - {id: imp, abilities: {reap: [{ready: each friendly creature called imp}]}}

    Right:
        cards:
          - id: imp
            text: {en: "Reap: Stun each other Imp.", ru: "Сбор: оглушите каждого другого Беса."}
            abilities: {reap: [{stun: each other creature called imp}]}
    """
    own = [(it, those) for it in card.written for those in _of_itself(it, card)]
    for written, those in own:
        if not those.other:
            name = next(it.card for it in those.filters if isinstance(it, Called))
            message = f"on {card.id} its own title would mean this copy too"
            cure = f"write `this` for this copy, `other … called {card.id}` for the others"
            yield Hit(written.part(name.first, name.last), message, cure)
    if any(those.other for _, those in own):
        for span in silent(card, _OTHER):
            message = f"other copies of {card.id} are meant, and the text does not say so"
            cure = "a title on the card itself means this copy only: print `each other …`"
            yield Hit(span, message, cure)
    elif not own:
        for span in said(card, _others_of(card)):
            message = f"the text means other copies of {card.id}, and nothing it does names them"
            yield Hit(span, message, f"say it in the steps: `other … called {card.id}`")


def _of_itself(written: Written, card: Card) -> Iterator[Those]:
    """The sets of a phrase that are copies of the card."""
    for part in written.walk():
        if isinstance(part, Those):
            called = (it.card.id for it in part.filters if isinstance(it, Called))
            if card.id in called:
                yield part


def _others_of(card: Card) -> re.Pattern[str]:
    """`another Imp`, `other copies of Imp`; in Russian the title's beginning, whatever its case."""
    stem = card.label.ru[:-1] if len(card.label.ru) > _SHORT else card.label.ru
    titles = rf"(?:{re.escape(card.label.en)}|{re.escape(stem)})"
    return re.compile(rf"(?:{_OTHERS}){_BETWEEN}{titles}", re.IGNORECASE)
