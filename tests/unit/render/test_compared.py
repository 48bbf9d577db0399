"""How changes are written: what is long, what is nested, what is called otherwise."""

from collections.abc import Callable

import pytest

from react_tools.comparing.changes import Doubt, changes
from react_tools.comparing.compared import Compared
from react_tools.comparing.sheets import names, sheets
from react_tools.comparing.sides import Side
from react_tools.document import Document
from react_tools.render.compared import FORMATS
from react_tools.render.line import plain
from react_tools.ruleset import AnyRuleset
from react_tools.rulesets.keyforge import KEYFORGE
from react_tools.rulesets.react import REACT
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Write = Callable[..., str]

CLERK = """\
creator: clerk
name: {en: Clerk, ru: Клерк}
abilities:
  - id: desk
    of: creator
    name: {en: Desk, ru: Стол}
    effects:
      A:
        kind: reaction
        do:
          - if: target is free
            then: [{damage: target}, {draw: 1}]
          - draw: 1
"""
NOBODY = Side("", 0, {}, (), {})


def document(text: str, ruleset: AnyRuleset) -> Document:
    tree = parse(text.encode(), "x.yaml").tree
    assert isinstance(tree, Mapping)
    kind = ruleset.kind_of(tree)
    assert kind is not None
    return Document(kind, "x.yaml", tree)


@pytest.fixture
def write() -> Write:
    """Write what has changed from a text to another in a format; without what was looked at."""

    def _write(before: str, after: str, form: str = "text") -> str:
        ruleset: AnyRuleset = KEYFORGE if "keyforge" in after else REACT
        documents = [document(it, ruleset) for it in (before, after) if it]
        old, new = (
            sheets([document(it, ruleset)] if it else [], ruleset.outline, everything=False)
            for it in (before, after)
        )
        found = tuple(changes(old, new, Doubt()))
        every = [Compared(ruleset.name, ruleset.outline, names(documents, ruleset.outline), found)]
        told = "\n".join(map(plain, FORMATS[form](NOBODY, NOBODY, every, "en")))
        return told.partition("\n\ncompared")[0]

    return _write


def test_what_is_led_to_is_told_apart_from_what_is_not(write: Write) -> None:
    after = CLERK.replace("{draw: 1}]", "{draw: 2}]").replace("- draw: 1", "- draw: 3")

    assert (
        write(CLERK, after)
        == """\
Clerk · creator
  Desk · ability card
    A · effect  if target is free:
                - draw 1
                + draw 2
                behind if target is free:
                - draw 1
                + draw 3"""
    )


def test_changes_in_one_place_are_led_to_once(write: Write) -> None:
    after = CLERK.replace("{damage: target}, {draw: 1}]", "{damage: a zone}, {draw: 2}]")

    assert (
        write(CLERK, after)
        == """\
Clerk · creator
  Desk · ability card
    A · effect  if target is free:
                - damage target
                + damage a zone
                - draw 1
                + draw 2"""
    )


def test_the_first_clause_of_all_has_nothing_before_it(write: Write) -> None:
    after = CLERK.replace("          - if", "          - improve: 1\n          - if")

    assert write(CLERK, after).endswith("at the start:\n                + improve 1")
    assert write(CLERK, after, "markdown").endswith(
        "  - A · effect, at the start:\n    ```diff\n    + improve 1\n    ```"
    )


def test_a_new_effect_is_told_fact_by_fact(write: Write) -> None:
    more = "      B: {kind: intention, cost: exhaust this, do: [{draw: 1}, {improve: 1}]}\n"

    assert (
        write(CLERK, CLERK + more)
        == """\
Clerk · creator
  Desk · ability card
    B · kind    none → intention
    B · cost    none → exhaust this
    B · effect  + draw 1
                + improve 1"""
    )
    assert (
        write(CLERK, CLERK + more, "markdown")
        == """\
## Clerk

- **Desk** (ability card)
  - B · kind: none → intention
  - B · cost: none → `exhaust this`
  - B · effect:
    ```diff
    + draw 1
    + improve 1
    ```"""
    )


def test_a_sheet_that_is_called_otherwise_is_told_with_its_ids(write: Write) -> None:
    after = CLERK.replace("creator: clerk", "creator: scribe")

    assert write(CLERK, after) == "Clerk · creator · id clerk → scribe"
    assert write(CLERK, after, "markdown") == "## Clerk\n\n- id `clerk` → `scribe`"


def test_a_reference_is_told_by_the_name_of_what_it_means(write: Write) -> None:
    before = CLERK + "summons: {mouse: {count: 1, name: {en: Mouse, ru: мышь}}}\n"

    told = write(before, before.replace("of: creator", "of: mouse"))

    assert told.endswith("\n    belongs to  the creator → Mouse")


def test_long_values_stand_beneath_each_other_and_are_broken(write: Write) -> None:
    long = "target zone within 2 of this and then of everything else that stands on the field"
    before = CLERK.replace("kind: reaction", f"kind: reaction\n        cost: {long}")

    assert (
        write(before, before.replace("within 2", "within 3"))
        == """\
Clerk · creator
  Desk · ability card
    A · cost  target zone within 2 of this and then of everything else that
              stands on the field
              → target zone within 3 of this and then of everything else that
                stands on the field"""
    )


def test_a_label_too_long_for_the_column_has_a_line_of_its_own(write: Write) -> None:
    before = (
        "chain: {slots: 5}\nhand: {limit: 6}\nfield: {stars: {of-the-very-long-name-indeed: 1}}\n"
    )

    after = before.replace("limit: 6", "limit: 7").replace("indeed: 1", "indeed: 2")
    assert (
        write(before, after)
        == """\
The board and the numbers of the game
  hand · limit  6 → 7
  field · stars · of-the-very-long-name-indeed
                1 → 2"""
    )


def test_what_has_nothing_but_facts_tells_them_when_it_is_new(write: Write) -> None:
    board = "chain: {slots: 5}\nfield: {columns: 5, stars: [c1, c5]}\n"

    assert (
        write("", board)
        == """\
new: The board and the numbers of the game
  chain · slots    5
  field · columns  5
  field · stars    c1, c5"""
    )
    assert write(board, "") == "gone: The board and the numbers of the game"


def test_keywords_are_told_with_yes(write: Write) -> None:
    before = """\
ruleset: keyforge
house: dis
cards:
  - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
"""

    told = write(before, before.replace("power: 2", "power: 2, keywords: {poison: true}"))

    assert told == "dis · house\n  Imp · card\n    keyword · poison  none → yes"
