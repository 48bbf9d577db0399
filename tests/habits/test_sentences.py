"""Every sentence of the rulebook has its rules: sentences.yaml against the register and the book.

The books' texts are not ours to hand on. Each is looked for where REACT_TOOLS_RULEBOOK says (for
other games than Re;ACT REACT_TOOLS_RULEBOOK_KEYFORGE and so on), then in `shared/sources` beside
the checkout. Without it the same tests hold whatever needs no text.

A sentence ends in `.`, `!`, `?` or `…` (closing quotes and brackets belong to it) where the line
ends, or where blanks and then a capital letter follow, maybe behind an opening quote or bracket.
So `и т.д.` in mid-sentence ends none, nor does `см.` anywhere, nor a colon: `Пример:` and what it
leads to are one. What stands before an item (`1.`, `•`, `—`) is none of its text. A sentence that
goes over two lines is counted on each of them, since each has to say where its part belongs.
"""

import hashlib
import os
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import Struct, convert

from react_tools.places import CARDS
from react_tools.rulebook import Rule
from react_tools.source.parse import read
from react_tools.source.tree import plain

VARIABLE = "REACT_TOOLS_RULEBOOK"
BESIDE = Path(__file__).parents[3] / "shared" / "sources"
FIRST = 74


class Text(Struct, frozen=True):
    """The text of a book: the variable that may name it, its file beside, its first and last line.

    What stands before the first line is no part of the rules. A last line of 0 is not known.
    """

    variable: str
    name: str
    first: int
    last: int


GAMES = sorted(it.parent.name for it in CARDS.glob("*/sentences.yaml"))
TEXTS = {
    **{it: Text(f"{VARIABLE}_{it.upper()}", f"{it}-rulebook.txt", 1, 0) for it in GAMES},
    "keyforge": Text(f"{VARIABLE}_KEYFORGE", "keyforge-use-and-fight.ru.txt", 1, 57),
    "react": Text(VARIABLE, "react-rulebook.ru.txt", FIRST, 543),
}

_ITEM = re.compile(r"^(?:\d+(?:\.\d+)*\.?|[•—])\s+")
_NEXT = re.compile(r"(?<!\bсм)[.!?…][»”\")]*\s+(?=[«“\"(]*[A-ZА-ЯЁ])")


class Line(Struct, forbid_unknown_fields=True):
    """A line of sentences.yaml: a heading of either sort, or sentences."""

    line: int
    hash: str
    heading: str = ""
    subheading: str = ""
    sentences: list[list[str] | str] = []

    def named(self) -> set[str]:
        """The rules that its sentences name."""
        return {rule for it in self.sentences if isinstance(it, list) for rule in it}


def count(text: str) -> int:
    """How many sentences a line holds."""
    return 1 + len(_NEXT.findall(_ITEM.sub("", text)))


def digest(text: str) -> str:
    """The hash of a line."""
    return hashlib.sha256(unicodedata.normalize("NFC", text).encode()).hexdigest()[:8]


def written(text: str) -> dict[int, str]:
    """The lines of a document that are not blank, without blanks at their ends, by number."""
    lines = enumerate(text.split("\n"), 1)
    return {number: line.strip() for number, line in lines if line.strip()}


def places(lines: Sequence[Line], book: Mapping[int, str]) -> Iterator[str]:
    """Where lines of the book are not told, or something is told that is no line of it."""
    told = {it.line for it in lines}
    for number, text in book.items():
        if number not in told:
            yield f'line {number}: add {{line: {number}, hash: "{digest(text)}", …}}, {_many(text)}'
    if book:
        yield from (f"line {it}: take it out, it is blank" for it in sorted(told - book.keys()))


def hashes(lines: Sequence[Line], book: Mapping[int, str]) -> Iterator[str]:
    """Where the book no longer says what was mapped."""
    mapped = {it.hash: it.line for it in lines}
    for it in lines:
        text = book.get(it.line)
        if text is not None and it.hash != digest(text):
            was = mapped.get(digest(text))
            advice = f"it was line {was}" if was else "read its rules again"
            yield f'line {it.line}: "{digest(text)}" should stand there; {advice}'


