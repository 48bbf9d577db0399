"""`react-tools list`: everything that has a name, a kind at a time."""

import json
import re
from collections.abc import Callable

import pytest

from react_tools.load import shipped

Say = Callable[..., tuple[int, str, str]]

RULES = (shipped() / "rulebook.yaml").read_text("utf-8").count("  - id: RA-")
RULINGS = len(re.findall(r"(?m)^  - id: ", (shipped() / "rulings.yaml").read_text("utf-8")))
KINDS = "rules, rulings, checks, faults, verbs, triggers, keys, creators, cards, boxes, scenarios"


def test_without_a_word_it_tells_what_can_be_listed(say: Say) -> None:
    assert say("list") == (
        0,
        """\
rules      the rulebook, a sentence each
rulings    what the book leaves open
checks     what lint asks of cards and scenarios
faults     what else can be wrong with a file or a run
verbs      what a clause of a card can do
triggers   what wakes a passive
keys       what the file of a creator may hold
creators   whose cards there are
cards      ability cards and action cards
boxes      which creators are sold together
scenarios  rules questions with their answers
""",
        "",
    )


def test_it_tells_so_in_russian(say: Say) -> None:
    code, out, _ = say("list", "--lang", "ru")

    assert (code, out.splitlines()[0]) == (0, "rules      книга правил, по одному предложению")


def test_an_unknown_kind_is_refused_with_those_there_are(say: Say) -> None:
    told = f"there is no list of 'chekcs'; did you mean 'checks'? there are: {KINDS}"

    assert say("list", "chekcs") == (2, "", f"react-tools: {told}\n")


def test_a_kind_like_no_other_is_refused_too(say: Say) -> None:
    told = f"there is no list of 'wibble'; there are: {KINDS}"

    assert say("list", "wibble") == (2, "", f"react-tools: {told}\n")


def test_triggers_are_listed_with_their_count(say: Say) -> None:
    assert say("list", "triggers") == (
        0,
        """\
Triggers (12)
  entered     A unit came to stand in a zone, by whatever way.
  left        A unit no longer stands in a zone.
  summoned    A summon came to the field.
  destroyed   A summon lost its health and has left the field.
  damaged     A creator took damage, and the duel goes on.
  placed      A token came to lie on a unit or on a zone.
  improved    The masterpiece was improved once, in the masterpiece phase or by
              a card.
  ascended    A creator ascended, for its masterpiece is complete.
  played      A card was played: it lies on the chain, and its cost is paid.
  turn-start  A turn starts, before its masterpiece phase.
  turn-end    A turn ends: by the default everybody has recovered, tokens of the
              turn still lie.
  replace     Damage is about to be dealt to a unit, and less of it or none is
              dealt.
""",
        "",
    )


def test_rulings_are_listed_with_their_defaults(say: Say) -> None:
    assert say("list", "rulings", "twice", "--lang", "ru") == (
        0,
        f"""\
Толкования (1 из {RULINGS})
  ability-twice  Можно ли сыграть одну карту способностей дважды в одной      no
                 цепочке?
""",
        "",
    )


def test_checks_are_listed_with_their_levels(say: Say) -> None:
    code, out, _ = say("list", "checks")

    assert code == 0
    assert "\n  RA109  masterpiece never improved   warning\n" in out


def test_rules_are_narrowed_by_words(say: Say) -> None:
    assert say("list", "rules", "jump", "fails", "-l", "ru") == (
        0,
        f"Правила (1 из {RULES})\n  RA-JUMP-4  Нет свободной клетки – нет прыжка\n",
        "",
    )


def test_cards_are_listed_with_whose_they_are(say: Say) -> None:
    _, out, _ = say("list", "cards", "dizzying", "--format", "json")
    assert json.loads(out)["entries"] == [
        {
            "kind": "card",
            "id": "dizzying-pas",
            "owner": "dancer",
            "title": "Dizzying Pas",
            "of": "Dancer",
            "effects": "reaction",
            "number": "1",
            "copies": "6/30",
        }
    ]


def test_the_title_of_a_scenario_stands_beneath_its_id(say: Say) -> None:
    code, out, err = say("list", "scenarios", "fish-jumps")

    assert (code, err) == (0, "")
    assert out.partition("\n")[2] == (
        "  jump/fish-jumps-and-drops-its-scale\n"
        "      A fish jumps first and drops its scale where it lands\n"
    )


def test_scenarios_that_only_mention_a_word_stand_behind_a_line_that_says_so(say: Say) -> None:
    _, out, _ = say("list", "scenarios", "call-of-the-brush")
    named, _, mentioning = out.partition(
        "neither called so nor citing it; only the file mentions it ("
    )

    assert "\n  summon/call-of-the-brush-on-a-free-zone\n" in named
    assert "\n  summon/none-left\n" in mentioning


def test_what_only_mentions_a_word_is_told_apart_for_programs(say: Say) -> None:
    told = json.loads(say("list", "scenarios", "scale", "-f", "json")[1])

    assert told["entries"]
    assert told["mentioning"]
    assert not [it for it in told["entries"] if it in told["mentioning"]]


def test_words_that_nothing_has_are_refused_with_what_to_try(say: Say) -> None:
    told = (
        f"none of the {RULES} rules has 'wibble' in its id or its title; to search in texts: "
        "react-tools explain wibble"
    )

    assert say("list", "rules", "wibble") == (2, "", f"react-tools: {told}\n")


@pytest.mark.parametrize("kind", KINDS.split(", "))
def test_every_list_comes_for_programs_too(say: Say, kind: str) -> None:
    code, out, _ = say("list", kind, "--format", "json")
    told = json.loads(out)

    assert (code, told["total"]) == (0, len(told["entries"]))


def test_the_kinds_come_for_programs_too(say: Say) -> None:
    assert list(json.loads(say("list", "-f", "json")[1])["kinds"]) == KINDS.split(", ")
