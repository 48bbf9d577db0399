"""The index finds what a player means, in the words that players use."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from react_tools.manual.search import Index
from react_tools.reference.entry import Entry
from react_tools.rulesets.react import REACT

EntryOf = Callable[..., Entry]

# Each answer is what the register says, read by a person.
QUESTIONS = [
    ("who wins when both die", "RA-END-4"),
    ("кто ходит первым", "RA-SETUP-11"),
    ("who goes first", "RA-SETUP-11"),
    ("can a summon be exhausted twice", "RA-EXHAUST-7"),
    ("can a summon be exhausted twice", "RA-COST-11"),
    ("жетон глыбы", "RA-BOULDER-3"),
    ("swap neighbours", "swap"),
    ("too many tokens", "RA-TOKEN-4"),
    ("ничья", "RA-END-4"),
    ("how many cards in hand", "RA-HAND-1"),
    ("can I move diagonally", "RA-MOVE-2"),
    ("jump over two units", "RA-JUMP-2"),
    ("jump over two units", "jump"),
    ("что если колода закончилась", "RA-END-2"),
    ("can I look at the discard pile", "RA-DISCARD-3"),
    ("на занятую клетку", "RA-MOVE-3"),
    ("can I damage myself", "RA-DAMAGE-1"),
    ("can an exhausted creature pay", "RA-COST-11"),
    ("обмен местами", "RA-SWAP-1"),
    ("истощить дважды", "RA-EXHAUST-7"),
    ("призвать на занятую клетку", "RA-SUMMON-7"),
    ("third scale", "RA-RESOLVE-5"),
    ("can I react to my own card", "RA-CHAIN-15"),
    ("Can I answer my own card?", "RA-CHAIN-15"),
    ("can I respond to my own card", "RA-CHAIN-15"),
    ("react to my own reaction", "RA-CHAIN-15"),
    ("можно ли ответить на свою карту", "RA-CHAIN-15"),
    ("does the target move with the unit", "RA-COST-8"),
    ("могу ли я ранить себя", "RA-DAMAGE-1"),
    ("when are tokens moved with a unit", "RA-TOKEN-5"),
    ("when is a passive applied", "RA-EFFECT-10"),
    ("what happens with the fifth card", "RA-CHAIN-17"),
    ("ability card after use", "RA-CARD-14"),
    ("does a boulder move", "RA-BOULDER-6"),
    ("order of resolution", "RA-RESOLVE-1"),
    ("push off the field", "RA-MOVE-4"),
    ("cancel damage", "RA-BOULDER-4"),
    ("возвращается ли карта", "RA-CARD-14"),
    ("пас дважды", "RA-CHAIN-16"),
    ("when a unit leaves", "left"),
    ("place tokens", "place"),
    ("unknown token name", "RA107"),
    ("deck size", "RA101"),
    ("two cards with the same number", "RA104"),
    ("phrase cannot be read", "RA105"),
    ("duplicate key", "RT021"),
    ("wrong indentation", "RT012"),
    ("ink in one direction", "flowing-ink"),
]


@pytest.fixture(scope="session")
def index(shipped_entries: Sequence[Entry]) -> Index:
    return Index(shipped_entries, REACT.synonyms)


@pytest.mark.parametrize(("question", "answer"), QUESTIONS)
def test_the_answer_stands_among_the_first_three(index: Index, question: str, answer: str) -> None:
    assert answer in [hit.entry.id for hit in index.search(question).hits[:3]]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can I answer my own card?", "RA-CHAIN-15"),
        ("can I respond to my own card", "RA-CHAIN-15"),
        ("кто победит, если одна карта нанесёт третий урон обоим", "RA-END-4"),
        ("use its ability twice", "RA-CARD-15"),
    ],
)
def test_the_answer_stands_first(index: Index, question: str, answer: str) -> None:
    assert index.search(question).hits[0].entry.id == answer


@pytest.mark.parametrize("kind", ["verb", "trigger", "card", "check", "fault", "scenario"])
def test_a_rule_comes_before_what_says_the_same_and_is_none(entry_of: EntryOf, kind: str) -> None:
    rule = entry_of("a", "Moon and star")
    other = replace(rule, id="b", kind=kind)

    found = Index([other, rule], ()).search("moon star").hits

    assert [hit.entry.id for hit in found] == ["a", "b"]


def test_what_answers_comes_before_what_only_points(entry_of: EntryOf) -> None:
    rule = entry_of("a", "Moon and star")

    found = Index([replace(rule, id="b", points=True), rule], ()).search("moon star").hits

    assert [hit.entry.id for hit in found] == ["a", "b"]


@pytest.mark.parametrize("text", ["когда фигуры двигают", "фигуры двигаются", "двигают фигуру"])
def test_a_form_of_a_known_word_is_not_read_as_another(index: Index, text: str) -> None:
    assert index.search(text).meant == {}


@pytest.mark.parametrize(
    ("known", "word"),
    [("turning", "during"), ("держать", "делать"), ("играют", "двигают"), ("chain", "plain")],
)
def test_another_word_that_is_spelt_alike_is_not_read_as_a_known_one(
    entry_of: EntryOf, known: str, word: str
) -> None:
    index = Index([entry_of("a", known), entry_of("b", "A unit")], ())

    assert index.search(f"{word} unit").meant == {}


def test_all_six_rules_on_boulders_come_before_all_others(index: Index) -> None:
    first = [hit.entry.id for hit in index.search("жетон глыбы").hits[:6]]

    assert sorted(first) == [f"RA-BOULDER-{number}" for number in range(1, 7)]


def test_a_word_in_the_title_counts_more_than_one_in_the_text(entry_of: EntryOf) -> None:
    index = Index([entry_of("b", "Stars", "Of a moon."), entry_of("a", "The moon", "Stars.")], ())

    assert [hit.entry.id for hit in index.search("moon").hits] == ["a", "b"]


def test_who_knows_both_words_comes_before_who_knows_one_better(entry_of: EntryOf) -> None:
    index = Index(
        [entry_of("a", "Moon moon moon moon"), entry_of("b", "Night", "The moon and a star.")], ()
    )

    assert index.search("moon star").hits[0].entry.id == "b"


def test_endings_do_not_matter(entry_of: EntryOf) -> None:
    index = Index([entry_of("a", "Exhausting", ru="Истощённая фигура")], ())

    assert [len(index.search(word).hits) for word in ("exhausted", "истощённой", "истощенную")] == [
        1,
        1,
        1,
    ]


def test_what_means_the_same_finds_it_at_a_discount(entry_of: EntryOf) -> None:
    index = Index([entry_of("a", "A tie"), entry_of("b", "A draw")], [("draw", "tie")])

    assert [hit.entry.id for hit in index.search("draw").hits] == ["b", "a"]


def test_words_that_tell_nothing_are_not_looked_for(entry_of: EntryOf) -> None:
    index = Index([entry_of("a", "Who may do what"), entry_of("b", "Кто что может")], ())

    assert index.search("who can do what, кто и что").hits == []


def test_a_misspelt_word_is_read_as_the_nearest(entry_of: EntryOf) -> None:
    found = Index([entry_of("a", "The chain"), entry_of("b", "A unit")], ()).search("chian")

    assert ([hit.entry.id for hit in found.hits], found.meant) == (["a"], {"chian": "chain"})


def test_a_number_is_never_read_as_another(entry_of: EntryOf) -> None:
    found = Index([entry_of("a", "Of 1999 units")], ()).search("1998 units")

    assert (len(found.hits), found.meant, found.hits[0].whole) == (1, {}, False)


def test_a_word_that_nobody_knows_is_passed_over(entry_of: EntryOf) -> None:
    found = Index([entry_of("a", "A unit")], ()).search("wibble unit")

    assert [hit.whole for hit in found.hits] == [False]


def test_what_is_much_worse_than_the_best_is_not_told(entry_of: EntryOf) -> None:
    noise = [entry_of(f"n{number}", "Other", "unit") for number in range(9)]
    index = Index([entry_of("a", "Glowing moon unit"), *noise], ())

    assert [hit.entry.id for hit in index.search("moon unit").hits] == ["a"]


def test_an_example_counts_less_than_a_sentence(entry_of: EntryOf) -> None:
    index = Index([entry_of("a", "x", "    moon: 1"), entry_of("b", "y", "A moon.")], ())

    assert [hit.entry.id for hit in index.search("moon").hits] == ["b", "a"]


@pytest.mark.parametrize("text", ["", "  ", "?!", "x", "ё", "\u0301", "\x1b[31m", "'" * 100])
def test_what_holds_no_word_finds_nothing(index: Index, text: str) -> None:
    assert index.search(text).hits == []


def test_an_empty_index_finds_nothing() -> None:
    assert Index([], ()).search("anything").hits == []
