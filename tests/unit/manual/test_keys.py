"""Every key of a creator's file is an entry, with what it says wherever it may stand."""

from collections.abc import Mapping

import pytest

from react_tools.manual.keys import keys
from react_tools.reference.entry import Entry


@pytest.fixture(scope="module")
def known() -> Mapping[str, Entry]:
    """The keys of a creator's file, by name."""
    return {it.id: it for it in keys("react/creator", {"damage"})}


@pytest.mark.parametrize("key", ["cases", "gender", "alive", "summons", "setup", "of", "then"])
def test_a_key_is_known(known: Mapping[str, Entry], key: str) -> None:
    assert known[key].kind == "key"


@pytest.mark.parametrize("key", ["damage", "schema", "properties", "expect"])
def test_words_of_the_language_and_what_is_no_key_are_not(
    known: Mapping[str, Entry], key: str
) -> None:
    assert key not in known


def test_a_key_says_what_it_is_in_each_thing_that_has_it(known: Mapping[str, Entry]) -> None:
    page = known["of"].page["en"]

    assert page.startswith("of (key)\n\nIn a token: The Russian genitive")
    assert "\n\nIn an ability with one face, an ability with two faces: Whose card" in page


def test_the_title_of_a_key_is_its_first_sentence(known: Mapping[str, Entry]) -> None:
    assert known["gender"].title["en"] == "The grammatical gender: m, f or n."
    assert known["when"].title["en"] == "What wakes it."
