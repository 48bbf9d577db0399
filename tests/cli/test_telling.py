"""`--statistics`, `--quiet`, `--max` and `--exit-zero`: how much is told, and what comes of it."""

import json
from collections.abc import Callable

import pytest

from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
PEARL = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}"
CORAL = "  coral: {at: zone, supply: 3, name: {en: Coral, ru: коралл}, of: кораллы}"
MISPRINT = ("3\n    copies: 7\n    printed: 7/30", "3\n    copies: 7\n    printed: 8/30")
READ = f"1 file, 1 creator, 6 cards, {len(REACT.checks) + len(TEXTS)} checks"
SUMMARY = f"1 error, 2 warnings in {READ}\nlint --fix --unsafe-fixes mends 1 of them\n"
WARNINGS = """\
dancer.yaml:8:3: warning RA112 nothing places pearl
    hint: let a card do it, or leave it out
dancer.yaml:9:3: warning RA112 nothing places coral
    hint: let a card do it, or leave it out
"""


@pytest.fixture
def faulty(copy: Copy) -> str:
    """A dancer with two warnings (RA112) and behind them an error (RA102)."""
    return copy(DANCER, ("\ntokens:\n", f"\ntokens:\n{PEARL}\n{CORAL}\n"), MISPRINT)


@pytest.fixture
def failing(copy: Copy) -> str:
    return copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"))


def error(say: Say, name: str) -> str:
    """What is told of the error alone."""
    return bare(say("lint", name, "--quiet", "--select", "RA102"))[1]


def test_statistics_count_by_code_the_worst_first(say: Say, faulty: str) -> None:
    assert say("lint", faulty, "--statistics") == (
        1,
        (
            "1  error    RA102  copies differ from print\n"
            f"2  warning  RA112  never in play\n\n{SUMMARY}"
        ),
        "",
    )


def test_where_nothing_is_found_there_is_nothing_to_count(say: Say, copy: Copy) -> None:
    assert say("lint", copy(DANCER), "--statistics") == (0, f"no findings in {READ}\n", "")


def test_statistics_of_check_count_what_comes_of_scenarios(say: Say, failing: str) -> None:
    code, out, _ = say("check", failing, "--statistics")

    title = "an expected change did not happen"
    assert (code, out.split("\n")[0]) == (1, f"1  error    RT209  {title}")


def test_statistics_in_json_have_the_same(say: Say, faulty: str) -> None:
    _, out, _ = say("lint", faulty, "--statistics", "--format", "json")

    told = json.loads(out)
    assert told["statistics"] == [
        {"code": "RA102", "level": "error", "title": "copies differ from print", "count": 1},
        {"code": "RA112", "level": "warning", "title": "never in play", "count": 2},
    ]
    assert len(told["findings"]) == 3


def test_quiet_tells_the_findings_only(say: Say, faulty: str) -> None:
    code, out, err = bare(say("lint", faulty, "--quiet"))

    assert (code, out, err) == (1, WARNINGS + error(say, faulty), "")


@pytest.mark.parametrize("command", ["lint", "check"])
def test_quiet_says_nothing_if_there_is_nothing(say: Say, copy: Copy, command: str) -> None:
    assert say(command, copy(DANCER), "-q") == (0, "", "")


def test_quiet_tells_scenarios_that_fail(say: Say, failing: str) -> None:
    code, out, _ = bare(say("check", failing, "--quiet"))

    assert (code, out.split("\n")[0], out.count("\n")) == (1, "FAIL worked-example", 2)


def test_the_most_severe_are_told_in_order_and_how_many_are_not(say: Say, faulty: str) -> None:
    first, rest = WARNINGS[: len(WARNINGS) // 2], error(say, faulty)

    assert bare(say("lint", faulty, "--max", "2")) == (
        1,
        f"{first}{rest}… and 1 more finding\n{SUMMARY}",
        "",
    )
    assert bare(say("lint", faulty, "--max", "1"))[1] == (f"{rest}… and 2 more findings\n{SUMMARY}")
    assert say("lint", faulty, "--max", "0") == (1, f"… and 3 more findings\n{SUMMARY}", "")


def test_as_many_as_there_are_is_all_of_them(say: Say, faulty: str) -> None:
    assert say("lint", faulty, "--max", "3") == say("lint", faulty)


def test_scenarios_that_fail_are_counted_too(say: Say, faulty: str, failing: str) -> None:
    code, out, _ = bare(say("check", faulty, failing, "--max", "2"))

    told = out.splitlines()
    assert code == 1
    assert [it for it in told if it.startswith(("FAIL", "…"))] == [
        "FAIL worked-example",
        "… and 2 more findings",
    ]
    assert told[-1].startswith("1 error, 2 warnings; 1 of 1 scenario fails;")


@pytest.mark.parametrize("command", ["lint", "check"])
def test_with_exit_zero_an_error_does_not_fail(say: Say, faulty: str, command: str) -> None:
    code, out, err = say(command, faulty, "--exit-zero")

    assert (code, out, err) == (0, say(command, faulty)[1], "")


def test_with_exit_zero_a_scenario_does_not_fail_the_run(say: Say, failing: str) -> None:
    assert say("check", failing, "--exit-zero")[0] == 0


def test_with_exit_zero_what_is_not_there_still_fails(say: Say) -> None:
    assert say("lint", "nowhere", "--exit-zero")[0] == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("--statistics", "-f", "sarif"),
            "react-tools: --statistics is told as text or json, not as sarif\n",
        ),
        (
            ("--max", "3", "-f", "json"),
            "react-tools: --max is for people who read; --format json has everything\n",
        ),
        (
            ("--max", "3", "--statistics"),
            "react-tools: --statistics tells no findings that --max could count\n",
        ),
    ],
)
@pytest.mark.parametrize("command", ["lint", "check"])
def test_what_does_not_go_together_stops_everything(
    say: Say, faulty: str, command: str, words: tuple[str, ...], told: str
) -> None:
    assert say(command, faulty, *words) == (2, "", told)


@pytest.mark.parametrize("number", ["-1", "many"])
def test_a_number_that_is_none_stops_everything(say: Say, faulty: str, number: str) -> None:
    code, out, err = say("lint", faulty, "--max", number)

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: Invalid value for '--max': ")
