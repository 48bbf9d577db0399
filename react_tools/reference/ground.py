"""What an answer rests on: where the facts of each thing come from, in words."""

from collections.abc import Mapping
from pathlib import Path

from react_tools.reference.origin import INFERRED, OURS, SOURCES
from react_tools.trace.event import Lang

Ground = tuple[str, str]
"""What a thing is called, and where its facts come from."""

_SAID = {
    "en": {
        "rulebook": "published in the rulebook",
        "site": "published on the publisher's site",
        "faq": "published in the publisher's answers",
        "review": "published in a review",
        INFERRED: "inferred",
        OURS: "ours",
    },
    "ru": {
        "rulebook": "опубликовано в книге правил",
        "site": "опубликовано на сайте издателя",
        "faq": "опубликовано в ответах издателя",
        "review": "опубликовано в обзоре",
        INFERRED: "выведено",
        OURS: "наше",
    },
}
_WORDS = {
    "en": {"and": " and ", "rest": "the rest", "of": "{facts} {source}"},
    "ru": {"and": " и ", "rest": "остальное", "of": "{facts} – {source}"},
}


def ground(facts: Mapping[str, str], lang: Lang) -> str:
    """`cost published in the rulebook; effect inferred; the rest ours`.

    *facts* are the source of each, by what it is called in the language.
    """
    said, words = _SAID[lang], _WORDS[lang]
    found = {it: [name for name in facts if facts[name] == it] for it in SOURCES}
    groups = [(source, names) for source, names in found.items() if names]
    if len(groups) == 1:
        return said[groups[0][0]]
    told = [
        words["of"].format(facts=words["and"].join(names), source=said[source])
        for source, names in groups
    ]
    source, names = groups[-1]
    if len(names) > 1:
        told[-1] = words["of"].format(facts=words["rest"], source=said[source])
    return "; ".join(told)


def lies_in(folder: Path, path: str) -> bool:
    """Whether a file stands somewhere in a folder; both are looked at from where one stands."""
    return Path(path).resolve().is_relative_to(folder)