def counts(lines: Sequence[Line], book: Mapping[int, str]) -> Iterator[str]:
    """Where there are more sentences, or fewer, than lists of rules."""
    for it in lines:
        text = book.get(it.line)
        if text is not None and it.sentences and len(it.sentences) != count(text):
            yield f"line {it.line}: {_many(text)} should stand there, not {len(it.sentences)}"


def headings(lines: Sequence[Line], book: Mapping[int, str]) -> Iterator[str]:
    """Where a heading is spelled otherwise than in the book."""
    for it in lines:
        text, told = book.get(it.line), it.heading or it.subheading
        if told and text is not None and told != text:
            yield f"line {it.line}: {text!r} should stand there, not {told!r}"


def holds(faults: Iterable[str]) -> None:
    """Nothing is wrong; whatever is, is told in full, a line each."""
    told = "\n".join(faults)
    assert not told, told


def _many(text: str) -> str:
    many = count(text)
    return "1 sentence" if many == 1 else f"{many} sentences"


@pytest.fixture(scope="module", params=TEXTS)
def ruleset(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def lines(ruleset: str) -> list[Line]:
    file = CARDS / ruleset / "sentences.yaml"
    tree = read(file, file.name).tree
    assert tree is not None
    return convert(plain(tree), dict[str, str | list[Line]], strict=True)["lines"]  # type: ignore[return-value]


@pytest.fixture(scope="module")
def register(register_of: Callable[[str], Mapping[str, Rule]], ruleset: str) -> Mapping[str, Rule]:
    """The rules that stand in the book: those of further documents have no line."""
    return {name: it for name, it in register_of(ruleset).items() if it.line}


@pytest.fixture(scope="module")
def book(ruleset: str) -> Mapping[int, str]:
    """The lines of the text from its first one on; none if it is not at hand."""
    text = TEXTS[ruleset]
    named = os.environ.get(text.variable)
    return at_hand(Path(named) if named else None, BESIDE / text.name, text.first)


def at_hand(named: Path | None, beside: Path, first: int = FIRST) -> Mapping[int, str]:
    """The lines of a text that was named, else of the one that lies beside, if there is one.

    Only a text that is nowhere is none: one that was named has to be there, and one that is there
    has to hold its *first* line.
    """
    if named is None and not beside.exists():
        return {}
    file = named or beside
    found = {at: it for at, it in written(file.read_text("utf-8")).items() if at >= first}
    assert first in found, f"{file} is cut: it has no line {first}"
    return found


def test_only_a_text_that_is_nowhere_is_none(tmp_path: Path) -> None:
    assert at_hand(None, tmp_path / "book.txt") == {}


def test_a_text_that_was_named_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        at_hand(tmp_path / "book.txt", tmp_path / "book.txt")


@pytest.mark.parametrize("text", ["", "Слово.\n" * (FIRST - 1), "\n" * 600])
@pytest.mark.parametrize("named", [True, False])
def test_a_text_that_is_cut_is_no_book(tmp_path: Path, text: str, named: bool) -> None:  # noqa: FBT001
    file = tmp_path / "book.txt"
    file.write_text(text, "utf-8")

    with pytest.raises(AssertionError, match="is cut: it has no line 74"):
        at_hand(file if named else None, file)


def test_a_text_that_is_named_counts_before_the_one_beside(tmp_path: Path) -> None:
    named, beside = tmp_path / "a.txt", tmp_path / "b.txt"
    named.write_text("\n" * (FIRST - 1) + " Раз. \n\nДва.\n", "utf-8")
    beside.write_text("", "utf-8")

    assert at_hand(named, beside) == {FIRST: "Раз.", FIRST + 2: "Два."}


@pytest.mark.parametrize(
    ("text", "many"),
    [
        ("Обзор", 1),
        ("Игрок берёт карты, жетоны и т.д. из коробки. Потом ходит.", 2),
        ("• Карты, жетоны (и т.д.) лежат рядом", 1),
        ("3.1. Поле. Его кладут между игроками.", 2),
        ("2. Дуэль 1 на 1: кто первый? Тот, кто проснулся раньше!", 2),
        ("Пример: вы ходите. «Штрих» лежит.", 2),
        ("Пример: Каллиграф ходит так:", 1),
        ("Дуэль в «Re;ACT». Начало (увы!) и конец…", 2),
        ("Ход кончен. (Если никто не против.)", 2),
        ("Броня гасит урон (см. «Броня» в глоссарии)", 1),
    ],
)
def test_a_sentence_is_counted_where_one_ends(text: str, many: int) -> None:
    assert count(text) == many


def test_a_book_that_has_changed_is_told_line_by_line() -> None:
    book = written(" Слова \n\nРаз. Два.\nТри.\nЧетыре.")
    lines = [
        Line(1, digest("Слова"), heading="Слово"),
        Line(2, "00000000", sentences=["flavour"]),
        Line(3, digest("Раз. Два."), sentences=[["RA-A-1"]]),
        Line(4, "00000000", sentences=[["RA-A-1"]]),
    ]

    assert [*places(lines, book), *hashes(lines, book)] == [
        f'line 5: add {{line: 5, hash: "{digest("Четыре.")}", …}}, 1 sentence',
        "line 2: take it out, it is blank",
        f'line 4: "{digest("Три.")}" should stand there; read its rules again',
    ]
    assert [*counts(lines, book), *headings(lines, book)] == [
        "line 3: 2 sentences should stand there, not 1",
        "line 1: 'Слова' should stand there, not 'Слово'",
    ]


def test_every_text_has_its_map_of_sentences() -> None:
    assert sorted(TEXTS) == GAMES


def test_the_lines_go_from_the_first_to_the_last_in_order(lines: list[Line], ruleset: str) -> None:
    told = [it.line for it in lines]

    text = TEXTS[ruleset]
    assert (told[0], told[-1]) == (text.first, text.last or told[-1])
    assert [it for it in pairwise(told) if it[0] >= it[1]] == []


def test_every_line_of_the_book_is_there(lines: list[Line], book: Mapping[int, str]) -> None:
    holds(places(lines, book))


def test_every_hash_is_that_of_its_line(lines: list[Line], book: Mapping[int, str]) -> None:
    holds(hashes(lines, book))


def test_every_sentence_has_its_rules(lines: list[Line], book: Mapping[int, str]) -> None:
    holds(counts(lines, book))


def test_every_heading_is_spelled_as_in_the_book(
    lines: list[Line], book: Mapping[int, str]
) -> None:
    holds(headings(lines, book))


def test_every_rule_that_is_named_is_in_the_register(
    lines: list[Line], register: Mapping[str, Rule]
) -> None:
    holds(
        f"line {it.line}: the register has no {', '.join(strange)}"
        for it in lines
        if (strange := sorted(it.named() - register.keys()))
    )


def test_every_rule_stands_for_a_sentence(lines: list[Line], register: Mapping[str, Rule]) -> None:
    named = set().union(*(it.named() for it in lines))
    loose = (it for it in register.values() if it.id not in named)

    holds(f"line {it.line}: {it.id} should stand there" for it in loose)


def test_a_rule_has_exactly_the_lines_that_name_it(
    lines: list[Line], register: Mapping[str, Rule]
) -> None:
    naming = defaultdict[str, list[int]](list)
    for it in lines:
        for rule in it.named():
            naming[rule].append(it.line)

    holds(
        f"{it.id}: line and also are {it.line}, {list(it.also)}; its sentences are at {wanted}"
        for it in register.values()
        if (wanted := naming[it.id]) != sorted((it.line, *it.also))
    )


def test_a_rule_stands_under_the_heading_of_its_line(
    lines: list[Line], register: Mapping[str, Rule]
) -> None:
    over, heading = dict[int, str](), ""
    for it in lines:
        heading = it.heading or heading
        over[it.line] = heading

    holds(
        f"{it.id}: line {it.line} stands under {over.get(it.line)!r}, not {it.heading!r}"
        for it in register.values()
        if it.heading != over.get(it.line)
    )
