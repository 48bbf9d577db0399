"""The traces of some scenarios, word by word, and the limits that all traces keep."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import Loaded, load_each, shipped
from react_tools.render.dependence import FORMATS as DEPENDENCE
from react_tools.render.differences import FORMATS as DIFFERENCES
from react_tools.render.line import plain, width
from react_tools.render.traces import FORMATS
from react_tools.rulesets import RULESETS
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang
from react_tools.varying import vary

Golden = Callable[[str, str], None]

REFUSED = "chain/no-reaction-right-after-her-own-card"
SHOWN = (
    REFUSED,
    "chain/fifth-card-resolves-at-once",
    "passives/third-scale-answers-in-mid-chain",
    "rulebook/answers-herself",
    "rulebook/ink-pushed-into-the-dancer",
    "rulebook/spirit-strikes-itself",
    "rulebook/worked-example",
    "keyforge/fight/the-terror-and-raiding-knight",
    "keyforge/damage/aember-of-the-fallen-crosses-the-table",
    "keyforge/omni/only-omni-works-off-house",
)
LANGS: tuple[Lang, ...] = ("en", "ru")
ANSWERS = (REFUSED, "rulebook/worked-example", "keyforge/fight/the-terror-and-raiding-knight")
PARTED = "rulebook/worked-example"
VARIED = ("masterpiece/own-card-is-not-replaced", "rulebook/spirit-strikes-itself")
DEPENDS = {"text": "txt", "json": "json", "markdown": "md"}


@pytest.fixture(scope="module")
def games() -> dict[str, Loaded]:
    """The shipped scenarios of each game."""
    every = load_each([shipped(name) / "scenarios" for name in RULESETS])
    return {it.ruleset.name: it for it in every}


@pytest.fixture(scope="module")
def loaded(games: dict[str, Loaded]) -> Loaded:
    return games[RULESETS[0]]


@pytest.fixture(scope="module")
def runs(games: dict[str, Loaded]) -> dict[str, Run]:
    """Every shipped scenario, played, by its id; behind the game's name if it is not the first."""
    every = [run for loaded in games.values() for run in loaded.played() if isinstance(run, Run)]
    return {named(run): run for run in every}


def named(run: Run) -> str:
    game, scenario = run.scenario.ruleset, run.scenario.id
    return scenario if game == RULESETS[0] else f"{game}/{scenario}"


@pytest.fixture(scope="module")
def written(games: dict[str, Loaded], runs: dict[str, Run]) -> Callable[[str, str, Lang], str]:
    """The trace of a scenario in a format and a language."""

    def _written(scenario: str, output: str, lang: Lang) -> str:
        library = games[runs[scenario].scenario.ruleset].library
        lines = FORMATS[output](runs[scenario], lang, library.rules, library.rulings)
        return "".join(f"{plain(line)}\n" for line in lines)

    return _written


Written = Callable[[str, str, Lang], str]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scenario", SHOWN)
def test_a_trace_is_the_one_that_was_read_and_accepted(
    written: Written, golden: Golden, scenario: str, lang: Lang
) -> None:
    golden(f"{Path(scenario).name}.{lang}.txt", written(scenario, "text", lang))


def test_a_trace_for_programs_is_the_one_that_was_read_and_accepted(
    written: Written, golden: Golden
) -> None:
    golden(f"{Path(REFUSED).name}.en.json", written(REFUSED, "json", "en"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scenario", ANSWERS)
def test_an_answer_to_paste_is_the_one_that_was_read_and_accepted(
    written: Written, golden: Golden, scenario: str, lang: Lang
) -> None:
    golden(f"{Path(scenario).name}.{lang}.md", written(scenario, "markdown", lang))


@pytest.mark.parametrize("lang", LANGS)
def test_how_twins_differ_is_what_was_read_and_accepted(
    runs: dict[str, Run], loaded: Loaded, golden: Golden, lang: Lang
) -> None:
    one = runs[PARTED]
    lines = DIFFERENCES["text"](one, runs[one.scenario.twin], lang, loaded.library.rules)
    told = "".join(f"{plain(line)}\n" for line in lines)

    golden(f"{Path(PARTED).name}-against-twin.{lang}.txt", told)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("output", DEPENDS)
@pytest.mark.parametrize("name", VARIED)
def test_on_which_rulings_an_outcome_depends_is_what_was_read_and_accepted(
    loaded: Loaded, golden: Golden, name: str, output: str, lang: Lang
) -> None:
    library, ruleset = loaded.library, loaded.ruleset
    scenario = library.scenarios[name]
    found = vary(scenario, lambda it, by: ruleset.attempt(it, library, by), library.rulings)
    lines = DEPENDENCE[output](found, lang, library.rules, library.rulings)
    told = "".join(f"{plain(line)}\n" for line in lines)

    golden(f"{Path(name).name}-rulings.{lang}.{DEPENDS[output]}", told)


def test_every_file_is_held_to_a_trace() -> None:
    files = (it for it in Path(__file__).parent.glob("*.*") if it.suffix != ".py")
    kept = {it.name for it in files if not it.name.startswith("findings-")}  # test_findings.py

    texts = {f"{Path(scenario).name}.{lang}.txt" for scenario in SHOWN for lang in LANGS}
    answers = {f"{Path(scenario).name}.{lang}.md" for scenario in ANSWERS for lang in LANGS}
    parted = {f"{Path(PARTED).name}-against-twin.{lang}.txt" for lang in LANGS}
    varied = {
        f"{Path(name).name}-rulings.{lang}.{end}"
        for name in VARIED
        for lang in LANGS
        for end in DEPENDS.values()
    }
    assert kept == {*texts, *answers, *parted, *varied, f"{Path(REFUSED).name}.en.json"}


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_of_a_trace_is_wider_than_80_columns(
    written: Written, runs: dict[str, Run], lang: Lang
) -> None:
    lines = {line for scenario in runs for line in written(scenario, "text", lang).splitlines()}

    assert [line for line in sorted(lines) if width(line) > 80] == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_of_a_trace_is_blank_twice(
    written: Written, runs: dict[str, Run], lang: Lang
) -> None:
    assert [it for it in runs if "\n\n\n" in written(it, "text", lang)] == []


def test_a_trace_for_programs_has_an_event_for_each_that_happened(
    written: Written, runs: dict[str, Run]
) -> None:
    counts = {it: len(json.loads(written(it, "json", "en"))["events"]) for it in runs}

    recorders = {it: run.game.recorder for it, run in runs.items()}
    assert counts == {it: len(one.entries) if one else 0 for it, one in recorders.items()}
