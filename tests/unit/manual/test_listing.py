"""What can be listed is what there are entries of; words narrow a list."""

from collections.abc import Sequence

import pytest

from react_tools.errors import UnknownNameError
from react_tools.manual.entries import entries
from react_tools.manual.listing import kinds, selected
from react_tools.reference.entry import Entry, same
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library

KINDS = kinds(REACT)


@pytest.fixture(scope="session")
def every(library: Library) -> Sequence[Entry]:
    """All entries, those of scenarios included."""
    return entries(REACT, library)


def test_every_kind_of_entry_can_be_listed(every: Sequence[Entry]) -> None:
    assert {it.kind for it in every} == {it.kind for it in KINDS.values()}


def test_a_kind_is_listed_under_its_plural() -> None:
    assert list(KINDS) == [
        it.kind + ("es" if it.kind.endswith("x") else "s") for it in KINDS.values()
    ]


def test_no_two_entries_of_a_kind_have_one_id_and_one_owner(every: Sequence[Entry]) -> None:
    named = [(it.kind, it.owner, it.id) for it in every]

    assert len(set(named)) == len(named)


def test_every_entry_has_a_title_and_a_page_in_both_languages(every: Sequence[Entry]) -> None:
    bare = [
        it.id for it in every for text in (it.title, it.page) if not (text["en"] and text["ru"])
    ]

    assert bare == []


def test_every_page_begins_with_the_id(every: Sequence[Entry]) -> None:
    strange = [
        it.id
        for it in every
        for page in it.page.values()
        if not page.startswith((f"{it.id}:", f"{it.id} ("))
    ]

    assert strange == []


@pytest.mark.parametrize(
    ("kind", "words", "found"),
    [
        (
            "rules",
            ["swap"],
            [
                "RA-PIECE-14",
                "RA-PIECE-25",
                "RA-SWAP-1",
                "RA-SWAP-2",
                "RA-SWAP-3",
                "RA-SWAP-4",
            ],
        ),
        ("rules", ["ничья"], ["RA-END-4"]),
        ("rules", ["RA-JUMP", "fails"], ["RA-JUMP-4"]),
        ("checks", ["error", "RA3"], ["RA301"]),
        (
            "cards",
            ["dancer", "intention"],
            ["pirouette", "dancing-fish", "scatter", "cutting-step"],
        ),
        ("cards", ["Глиссада"], ["glissade"]),
    ],
)
def test_words_narrow_a_list(
    every: Sequence[Entry], kind: str, words: Sequence[str], found: Sequence[str]
) -> None:
    assert [it.id for it in selected(kind, KINDS[kind], every, words, {}).entries] == found


def test_a_scenario_is_listed_by_the_cards_that_are_played_in_it(every: Sequence[Entry]) -> None:
    found = selected("scenarios", KINDS["scenarios"], every, ["glissade"], {})
    ids = [it.id for it in (*found.entries, *found.mentioning)]

    assert "jump/over-two-units" in ids
    assert "swap/ink-goes-along" not in ids


def question(name: str, title: str, *mentions: str, cites: str = "") -> Entry:
    """A scenario."""
    return Entry(name, "scenario", same(title), same(""), words=(cites,), mentions=mentions)


def test_what_only_mentions_a_word_comes_behind_what_is_called_so() -> None:
    every = [
        question("a/moon", "Other", "ink"),
        question("a/ink", "Other"),
        question("b/title", "An ink blot", "ink"),
        question("c/cites", "Other", cites="Ink"),
        question("d/none", "Other", "inkwell"),
    ]

    found = selected("scenarios", KINDS["scenarios"], every, ["ink"], {})

    assert [it.id for it in found.entries] == ["a/ink", "b/title", "c/cites"]
    assert [it.id for it in found.mentioning] == ["a/moon"]


def test_words_may_be_found_partly_in_the_title_and_partly_in_the_file() -> None:
    every = [question("a/b", "A moon", "ink"), question("a/c", "A moon")]

    assert [
        it.id
        for it in selected("scenarios", KINDS["scenarios"], every, ["moon", "ink"], {}).mentioning
    ] == ["a/b"]


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("rules", "its id or its title;"),
        ("checks", "its id, its title or what the list says behind it;"),
        ("rulings", "its id, its title, what the list says behind it or the rules it cites;"),
        ("scenarios", "its id, its title, the rules it cites or the ids in its file;"),
    ],
)
def test_a_refusal_tells_where_the_words_were_looked_for(
    every: Sequence[Entry], kind: str, where: str
) -> None:
    with pytest.raises(UnknownNameError, match=f"has 'wibble' in {where}"):
        selected(kind, KINDS[kind], every, ["wibble"], {})


def test_a_scenario_is_listed_by_the_rules_that_it_cites(every: Sequence[Entry]) -> None:
    found = selected("scenarios", KINDS["scenarios"], every, ["RA-HAND-1"], {}).entries

    assert found
    assert [it.id for it in found if "RA-HAND-1" not in it.words] == []


def test_words_that_nothing_has_are_refused(every: Sequence[Entry]) -> None:
    told = "none of the \\d+ rulings has 'wibble' .* react-tools explain wibble"

    with pytest.raises(UnknownNameError, match=told):
        selected("rulings", KINDS["rulings"], every, ["wibble"], {})


def test_an_empty_list_stays_empty_whatever_the_words() -> None:
    assert selected("cards", KINDS["cards"], [], ["wibble"], {}).entries == ()


def test_files_with_errors_are_told_where_designers_define_what_is_listed(
    every: Sequence[Entry],
) -> None:
    broken = {"clerk": "cards/clerk.yaml"}

    told = {
        kind: selected(kind, KINDS[kind], every, [], broken).left_out for kind in ("cards", "rules")
    }

    assert told == {"cards": ("cards/clerk.yaml",), "rules": ()}
