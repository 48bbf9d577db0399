"""Make a corpus of 10,000 cards in 600 creator files, about 5 MB, the same bytes each time.

Run it by itself to write the files anew; `written()` writes them only if they are missing.
The creators are shaped like those in cards/react/creators: block and flow style side by
side, comments, English and Russian. They are good: lint finds nothing in them, so that it has to
look at everything. What they are called and what their cards do is put together by luck.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: the same corpus on every machine

CORPUS = Path(__file__).resolve().parent / "corpus"
FILES = 600
CARDS = 10_000
SEED = 20260102

_ABILITIES = 4
_SUMMONS = 2
_DECK = 30

_WORDS = (
    ("Amber", "Янтарный"),
    ("Broken", "Сломанный"),
    ("Crooked", "Кривой"),
    ("Distant", "Дальний"),
    ("Endless", "Бесконечный"),
    ("Flowing", "Плавный"),
    ("Gilded", "Золочёный"),
    ("Hollow", "Полый"),
    ("Idle", "Праздный"),
    ("Jagged", "Зубчатый"),
    ("Late", "Поздний"),
    ("Muted", "Тихий"),
)
_THINGS = (
    ("Arch", "свод"),
    ("Brush", "штрих"),
    ("Chord", "аккорд"),
    ("Draft", "набросок"),
    ("Echo", "отзвук"),
    ("Frame", "кадр"),
    ("Gesture", "жест"),
    ("Hue", "оттенок"),
    ("Line", "контур"),
    ("Mask", "образ"),
    ("Note", "звук"),
    ("Step", "шаг"),
)
_CASES = ("", "а", "у", "", "ом", "е")
_DAMAGE = ("damage: target",)
_COSTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("target adjacent zone", _DAMAGE),
    ("target zone within 2 of this", _DAMAGE),
    ("target occupied zone in line with this", _DAMAGE),
    ("target zone diagonal to this", _DAMAGE),
    (
        "target zone within 3 of this",
        ("if: there is a unit with {ink} at target", "then: [{damage: target}]",
         "else: [{place: {token: {ink}, at: units at target}}]"),
    ),
    (
        "target zone within 2 of this",
        ("if: target is free", "then: [{summon: {what: {spirit}, at: target}}]",
         "else: [{damage: target}]"),
    ),
    ("target free zone within 2 of this", ("summon: {what: {spirit}, at: target}",)),
    ("direction", ("move: {who: units with {ink}, by: 1, toward: direction}",)),
    ("direction", ("move: {who: creator, by: up to 2, toward: direction}",)),
    ("pay 1 {ink} from a unit with {ink}", ("draw: 2",)),
    ("pay 2 {ink} from units with {ink}", ("damage: zone of each enemy unit with {ink}",)),
)  # fmt: skip
"""What a card asks for, and what it does with that; `{ink}` and `{spirit}` are its creator's."""
_MORE = (
    "place: {token: {ink}, at: a unit}",
    "place: {token: {ink}, at: creator, count: 2}",
    "draw: 1",
    "return: {cards: up to 2 discarded cards, to: deck bottom}",
    "move: {who: creator, by: 1}",
    "improve: 1",
)
"""What a card may do besides, whatever it asks for."""
_SOURCES = ("rulebook", "site", "faq", "review", "inferred")


