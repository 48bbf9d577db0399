"""The setting of a whole duel, before anything is done."""

from collections.abc import Callable

import pytest

from react_tools.errors import DraftError
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, plain

LibraryOf = Callable[..., Library]

WORDS = {"active": "dancer", "hands": "dealt"}
DUELLIST = """\
creator: duellist
name: {en: Duellist, ru: Дуэлянт}
source: house
abilities: []
deckless: true
draw:
  - exhaust: this
"""


def opened(library: Library, *creators: str, lang: str = "en") -> dict[str, object]:
    """The setting as plain data, the decks left as they are printed."""
    words = {**WORDS, "lang": lang}
    tree = parse(REACT.opening(creators, words, lambda _: None, library).encode(), "o").tree
    assert isinstance(tree, Mapping)
    return dict(plain(tree))  # type: ignore[call-overload, no-any-return]


def test_it_names_every_card_of_both_decks(library: Library) -> None:
    pieces = opened(library, "calligrapher", "dancer")["pieces"]

    assert isinstance(pieces, dict)
    assert [(it, len(piece["deck"])) for it, piece in pieces.items()] == [("C", 30), ("D", 30)]


def test_its_title_is_in_the_language_of_who_plays(library_of: LibraryOf) -> None:
    library = library_of(DUELLIST)
    pairs = [("calligrapher", "dancer"), ("dancer", "duellist")]

    assert [opened(library, *it)["title"] for it in pairs] == [
        "Calligrapher against Dancer",
        "Dancer against Duellist",
    ]
    assert [opened(library, *it, lang="ru")["title"] for it in pairs] == [
        "Каллиграф против танцора",
        "Танцор – Дуэлянт",
    ]


def test_it_says_how_each_ruling_stands(library: Library) -> None:
    defaults = {it.id: it.default for it in library.rulings.values()}

    assert opened(library, "calligrapher", "dancer")["rulings"] == defaults


def test_decks_are_brought_into_another_order(library: Library) -> None:
    def backward(deck: list[str]) -> None:
        deck.reverse()

    text = REACT.opening(("calligrapher", "dancer"), WORDS, backward, library)
    plainly = REACT.opening(("calligrapher", "dancer"), WORDS, lambda _: None, library)

    assert sorted(text.split()) != text.split()
    assert text != plainly


def test_two_initials_that_are_the_same_make_two_letters(library_of: LibraryOf) -> None:
    library = library_of(DUELLIST)

    pieces = opened(library, "dancer", "duellist")["pieces"]

    assert isinstance(pieces, dict)
    assert list(pieces) == ["D", "E"]


def test_a_creator_without_a_deck_has_none(library_of: LibraryOf) -> None:
    pieces = opened(library_of(DUELLIST), "dancer", "duellist")["pieces"]

    assert isinstance(pieces, dict)
    assert pieces["E"] == {"creator": "duellist"}


def test_the_two_creators_differ(library: Library) -> None:
    with pytest.raises(DraftError, match="RA-SETUP-1"):
        REACT.opening(("dancer", "dancer"), WORDS, lambda _: None, library)
