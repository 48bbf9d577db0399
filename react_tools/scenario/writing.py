"""How a scenario's file writes a step and a pick: in one line, in brackets."""

from collections.abc import Iterable, Sequence

from react_tools.game import Choice, Terms
from react_tools.scenario.player import fits
from react_tools.scenario.scenario import Answer, Step
from react_tools.source.write import mapping, sequence, word

# What a cost says too, as a rule.
_LAST_RESORT = ("unit",)


def spoken(choice: Choice, legal: Sequence[Choice]) -> Terms:
    """The terms by which a script tells a choice from all others that are open.

    Left out is what no script can say – several units at once –, and whose ability it is,
    as long as the rest is enough.
    """
    terms = dict(choice.terms)
    for name in (*(it for it, value in terms.items() if "," in value), *_LAST_RESORT):
        rest = {key: value for key, value in terms.items() if key != name}
        if name in terms and sum(fits(it, rest) for it in legal) == 1:
            terms = rest
    return terms


def action(terms: Terms, answers: Iterable[Answer] = ()) -> str:
    """What somebody does: `pass`, `{play: glissade, direction: left}`, `{end: main}`."""
    if not any(terms.values()):
        return " ".join(terms)
    told = {key: scalar(value) for key, value in terms.items()}
    if choices := [choice(it.by, pick) for it in answers for pick in it.picks]:
        told["choices"] = sequence(choices)
    return mapping(told)


def step(one: Step) -> str:
    """A whole step: `dancer: pass`."""
    terms = {**one.terms, "refused": one.refused} if one.refused else one.terms
    return f"{word(one.who)}: {action(terms, one.answers)}"


def choice(by: str, pick: str) -> str:
    """An answer in the middle of a play: `{by: dancer, pick: s}`."""
    told = {"by": word(by)} if by else {}
    return mapping({**told, "pick": scalar(pick)})


def scalar(text: str) -> str:
    """A value of a script; a number stays one."""
    return text if text.isdecimal() else word(text)