class _Maker:
    """Makes creators one after the other; no two things of theirs are called the same."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        half = [(word, thing) for word in _WORDS for thing in _THINGS]
        pairs = [(one, other) for one in half for other in half if one != other]
        luck.shuffle(pairs)
        self._names = iter(pairs)
        self._told: set[tuple[object, ...]] = set()

    def creator(self, place: int, cards: int) -> str:
        """The text of one creator's file."""
        _, en, ru = self._named()
        own = {"{ink}": f"ink-{place:03}", "{spirit}": f"spirit-{place:03}"}
        self._told = set()
        lines = [
            "# yaml-language-server: $schema=../../../schemas/react/creator.schema.json",
            f"creator: creator-{place:03}",
            f"name: {{en: '{en}', ru: '{ru}'}}",
            f"cases: {self._cases()}",
            "source: house                     # for every fact that does not say otherwise",
            "sources: {name.en: faq, name.ru: rulebook}",
            "tokens:",
            "  {ink}: {at: unit, supply: 8, name: {en: Ink, ru: чернила}, of: чернил}",
            "summons:",
            "  {spirit}:",
            f"    count: {_SUMMONS}",
            "    name: {en: Spirit, ru: Дух}",
            f"    cases: {self._cases()}",
            "setup:",
            "  - summon: {what: {spirit}, at: a free adjacent zone}",
            "passives:",
            f"  - id: wet-brush-{place:03}",
            "    name: {en: Wet Brush, ru: Влажная кисть}",
            "    when: summoned",
            "    who: own summons",
            "    do:",
            "      - place: {token: {ink}, at: subject}",
            "abilities:",
        ]
        for number in range(1, _ABILITIES + 1):
            lines += self._ability("creator" if number > 1 else "{spirit}")
        lines.append("      D: {kind: intention, cost: exhaust this, do: [{improve: 1}]}")
        lines.append("deck:")
        kinds = cards - _ABILITIES
        for number in range(1, kinds + 1):
            lines += self._card(number, _DECK // kinds + (number <= _DECK % kinds))
        _, en, ru = self._named()
        lines.append(f"masterpiece: {{name: {{en: '{en}', ru: '{ru}'}}, cards: 3}}")
        text = "\n".join(lines) + "\n"
        for word, meant in own.items():
            text = text.replace(word, meant)
        return text

    def _named(self) -> tuple[str, str, str]:
        """An id and its name in English and Russian."""
        (one, thing), (other, end) = next(self._names)
        english = [it[0] for it in (one, thing, other, end)]
        russian = [it[1] for it in (one, thing, other, end)]
        return (
            "-".join(english).lower(),
            "{} {}, {} {}".format(*english),
            "{} {}, {} {}".format(*russian),
        )

    def _cases(self) -> str:
        """A Russian noun in its twelve forms."""
        stem = self.luck.choice(_THINGS)[1]
        one = ", ".join(stem + end for end in _CASES)
        return f"{{gender: m, alive: true, one: [{one}], many: [{one}]}}"

    def _effect(self) -> tuple[str, list[tuple[str, ...]]]:
        """What a card asks for, and its clauses, each of one line or more."""
        while True:
            cost, first = self.luck.choice(_COSTS)
            more = sorted(self.luck.sample(_MORE, self.luck.randint(0, 2)))
            if (told := (cost, first, *more)) not in self._told:
                self._told.add(told)
                return cost, [first, *((it,) for it in more)]

    def _ability(self, of: str) -> Iterator[str]:
        """An ability card with two or three effects, half of them on one line."""
        slug, en, ru = self._named()
        yield f"  - id: {slug}"
        yield f"    name: {{en: '{en}', ru: '{ru}'}}"
        yield f"    of: {of}"
        yield "    effects:"
        for letter in "ABC"[: self.luck.randint(2, 3)]:
            kind, (cost, clauses) = self.luck.choice(("intention", "reaction")), self._effect()
            cost = f"exhaust this + {cost}"
            if self.luck.random() < 0.5:  # noqa: PLR2004 -- half
                told = ", ".join(f"{{{', '.join(it)}}}" for it in clauses)
                yield f"      {letter}: {{kind: {kind}, cost: {cost}, do: [{told}]}}"
            else:
                yield from (f"      {letter}:", f"        kind: {kind}", f"        cost: {cost}")
                yield "        do:"
                yield from _block(clauses, "          ")

    def _card(self, number: int, copies: int) -> Iterator[str]:
        """A card of the deck."""
        slug, en, ru = self._named()
        source, (cost, clauses) = self.luck.choice(_SOURCES), self._effect()
        yield f"  - id: {slug}"
        yield f"    name: {{en: '{en}', ru: '{ru}'}}"
        yield f"    number: {number}"
        yield f"    copies: {copies}"
        yield f"    printed: {copies}/{_DECK}"
        yield f"    kind: {self.luck.choice(('intention', 'reaction'))}"
        yield f"    cost: {cost}"
        yield f"    sources: {{name: {source}, kind: rulebook, do: {source}}}   # the cost: house"
        yield "    do:"
        yield from _block(clauses, "      ")


def _block(clauses: list[tuple[str, ...]], indent: str) -> Iterator[str]:
    for first, *rest in clauses:
        yield f"{indent}- {first}"
        yield from (f"{indent}  {it}" for it in rest)


def texts() -> dict[str, str]:
    """Each file's name and text; CARDS cards in FILES files."""
    maker = _Maker(Random(SEED))
    each, rest = divmod(CARDS, FILES)
    return {
        f"creator-{place:03}.yaml": maker.creator(place, each + (place <= rest))
        for place in range(1, FILES + 1)
    }


def write() -> None:
    """Write the corpus anew."""
    CORPUS.mkdir(parents=True, exist_ok=True)
    for old in CORPUS.glob("*.yaml"):
        old.unlink()
    for name, text in texts().items():
        (CORPUS / name).write_bytes(text.encode())


def written() -> list[Path]:
    """The files of the corpus in order of their names, written first if they are missing."""
    if len(list(CORPUS.glob("*.yaml"))) != FILES:
        write()
    return sorted(CORPUS.glob("*.yaml"))


if __name__ == "__main__":
    write()
    size = sum(path.stat().st_size for path in written())
    print(f"{CARDS} cards in {FILES} files, {size / 1e6:.1f} MB, in {CORPUS}")
