"""Whether an outcome depends on any ruling, in sentences; and how a setting is marked.

What several formats tell (react_tools.render.dependence).
"""

from collections.abc import Mapping

from react_tools.rulebook import Ruling
from react_tools.scenario.pairs import Settings
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "asked": " asked about",
        "untouched": "It touches no ruling{asked}.",
        "none": "The outcome depends on none of the {all} rulings{asked} that it touches: {names}.",
        "not the one": "The outcome does not depend on the one ruling{asked} that it touches: "
        "{names}.",
        "some": "The outcome depends on {some} of the {all} rulings{asked} that it touches: "
        "{names}.",
        "the one": "The outcome depends on the one ruling{asked} that it touches: {names}.",
        "others": "It does not depend on {names}.",
        "more": "Only {count} combinations of settings were played, and there are more: what only "
        "the others would show is not told.",
        "way": "Not the outcome, but the way to it rests on {names}.",
        "more answers": "What is asked anew can be answered in too many ways to try them all: what "
        "only the others would show is not told.",
        "default": "default",
        "pinned": "pinned",
        "with": "with {settings}",
    },
    "ru": {
        "asked": " из названных",
        "untouched": "Ни одно толкование{asked} не затронуто.",
        "none": "Исход не зависит ни от одного из затронутых толкований{asked} ({all}): {names}.",
        "not the one": "Исход не зависит от единственного затронутого толкования{asked}: {names}.",
        "some": "Из затронутых толкований{asked} ({all}) исход зависит от {some}: {names}.",
        "the one": "Исход зависит от единственного затронутого толкования{asked}: {names}.",
        "others": "От остальных он не зависит: {names}.",
        "more": "Разыграно лишь {count} сочетаний, а есть и другие: что видно только в них, здесь "
        "не сказано.",
        "way": "Не исход, но путь к нему зависит от {names}.",
        "more answers": "На новые вопросы можно ответить слишком многими способами, и испробованы "
        "не все: что видно только в остальных, здесь не сказано.",
        "default": "по умолчанию",
        "pinned": "закреплено",
        "with": "при {settings}",
    },
}


def answer(varied: Varied, lang: Lang, rulings: Mapping[str, Ruling]) -> list[str]:
    """Whether the outcome depends on a ruling; first the sentence that says it."""
    words, touched, pairs = _WORDS[lang], varied.touched, varied.pairs
    asked = words["asked"] if len(varied.own) < len(rulings) else ""
    word = "some" if pairs else "none" if touched else "untouched"
    if len(touched) == 1:
        word = "the one" if pairs else "not the one"
    names = ", ".join(pairs or touched)
    counts = {"some": len(pairs), "all": len(touched)}
    told = [words[word].format(asked=asked, names=names, **counts)]
    others = [name for name in touched if name not in pairs]
    if pairs and others:
        told.append(words["others"].format(names=", ".join(others)))
    if varied.ways:
        told.append(words["way"].format(names=", ".join(varied.ways)))
    if not varied.answered:
        told.append(words["more answers"])
    if not varied.whole:
        told.append(words["more"].format(count=len(varied.variants)))
    return told


def marks(run: Run, ruling: Ruling, setting: str, lang: Lang) -> str:
    """Whether a setting is the default, and whether the scenario pins it; empty if neither."""
    words = _WORDS[lang]
    found = [words["default"]] if setting == ruling.default else []
    if run.scenario.rulings.get(ruling.id) == setting:
        found.append(words["pinned"])
    return ", ".join(found)


def elsewhere(settings: Settings, lang: Lang) -> str:
    """How other rulings are set; empty if there are none."""
    told = ", ".join(f"{name}: {it}" for name, it in settings.items())
    return _WORDS[lang]["with"].format(settings=told) if settings else ""
