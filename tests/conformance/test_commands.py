"""Every command is said once of every game: how it ends, in both languages, without a traceback."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import places
from react_tools.cli import main
from react_tools.load import shipped
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.runner import Run
from tests.conformance.conftest import sides

Said = tuple[int, str, str]
Say = Callable[..., Said]
in_both_languages = pytest.mark.parametrize("lang", ["en", "ru"])


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that each test stands in, with a cache of its own."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """Say these words to react-tools, in this process: exit code, output, complaints."""
    monkeypatch.setattr(sys.modules["__main__"], "__package__", "")  # typer's name for us

    def _say(*words: str, told: str = "") -> Said:
        monkeypatch.setattr(sys, "argv", ["react-tools", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(told))
        code = main()
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return _say


@pytest.fixture
def good(runs: list[Run]) -> Run:
    """A shipped scenario whose script has steps."""
    cards = places.CARDS.as_posix()
    return next(
        it
        for it in runs
        if it.scenario.path.startswith(cards) and it.scenario.script and not it.refusals
    )


@pytest.fixture
def two(ruleset: AnyRuleset, library: Library) -> list[str]:
    """Two sides that can play a whole game."""
    return sides(ruleset, library)[:2]


def topic(run: Run) -> str:
    """The folder of a scenario."""
    return str(Path(run.scenario.path).parent)


@pytest.mark.parametrize("command", ["lint", "check", "test"])
def test_files_are_judged(say: Say, good: Run, command: str) -> None:
    code, out, err = say(command, topic(good))

    assert (code, bool(out + err)) == (0, True)


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
@in_both_languages
def test_a_scenario_is_played(say: Say, good: Run, form: str, lang: str) -> None:
    code, out, _ = say("simulate", good.scenario.path, "--format", form, "--lang", lang)

    assert code == 0
    assert out.strip()
    assert form != "json" or json.loads(out)


@in_both_languages
def test_a_scenario_is_played_as_one_of_its_players(say: Say, good: Run, lang: str) -> None:
    for player in good.game.players:
        code, out, _ = say("simulate", good.scenario.path, "--as", player, "--lang", lang)
        assert code == 0
        assert out.strip()


@in_both_languages
def test_a_scenario_is_asked(say: Say, good: Run, here: Path, lang: str) -> None:
    """Whoever says nothing ends it."""
    asked = here / "asked.yaml"
    text = Path(good.scenario.path).read_text("utf-8")
    asked.write_text(text[: text.index("\nscript:") + 1] + "script: []\n", "utf-8")
    code, out, err = say("simulate", asked.name, "--ask", "--lang", lang, told="1\n")

    assert code in {0, 1}, err
    assert (out + err).strip()


@pytest.mark.parametrize("form", ["text", "json", "markdown"])
@in_both_languages
def test_lines_of_play_are_counted(say: Say, good: Run, form: str, lang: str) -> None:
    words = ("--limit", "1", "--divide", "--format", form, "--lang", lang)
    code, out, err = say("perft", good.scenario.path, *words)

    assert (code, err) == (0, "")
    assert form != "json" or json.loads(out)["sum"]["choices"] > 0


def test_coverage_is_told(say: Say, ruleset: AnyRuleset, good: Run) -> None:
    code, out, _ = say("coverage", "--ruleset", ruleset.name, topic(good))

    assert code in {0, 1}
    assert out.strip()


@in_both_languages
def test_everything_is_listed(say: Say, ruleset: AnyRuleset, lang: str) -> None:
    for kind in ("rules", "rulings", "checks", "scenarios", *ruleset.listings):
        code, out, err = say("list", kind, "--ruleset", ruleset.name, "--lang", lang)
        assert (code, bool(out)) == (0, True), (kind, err)


@in_both_languages
def test_everything_is_explained(
    say: Say, ruleset: AnyRuleset, library: Library, lang: str
) -> None:
    asked = [
        next(iter(library.rules)),
        next(iter(library.rulings)),
        ruleset.checks[0].code if ruleset.checks else "",
        *list(ruleset.pages)[:1],
    ]
    for word in filter(None, asked):
        code, out, err = say("explain", word, "--ruleset", ruleset.name, "--lang", lang)
        assert (code, word.casefold() in out.casefold()) == (0, True), (word, err)


@in_both_languages
def test_what_designers_define_is_shown(
    say: Say, ruleset: AnyRuleset, library: Library, lang: str
) -> None:
    first = {it.kind: it.names[0] for it in reversed([*ruleset.entries(library)]) if not it.owner}
    for name in first.values():
        code, out, err = say("show", name, "--ruleset", ruleset.name, "--lang", lang)
        assert (code, bool(out)) == (0, True), (name, err)


def test_sources_are_told(say: Say, ruleset: AnyRuleset) -> None:
    code, out, _ = say("sources", "--ruleset", ruleset.name)

    assert (code, bool(out)) == (0, True)


def test_schemas_are_shown(say: Say, ruleset: AnyRuleset) -> None:
    for kind in ruleset.kinds:
        code, out, err = say("schema", kind, "--ruleset", ruleset.name)
        assert (code, bool(out)) == (0, True), (kind, err)


@in_both_languages
def test_a_whole_game_is_shown(say: Say, ruleset: AnyRuleset, two: list[str], lang: str) -> None:
    words = ("play", *two, "--demo", "--seed", "5", "--ruleset", ruleset.name, "--lang", lang)
    code, out, err = say(*words)

    assert (code, bool(out + err)) == (0, True)


def test_a_scenario_is_drafted_and_holds(say: Say, ruleset: AnyRuleset, two: list[str]) -> None:
    """Or it is said that the game has no draft of one."""
    active, against = two
    words = ("--active", active, "--against", against, "--ruleset", ruleset.name)
    code, _, err = say("new", "scenario", "topic/claim", *words)
    if "question" not in ruleset.drafts:
        assert (code, "no draft" in err) == (2, True)
        return
    assert code == 0, err
    (made,) = Path().rglob("claim.yaml")
    code, out, err = say("lint", str(made))
    assert code == 0, out + err


def test_a_folder_of_ones_own_is_drafted_and_lints_clean(say: Say, ruleset: AnyRuleset) -> None:
    """Or it is said that the game has no draft of a creator."""
    words = ("--creator", "Lamplighter", "--ru", "Фонарщик", "--ruleset", ruleset.name)
    code, _, err = say("new", "pack", "mine", *words)
    if "creator" not in ruleset.drafts:
        assert (code, "no draft" in err) == (2, True)
        return
    assert code == 0, err
    code, out, err = say("check", "mine", "--ruleset", ruleset.name)
    assert code == 0, out + err


def test_the_shipped_data_has_no_findings(say: Say, ruleset: AnyRuleset) -> None:
    code, out, err = say("lint", str(shipped(ruleset.name)))

    assert code == 0, out + err
