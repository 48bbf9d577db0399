"""What a comparison is told in: labels, names and values in one language, for every format."""

from collections.abc import Iterator, Sequence

from react_tools.comparing.changes import FactChange, SheetChange, ThingChange
from react_tools.comparing.compared import Compared
from react_tools.comparing.hunks import Hunk
from react_tools.comparing.sheets import Fact, Path, Thing, clause
from react_tools.comparing.sides import Side
from react_tools.trace.event import LANGS, Lang

WORDS: dict[str, tuple[str, str]] = {
    "new": ("new", "добавлено"),
    "gone": ("gone", "убрано"),
    "none": ("none", "нет"),
    "yes": ("yes", "да"),
    "no": ("no", "нет"),
    "within": ("in", "внутри"),
    "behind": ("behind", "после"),
    "first": ("at the start", "в начале"),
    "nothing": (
        "Nothing a player would notice has changed.",
        "Ничего, что заметил бы игрок, не изменилось.",
    ),
    "readable": (
        "In what could be read, nothing a player would notice has changed.",
        "В том, что удалось прочесть, ничего заметного игроку не изменилось.",
    ),
    "left out": ("Left out, for they have errors", "Пропущены из-за ошибок"),
    "here": ("what lies here", "то, что лежит здесь"),
    "compared": ("compared", "сравнено"),
    "files": ("files", "файлов"),
    "faulty": ("files with errors left out", "файлов с ошибками пропущено"),
    "changed things": ("changed", "изменено"),
    "new things": ("new", "добавлено"),
    "gone things": ("gone", "убрано"),
}
"""Each in English and in Russian."""


class Words:
    """The words of one game's comparison in a language."""

    def __init__(self, compared: Compared, lang: Lang) -> None:
        self._outline = compared.outline
        self._names = compared.names
        self.lang: Lang = lang

    def say(self, word: str) -> str:
        """A word of the frame."""
        return said(word, self.lang)

    def name(self, thing: Thing) -> str:
        """What a thing is called; its id, if nothing else."""
        return (thing.name or self._names.get(thing.id, {})).get(self.lang) or thing.id

    def sort(self, section: str) -> str:
        """What the things under a key are, one of them: `action card`."""
        told = self._outline.thing(section)
        return told[self.lang] if told else section

    def kind(self, kind: str) -> str:
        """What a kind of file is called."""
        told = self._outline.term(kind)
        return told[self.lang] if told else kind

    def amount(self, thing: Thing) -> str:
        """How many there are of a thing: `×8`; empty if it does not say."""
        for key in self._outline.amounts:
            if (fact := thing.facts.get((key,))) is not None:
                return f"×{fact.said}"
        return ""

    def label(self, path: Path) -> str:
        """What a fact is called: `A · cost`, `name (ru)`."""
        *front, last = path
        if front and last in LANGS:
            return f"{self.label(tuple(front))} ({last})"
        return " · ".join(self._step(it) for it in path)

    def _step(self, key: str) -> str:
        told = self._outline.term(key) or self._names.get(key)
        return told[self.lang] if told else key

    def value(self, path: Path, fact: Fact | None) -> str:
        """What a fact says, in one line; not for clauses."""
        if fact is None:
            return self.say("none")
        if isinstance(fact.value, bool):
            return self.say("yes" if fact.value else "no")
        if isinstance(fact.value, list):
            return ", ".join(self._value(path, str(it)) for it in fact.value)
        return self._value(path, fact.said)

    def flat(self, path: Path, fact: Fact | None) -> str:
        """The same of anything; clauses one behind the other."""
        if fact is not None and fact.lines:
            return "; ".join(map(clause, fact.folded)).replace(":; ", ": ")
        return self.value(path, fact)

    def is_plain(self, path: Path, fact: Fact | None) -> bool:
        """Whether a value is no phrase of the card language: a number, a name, a closed word."""
        if fact is None or not isinstance(fact.value, str | list) or path[-1] in LANGS:
            return True
        return self._outline.term(f"{path[-1]}={fact.said}") is not None

    def _value(self, path: Path, said: str) -> str:
        told = self._outline.term(f"{path[-1]}={said}")
        if told is None and path[-1] in self._outline.references:
            told = self._names.get(said)
        return told[self.lang] if told else said

    def facts(self, change: ThingChange) -> Iterator[FactChange]:
        """The facts to be told; what only repeats another one is not, nor the name in a heading."""
        changed = {it.path for it in change.facts}
        for it in change.facts:
            *front, last = it.path
            echoed = self._outline.echoes.get(last)
            if echoed is not None and (*front, echoed) in changed:
                continue
            if change.word == "changed" or it.path[:1] not in {("name",), self._group(change)}:
                yield it

    def _group(self, change: ThingChange) -> Path:
        """The fact of a thing that its sheet says."""
        group = next(iter(self._outline.groups.values()), "") if change.thing.section else ""
        return (group,)

    def at(self, hunk: Hunk) -> tuple[str, str]:
        """Where among its neighbours new clauses stand: a word, and what is before them."""
        if hunk.before:
            return "", ""
        return (self.say("behind"), hunk.behind) if hunk.behind else (self.say("first"), "")


def said(word: str, lang: Lang) -> str:
    """A word of the frame in a language."""
    return WORDS[word][lang == "ru"]


def closing(before: Side, after: Side, every: Sequence[Compared], lang: Lang) -> tuple[str, str]:
    """What was looked at, and how much was found."""
    sides = ", ".join(
        f"{it.told or said('here', lang)} ({said('files', lang)}: {it.files})"
        for it in (before, after)
    )
    counts = tally(every)
    found = [f"{said(f'{word} things', lang)}: {number}" for word, number in counts.items()]
    faulty = len({it.span.path for side in (before, after) for it in side.findings})
    left = [f"{said('faulty', lang)}: {faulty}"] if faulty else []
    return f"{said('compared', lang)}: {sides}", ", ".join([*found, *left])


def tally(every: Sequence[Compared]) -> dict[str, int]:
    """How many things have changed, are new, are gone; a new sheet counts as one."""
    words = [word for it in every for change in it.changes for word in _counted(change)]
    return {it: words.count(it) for it in ("changed", "new", "gone")}


def _counted(change: SheetChange) -> Iterator[str]:
    if change.own.word != "changed" and not change.sheet.grouped:
        yield change.own.word
        return
    if change.own.facts or change.own.was:
        yield "changed"
    yield from (it.word for it in change.things)
