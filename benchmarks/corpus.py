"""Make a corpus of 10,000 cards in 600 creator files, about 5 MB, the same bytes each time.

Run it by itself to write the files anew; `written()` writes them only if they are missing.
The creators are shaped like those in cards/react/creators: block and flow style side by
side, comments, English and Russian. Their rules need not make sense.
"""

from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: the same corpus on every machine

CORPUS = Path(__file__).resolve().parent / "corpus"
FILES = 600
CARDS = 10_000
SEED = 20260102

_ABILITIES = 4
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
_COSTS = (
    "exhaust this",
    "exhaust this + direction",
    "exhaust this + target adjacent zone",
    "direction",
    "target zone within 2 of this",
    "pay 1 ink + direction",
    "pay 2 ink from units within 3 of this + target occupied zone in line with this",
    "spend a die of at least 3 + target zone diagonal to this",
)
_CLAUSES = (
    "damage: target",
    "damage: zone of each enemy unit with ink",
    "place: {token: ink, at: a unit}",
    "place: {token: ink, at: this, count: 2}",
    "move: {who: this, by: up to 2, toward: direction}",
    "move: {who: units with ink, by: 1, toward: away from this}",
    "draw: 1",
    "return: {cards: up to 2 discarded cards, to: deck bottom}",
    "summon: {what: spirit, at: a free zone adjacent to this}",
    "jump: {who: a unit within 2 of this, toward: direction}",
)
_SOURCES = ("rulebook", "site", "faq", "review", "inferred")


def _named(luck: Random) -> tuple[str, str, str]:
    """An id and its name in English and Russian."""
    (word, word_ru), (thing, thing_ru) = luck.choice(_WORDS), luck.choice(_THINGS)
    return f"{word}-{thing}".lower(), f"{word} {thing}", f"{word_ru} {thing_ru}"


def _cases(luck: Random) -> str:
    """A Russian noun in its twelve forms."""
    stem = luck.choice(_THINGS)[1]
    one = ", ".join(stem + end for end in _CASES)
    return f"{{gender: m, alive: true, one: [{one}], many: [{one}]}}"


def _clauses(luck: Random, indent: str) -> list[str]:
    """One to three clauses, now and then under a condition."""
    lines = []
    for clause in luck.sample(_CLAUSES, luck.randint(1, 3)):
        if luck.random() < 0.2:  # noqa: PLR2004 -- one clause in five
            lines += [f"{indent}- if: this has ink", f"{indent}  then: [{{{clause}}}]"]
        else:
            lines.append(f"{indent}- {clause}")
    return lines


def _effect(luck: Random, letter: str, indent: str) -> list[str]:
    """An effect of an ability card: half of them on one line."""
    kind, cost = luck.choice(("intention", "reaction")), luck.choice(_COSTS)
    if luck.random() < 0.5:  # noqa: PLR2004 -- half
        clause = luck.choice(_CLAUSES)
        return [f"{indent}{letter}: {{kind: {kind}, cost: {cost}, do: [{{{clause}}}]}}"]
    return [
        f"{indent}{letter}:",
        f"{indent}  kind: {kind}",
        f"{indent}  cost: {cost}",
        f"{indent}  do:",
        *_clauses(luck, f"{indent}    "),
    ]


def _ability(luck: Random, place: int) -> list[str]:
    """An ability card with two or three effects."""
    slug, en, ru = _named(luck)
    lines = [
        f"  - id: {slug}-{place}",
        f"    name: {{en: {en}, ru: {ru}}}",
        f"    of: {luck.choice(('creator', 'spirit'))}",
        "    effects:",
    ]
    for letter in "ABC"[: luck.randint(2, 3)]:
        lines += _effect(luck, letter, "      ")
    return lines


def _card(luck: Random, place: int, copies: int) -> list[str]:
    """A card of the deck."""
    slug, en, ru = _named(luck)
    source = luck.choice(_SOURCES)
    lines = [
        f"  - id: {slug}-{place}",
        f"    name: {{en: {en}, ru: {ru}}}",
        f"    number: {place}",
        f"    copies: {copies}",
        f"    printed: {copies}/{_DECK}",
        f"    kind: {luck.choice(('intention', 'reaction'))}",
        f"    cost: {luck.choice(_COSTS)}",
        f"    sources: {{name: {source}, kind: rulebook, do: {source}}}   # the cost: house",
        "    do:",
        *_clauses(luck, "      "),
    ]
    if luck.random() < 0.3:  # noqa: PLR2004 -- three cards in ten
        lines += [
            "    flavor:",
            f'      en: "{en}: what the hand begins, the eye has to end."',
            f"      ru: «{ru}» – что начала рука, закончит глаз.",
        ]
    return lines


def _creator(luck: Random, place: int, cards: int) -> str:
    """The text of one creator's file."""
    slug, en, ru = _named(luck)
    lines = [
        "# yaml-language-server: $schema=../../../schemas/react/creator.schema.json",
        f"creator: {slug}-{place:03}",
        f"name: {{en: {en} {place}, ru: {ru} {place}}}",
        f"cases: {_cases(luck)}",
        "source: house                     # for every fact that does not say otherwise",
        "sources: {name.en: faq, name.ru: rulebook}",
        "tokens:",
        "  ink: {at: unit, supply: 8, name: {en: Ink, ru: чернила}, of: чернил}",
        "summons:",
        "  spirit:",
        "    count: 2",
        "    name: {en: Spirit, ru: Дух}",
        f"    cases: {_cases(luck)}",
        "setup:",
        "  - summon: {what: spirit, at: a free adjacent zone}",
        "passives:",
        "  - id: wet-brush",
        "    name: {en: Wet Brush, ru: Влажная кисть}",
        "    when: summoned",
        "    who: own summons",
        "    do:",
        "      - place: {token: ink, at: subject}",
        "abilities:",
    ]
    for number in range(1, _ABILITIES + 1):
        lines += _ability(luck, number)
    lines.append("deck:")
    kinds = cards - _ABILITIES
    for number in range(1, kinds + 1):
        copies = _DECK // kinds + (number <= _DECK % kinds)
        lines += _card(luck, number, copies)
    lines.append(f"masterpiece: {{name: {{en: {en}, ru: {ru}}}, cards: 3}}")
    return "\n".join(lines) + "\n"


def texts() -> dict[str, str]:
    """Each file's name and text; CARDS cards in FILES files."""
    luck = Random(SEED)
    each, rest = divmod(CARDS, FILES)
    return {
        f"creator-{place:03}.yaml": _creator(luck, place, each + (place <= rest))
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
