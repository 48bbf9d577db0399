"""A page for what is called so, lines for what is about it, a refusal that says what was meant."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from react_tools.errors import UnknownNameError
from react_tools.manual.asking import answer, called, names_scenario
from react_tools.reference.entry import Entry, same
from react_tools.rulesets.react import REACT

EntryOf = Callable[..., Entry]


def ids(entries: Sequence[Entry]) -> list[str]:
    return [it.id for it in entries]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("RA-CHAIN-16", "RA-CHAIN-16"),
        ("ra-chain-16", "RA-CHAIN-16"),
        ("RT021", "RT021"),
        ("swap", "swap"),
        ("glissade", "glissade"),
        ("dancer/glissade", "glissade"),
        ("Танцор", "dancer"),
        ("танцующая рыбка", "dancing-fish"),
        ("Two passes in a row set the chain off", "RA-CHAIN-16"),
    ],
)
def test_what_is_called_so_is_shown(
    shipped_entries: Sequence[Entry], text: str, shown: str
) -> None:
    given = answer(text, shipped_entries)

    assert (ids(given.shown), given.found) == ([shown], ())


def test_all_that_are_called_so_are_shown(entry_of: EntryOf) -> None:
    given = answer("same", [entry_of("a", "Same"), entry_of("same", "B"), entry_of("c", "Other")])

    assert ids(given.shown) == ["a", "same"]


def test_a_clear_winner_is_shown_with_some_others(shipped_entries: Sequence[Entry]) -> None:
    given = answer("who wins when both die", shipped_entries, REACT.synonyms)

    assert ids(given.shown) == ["RA-END-4"]
    assert 0 < len(given.found) <= 5


@pytest.mark.parametrize("text", ["can I attack an empty zone", "the newest field", "ink moon"])
def test_what_only_points_is_never_shown_alone(entry_of: EntryOf, text: str) -> None:
    pointer = entry_of("a", "Attack an empty zone; the newest field; ink of the moon")
    given = answer(text, [replace(pointer, points=True), entry_of("b", "Other")])

    assert (given.shown, ids(given.found)) == ((), ["a"])


def test_a_rule_that_only_points_is_known_as_such(shipped_entries: Sequence[Entry]) -> None:
    told = {it.id: it.points for it in shipped_entries}

    assert (told["RA-CHAIN-21"], told["RA-CHAIN-15"]) == (True, False)


def test_without_a_clear_winner_ten_are_told(shipped_entries: Sequence[Entry]) -> None:
    given = answer("chain", shipped_entries, REACT.synonyms)

    assert (given.shown, len(given.found)) == ((), 10)
    assert given.more > 0


def test_a_misspelt_word_among_others_is_read_as_the_nearest(
    shipped_entries: Sequence[Entry],
) -> None:
    given = answer("two pases in a row", shipped_entries)

    assert (ids(given.shown), given.meant) == (["RA-CHAIN-16"], {"pases": "passes"})


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("RA-CHIAN-16", "RA-CHAIN-16"),
        ("RA-CHAIN-160", "RA-CHAIN-16"),
        ("source-gon", "source-gone"),
        ("sawp", "swap"),
        ("summond", "summoned"),
        ("глиссаада", "Глиссада"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_one_that_was_meant(
    shipped_entries: Sequence[Entry], text: str, meant: str
) -> None:
    with pytest.raises(UnknownNameError, match=f"did you mean '{meant}'"):
        answer(text, shipped_entries)


@pytest.mark.parametrize("text", ["wibble", "", "?", "wibble wobble", "кто"])
def test_what_is_like_nothing_is_refused_with_what_to_try(
    shipped_entries: Sequence[Entry], text: str
) -> None:
    with pytest.raises(UnknownNameError, match="try other words, or: react-tools list"):
        answer(text, shipped_entries)


def card(owner: str) -> Entry:
    return Entry("stab", "card", {"en": "Stab", "ru": "Укол"}, same(""), owner=owner)


def test_a_card_of_two_creators_is_called_by_its_id_or_with_its_owner() -> None:
    both = [card("ann"), card("bob")]

    found = [[it.owner for it in called(word, both, {})] for word in ("stab", "bob/stab", "УКОЛ")]

    assert found == [["ann", "bob"], ["bob"], ["ann", "bob"]]


def test_an_unknown_card_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(UnknownNameError, match="no card is called 'stob'; did you mean 'stab'"):
        called("stob", [card("ann")], {})


def test_a_refusal_names_the_files_that_were_left_out() -> None:
    with pytest.raises(
        UnknownNameError, match=r"left out, for they have errors: cards/clerk\.yaml"
    ):
        called("clerk", [card("ann")], {"clerk": "cards/clerk.yaml"})


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("rulebook/worked-example", True),
        ("Rulebook/Worked-Example", True),
        ("swap", False),
        ("who wins and/or loses", False),
        ("a/b/c", False),
    ],
)
def test_only_a_word_with_a_slash_may_name_a_scenario(text: str, may: bool) -> None:  # noqa: FBT001 -- a table
    assert names_scenario(text) is may
