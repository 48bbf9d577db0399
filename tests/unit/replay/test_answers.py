"""Choices in the words of scripts."""

from react_tools.replay.answers import Answers, Move
from react_tools.replay.question import NONE, Option


def _name(field: str, value: int) -> object:
    return f"{field} {value}" if field != "none" else "none"


def test_an_answer_says_which_option_it_is() -> None:
    answers = Answers(_name, "pick", [Option("unit", 3), NONE])

    assert [(it.answer, it.terms) for it in answers] == [
        (0, {"pick": "unit 3"}),
        (1, {"pick": "none"}),
    ]


def test_a_choice_is_named_by_its_terms() -> None:
    assert Move(lambda _: {"fight": "T", "target": "K"}).name == "fight T target K"


def test_a_word_without_a_value_is_named_alone() -> None:
    assert Move(lambda _: {"pass": ""}).name == "pass"
