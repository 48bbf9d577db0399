"""`react-tools explain`: everything that has a name has a page."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import Loaded, load, shipped
from react_tools.manual import code_pages, page
from react_tools.trace.event import Lang

Say = Callable[..., tuple[int, str, str]]

PACKAGE = Path(__file__).parents[2] / "react_tools"
LANGS: tuple[Lang, ...] = ("en", "ru")


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return load([shipped() / "rulebook.yaml", shipped() / "rulings.yaml"])


def test_a_check_is_explained(say: Say) -> None:
    assert say("explain", "RA102") == (
        0,
        """\
RA102: copies differ from print (error)

A card's footer says another number of copies, or of cards in the deck, than there are.

Why it matters: players count an opponent's cards by the footer, and a printed card cannot be
mended any more. `printed` is typed from the card, `copies` from the deck list; one of them is
wrong.

Wrong:
    deck:
      - {id: filing, copies: 10, printed: 9/30}

Right:
    deck:
      - {id: filing, copies: 10, printed: 10/30}
""",
        "",
    )


def test_a_fault_of_a_run_is_explained(say: Say) -> None:
    assert say("explain", "RT206") == (
        0,
        """\
RT206: somebody else chooses

The choice that is asked for belongs to the other player.
""",
        "",
    )


def test_a_rule_is_explained(say: Say) -> None:
    assert say("explain", "RA-CHAIN-16") == (
        0,
        """\
RA-CHAIN-16: Two passes in a row set the chain off (step)

When both players pass one after the other, building ends and the chain starts to resolve.

source: 3.3 Построение цепочки реакций, line 291, 247, 290, 299, 311, 324, 338
overrides: RA-CHAIN-13
""",
        "",
    )


def test_a_rule_is_explained_in_russian(say: Say) -> None:
    code, out, err = say("explain", "RA-CHAIN-16", "--lang", "ru")

    assert (code, err) == (0, "")
    assert out.startswith("RA-CHAIN-16: Два паса подряд запускают розыгрыш (step)\n\n")


def test_a_ruling_is_explained(say: Say) -> None:
    assert say("explain", "source-gone") == (
        0,
        """\
source-gone (ruling)

Does a card on the chain still apply when the unit whose ability it is has left the field?

  applies (default): It applies; parts that need the unit do nothing.
  void: Nothing on it applies.

why: The book forbids influencing a chain that resolves, and skips only what cannot be applied.
rules: RA-RESOLVE-2, RA-EFFECT-3
""",
        "",
    )


def test_a_ruling_is_explained_in_russian(say: Say) -> None:
    code, out, err = say("explain", "source-gone", "-l", "ru")

    assert (code, err) == (0, "")
    assert "  void: Ничего на ней не применяется.\n" in out


def test_a_verb_is_explained(say: Say) -> None:
    assert say("explain", "swap") == (
        0,
        """\
swap (verb)

Swap two units: they exchange their zones, with the tokens that ride on them.

    swap: {who: creator, with: a unit adjacent to creator}

Both count as entering. It happens whole or not at all.

who (main), with: one unit each; a phrase that finds several asks the owner.
""",
        "",
    )


def test_a_trigger_is_explained(say: Say) -> None:
    assert say("explain", "placed") == (
        0,
        """\
placed (trigger)

A token came to lie on a unit or on a zone.

    when: placed
    token: scale
    if: place has 3 scale

Filters: token, where (zones).
Words: place is the zone, subject the unit if the token lies on one.
""",
        "",
    )


def test_a_long_line_is_broken(say: Say) -> None:
    _, out, _ = say("explain", "RT204")

    assert max(len(line) for line in out.splitlines()) <= 100


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("ra102", "RA102"),
        ("RA-CHIAN-16", "RA-CHAIN-16"),
        ("source-gon", "source-gone"),
        ("sawp", "swap"),
        ("summond", "summoned"),
    ],
)
def test_an_unknown_word_is_met_with_the_one_that_was_meant(
    say: Say, word: str, meant: str
) -> None:
    assert say("explain", word) == (
        2,
        "",
        f"react-tools: nothing to explain about {word!r}; did you mean {meant!r}?\n",
    )


def test_a_word_like_no_other_is_unknown(say: Say) -> None:
    told = "nothing to explain about 'wibble'; it is no code, rule, ruling, verb or trigger"

    assert say("explain", "wibble") == (2, "", f"react-tools: {told}\n")


def codes() -> list[str]:
    """Every code in the package's source."""
    texts = (file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    return sorted({code for text in texts for code in re.findall(r'"(R[AT]\d{3})"', text)})


def test_the_codes_with_a_page_are_those_in_the_source(loaded: Loaded) -> None:
    assert sorted(code_pages(loaded.ruleset)) == codes()


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_has_a_name_has_a_page(loaded: Loaded, lang: Lang) -> None:
    library = loaded.library
    words = [*codes(), *library.rules, *library.rulings, *loaded.ruleset.pages]

    pages = {word: page(word, loaded.ruleset, library, lang) for word in words}

    assert [word for word, text in pages.items() if not re.match(rf"{word}(:| \()", text)] == []
    assert [word for word, text in pages.items() if len(text.splitlines()) < 3] == []
