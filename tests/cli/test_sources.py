"""`react-tools sources`: what is published, by whom, and what is ours."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped

Say = Callable[..., tuple[int, str, str]]
SHIPPED = sorted(it.stem for it in (shipped() / "creators").glob("*.yaml"))

CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
source: house
sources: {name.ru: rulebook}
tokens:
  stamp:
    at: zone
    supply: 3
    name: {en: Stamp, ru: штамп}
    of: штампа
    sources: {name: inferred, at: faq}
abilities:
  - id: desk
    of: creator
    name: {en: Desk, ru: Стол}
    effects:
      A: {kind: intention, do: [{improve: 1}], sources: {do: review}}
deck:
  - id: filing
    name: {en: Filing, ru: Учёт}
    number: 1
    copies: 30
    printed: 30/30
    kind: reaction
    do: [{draw: 1}]
masterpiece: {name: {en: The Last Form, ru: Последний бланк}, cards: 3}
"""


@pytest.fixture(autouse=True)
def clerk(here: Path) -> None:
    """A creator of one's own, in the folder `cards` one stands in."""
    folder = here / "cards" / "react" / "creators"
    folder.mkdir(parents=True)
    (folder / "clerk.yaml").write_text(CLERK, "utf-8")


def test_a_table_says_what_is_published_and_what_is_ours(say: Say) -> None:
    assert say("sources", "clerk") == (
        0,
        """\
Clerk (clerk)
  facts          published          inferred  ours
  creator clerk  rulebook: name.ru            2
  token stamp    faq: at            name      1
  ability desk   review: A.do                 4
  card filing                                 7
  in all         3                  2         14

Published is what the rulebook, the publisher's site, its FAQ or a review says;
inferred follows from a text without standing in it; ours is designed here,
because nothing is published.
""",
        "",
    )


def test_it_says_so_in_russian(say: Say) -> None:
    code, out, _ = say("sources", "клерк", "--lang", "ru")

    assert code == 0
    assert out.startswith("Клерк (clerk)\n  факты          опубликовано")


def test_the_board_has_its_facts_too(say: Say) -> None:
    assert say("sources", "board")[1].startswith(
        """\
The board and the numbers of the game (board)
  facts   published                                          inferred  ours
  board   rulebook: chain, hand, deck, creator, masterpiece            3
  in all  7                                                  0         3
"""
    )


def test_without_a_name_all_are_told_with_totals(say: Say) -> None:
    _, out, _ = say("sources")

    assert re.findall(r"^\S.*\((\w+)\)$", out, re.MULTILINE) == [
        "clerk",
        *SHIPPED,
        "boxes",
        "board",
    ]
    assert "\nEverything: published " in out


def test_every_fact_comes_for_programs(say: Say) -> None:
    told = json.loads(say("sources", "clerk", "--format", "json")[1])

    assert told["sources"][0]["things"][1] == {
        "kind": "token",
        "id": "stamp",
        "facts": {"name.en": "inferred", "name.ru": "inferred", "at": "faq", "supply": "house"},
    }
    assert told["counts"] == {
        "rulebook": 1,
        "site": 0,
        "faq": 1,
        "review": 1,
        "inferred": 2,
        "house": 14,
    }


def test_a_file_with_errors_is_told(say: Say, here: Path) -> None:
    (here / "cards" / "react" / "creators" / "clerk.yaml").write_text("creator: clerk\n", "utf-8")

    told = "left out, with errors (react-tools lint): cards/react/creators/clerk.yaml\n"

    assert say("sources", "dancer")[1].endswith(told)
    assert say("list", "creators")[1].endswith(told)


def test_an_unknown_name_is_refused_with_the_one_that_was_meant(say: Say) -> None:
    told = "no facts are known of 'dncer'; did you mean 'dancer'?"

    assert say("sources", "dncer") == (2, "", f"react-tools: {told}\n")


def test_a_name_like_no_other_is_refused_with_those_there_are(say: Say) -> None:
    known = ", ".join(["clerk", *SHIPPED, "boxes", "board"])
    told = f"no facts are known of 'xyzzy'; there are: {known}"

    assert say("sources", "xyzzy") == (2, "", f"react-tools: {told}\n")
