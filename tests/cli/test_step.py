"""`react-tools simulate --step`: event by event, at the reader's own pace."""

import io
import sys
from collections.abc import Callable

import pytest

Say = Callable[..., tuple[int, str, str]]

ID = "rulebook/worked-example"
PROMPT = "Enter: on · c: to the end · q: stop \n"
TABLE = """\
In the rulebook's chain the spirit is moved away and still strikes the Dancer
rulebook/worked-example

     3  .    .    .    .
     2  .    s    D    .
     1  .    C    .    .
        a    b    c    d
    chain ①  ②  ③  ④  ⑤
    C   Calligrapher
    s   Brush Spirit, Ink ×1
    D   Dancer

"""
FIRST = """\
Slot 1: Calligrapher plays Brush Spirit (B)
    [RA-CHAIN-8, RA-CHAIN-9, RA-CHAIN-11]
"""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr(sys, "stdin", io.StringIO(text))


Typed = Callable[[str], None]


def test_the_table_comes_first_and_then_each_event(say: Say, typed: Typed) -> None:
    typed("\nq\n")

    assert say("simulate", ID, "--step") == (0, TABLE + FIRST, PROMPT * 2)


def test_q_ends_it(say: Say, typed: Typed) -> None:
    typed("q\n")

    assert say("simulate", ID, "--step") == (0, TABLE, PROMPT)


def test_c_goes_on_to_the_end(say: Say, typed: Typed) -> None:
    typed("\nc\n")

    assert say("simulate", ID, "--step") == (0, say("simulate", ID)[1], PROMPT * 2)


def test_the_end_of_the_input_goes_on_to_the_end(say: Say, typed: Typed) -> None:
    typed("")

    assert say("simulate", ID, "--step") == (0, say("simulate", ID)[1], PROMPT)


def test_each_event_is_waited_behind(say: Say, typed: Typed) -> None:
    typed("\n" * 100)
    _, out, err = say("simulate", ID, "--step")
    _, whole, _ = say("simulate", ID)

    assert out == whole
    assert err == PROMPT * 25


def test_the_table_is_drawn_where_the_trace_draws_it(say: Say, typed: Typed) -> None:
    typed("\n" * 10 + "q\n")
    _, out, _ = say("simulate", ID, "--step")

    assert out.endswith("    s   Brush Spirit, exhausted, Ink ×1\n    D   Dancer\n\n")
    assert out.count("\n    chain ") == 2


def test_one_is_asked_in_russian(say: Say, typed: Typed) -> None:
    typed("q\n")

    assert say("simulate", ID, "--step", "--lang", "ru")[2] == (
        "Enter: дальше · c: до конца · q: закончить \n"
    )


def test_q_ends_the_scenarios_that_follow_too(say: Say, typed: Typed) -> None:
    typed("q\n")
    _, out, _ = say("simulate", ID, "rulebook/answers-herself", "--step")

    assert out == TABLE
