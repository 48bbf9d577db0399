"""What is so in one outcome where it is otherwise in another, by the facts: `a2: no scale`.

Sentences on an outcome tell what has changed since the beginning. What has not changed, and has in
the other outcome, is told so.
"""

from collections.abc import Iterator

from react_tools.scenario.difference import outcome
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_MOST = 2
_BOOKS = ("supply.", "hand", "deck", "discard")
"""Facts that follow from others: told only where nothing else differs."""
_NO = {"en": "no {name}", "ru": "{name} – нет"}
_NONE = {"en": "{name} – none", "ru": "{name} – нет"}
_NOT = {"en": "not {name}", "ru": "не {name}"}


def counterparts(one: Run, other: Run, lang: Lang) -> list[str]:
    """How the first differs from the second, at most two things, in the words of scenarios."""
    told = list(_told(one, other, lang))
    telling = [text for fact, text in told if not fact.startswith(_BOOKS)]
    return (telling or [text for _, text in told])[:_MOST]


def _told(one: Run, other: Run, lang: Lang) -> Iterator[tuple[str, str]]:
    for leaf in outcome(one, other):
        thing, _, fact = leaf.path.partition(".")
        if fact and leaf.one:
            name = fact.removeprefix("tokens.")
            yield fact, f"{thing}: {_value(name, leaf.one, lang)}"


def _value(name: str, value: str, lang: Lang) -> str:
    """A fact in words: `no scale`, `scale 2`, `not exhausted`, `zone b2`."""
    for told, words in (("0", _NO), ("[]", _NONE), ("false", _NOT)):
        if value == told:
            return words[lang].format(name=name)
    return name if value == "true" else f"{name} {value}"
