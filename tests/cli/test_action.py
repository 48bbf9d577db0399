"""The action for GitHub and the hooks for pre-commit: what they run is run here."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from react_tools.load import shipped

ROOT = Path(__file__).parents[2]
ACTION: Mapping[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
HOOKS: list[Mapping[str, Any]] = yaml.safe_load(
    (ROOT / ".pre-commit-hooks.yaml").read_text("utf-8")
)
STEPS: Mapping[str, Mapping[str, Any]] = {
    it["name"]: it for it in ACTION["runs"]["steps"] if "name" in it
}
EXPRESSION = re.compile(r"\$\{\{ (?P<name>[\w.-]+) \}\}")

JUMPS = len([*(shipped() / "scenarios" / "jump").iterdir()])

Said = tuple[int, str, str]
Act = Callable[..., Said]


@pytest.fixture
def cards(here: Path) -> Path:
    """A folder of cards with scenarios that hold."""
    shutil.copytree(shipped() / "scenarios" / "jump", here / "cards" / "scenarios" / "jump")
    return here / "cards"


@pytest.fixture
def broken(cards: Path) -> Path:
    """The same, with a creator that has a misspelt key."""
    text = (shipped() / "creators" / "dancer.yaml").read_text("utf-8")
    (cards / "creators").mkdir()
    (cards / "creators" / "dancer.yaml").write_text(
        text.replace("- damage:", "- damge:", 1), "utf-8"
    )
    return cards


@pytest.fixture
def act(here: Path, tmp_path: Path) -> Act:
    """Run the checking step of the action with these inputs, as the runner does."""

    def _act(**given: str) -> Said:
        inputs = {name: it["default"] for name, it in ACTION["inputs"].items()} | given
        known = {f"inputs.{name}": value for name, value in inputs.items()}
        known["runner.temp"] = str(tmp_path / "temp")
        wanted = {
            name: EXPRESSION.sub(lambda it: known[it["name"]], value)
            for name, value in STEPS["Check"]["env"].items()
        }
        done = subprocess.run(
            ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", STEPS["Check"]["run"]],
            cwd=here,
            env={
                **os.environ,
                **wanted,
                "PATH": os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]]),
                "GITHUB_WORKSPACE": str(here),
                "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
            },
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        return done.returncode, done.stdout, done.stderr

    return _act


def test_no_input_is_pasted_into_a_script() -> None:
    assert [name for name, step in STEPS.items() if "${{" in step["run"]] == []


def test_every_input_is_handed_over() -> None:
    used = {
        it["name"].removeprefix("inputs.")
        for step in ACTION["runs"]["steps"]
        for value in (step.get("env") or step.get("with")).values()
        for it in EXPRESSION.finditer(value)
        if it["name"].startswith("inputs.")
    }

    assert used == set(ACTION["inputs"])


def test_every_input_has_a_description_and_a_default() -> None:
    assert {tuple(sorted(it)) for it in ACTION["inputs"].values()} == {("default", "description")}


@pytest.mark.usefixtures("cards")
def test_the_action_finds_that_all_is_well(act: Act) -> None:
    code, out, err = act()

    assert (code, err) == (0, "")
    assert out.startswith(f"no findings; {JUMPS} scenarios hold; ")


@pytest.mark.usefixtures("broken")
def test_the_action_fails_with_annotations_and_a_summary(
    act: Act, tmp_path: Path, line: Callable[[str, str], int]
) -> None:
    code, out, err = act()

    at = line("creators/dancer", "- damage: adjacent zones with scale")
    assert (code, err) == (1, "")
    assert out.startswith(f"::error file=cards/creators/dancer.yaml,line={at},")
    assert f"| error | `cards/creators/dancer.yaml:{at}:15` | RT101 |" in (
        tmp_path / "summary.md"
    ).read_text("utf-8")


@pytest.mark.usefixtures("broken")
def test_the_action_writes_reports(act: Act, here: Path) -> None:
    act(outputs="sarif=out one.sarif\njunit=report.xml\n", format="text")

    assert json.loads((here / "out one.sarif").read_text("utf-8"))["version"] == "2.1.0"
    assert (here / "report.xml").read_text("utf-8").startswith("<?xml ")


@pytest.mark.usefixtures("cards")
def test_the_action_takes_several_paths_and_packs(act: Act, here: Path) -> None:
    for name in ("my pack", "other"):
        shutil.copytree(shipped() / "creators", here / name / "creators")

    code, out, _ = act(paths="cards\nmy pack/creators/dancer.yaml\n", cards="my pack\nother\n")

    assert (code, f"looked at {JUMPS + 1} files, 1 creator, " in out) == (0, True)


@pytest.mark.usefixtures("cards")
@pytest.mark.parametrize("name", ["paths", "since", "cards", "format", "outputs"])
@pytest.mark.parametrize("value", ["$(touch stolen)", "'; touch stolen; '", "`touch stolen`"])
def test_no_input_is_carried_out(act: Act, here: Path, name: str, value: str) -> None:
    code, out, _ = act(**{name: value})

    assert (code, out) == (2, "")
    assert not (here / "stolen").exists()


@pytest.mark.usefixtures("cards")
@pytest.mark.parametrize("name", ["paths", "since", "cards", "outputs"])
def test_no_input_is_an_option(act: Act, name: str) -> None:
    code, out, err = act(**{name: "--help"})

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: ")


def test_a_module_in_the_checkout_does_not_stand_in_for_ours(
    act: Act, cards: Path, here: Path
) -> None:
    (here / "typer.py").write_text("raise SystemExit('stolen')\n")

    assert act(paths=str(cards))[0] == 0


def test_the_action_is_installed_from_its_own_folder() -> None:
    step = STEPS["Install react-tools"]

    assert step["env"]["SOURCE"] == "${{ github.action_path }}"
    assert shlex.split(step["run"])[-1] == "$SOURCE"


# Hooks

every_hook = pytest.mark.parametrize("hook", HOOKS, ids=[it["id"] for it in HOOKS])


@pytest.mark.usefixtures("cards")
@every_hook
def test_a_hook_finds_that_all_is_well(shell: Act, hook: Mapping[str, Any]) -> None:
    code, out, _ = shell(hook["entry"])

    assert (code, out.startswith("no findings")) == (0, True)


@pytest.mark.usefixtures("broken")
@every_hook
def test_a_hook_fails_if_something_is_wrong(shell: Act, hook: Mapping[str, Any]) -> None:
    code, out, _ = shell(f"{hook['entry']} cards")

    assert (code, "error RT101 unknown key 'damge'" in out) == (1, True)


@every_hook
@pytest.mark.parametrize(
    ("path", "looks"),
    [
        ("cards/react/creators/dancer.yaml", True),
        ("creators/dancer.yaml", True),
        ("mine/scenarios/jump/over.yml", True),
        (".github/workflows/ci.yml", False),
        ("docker-compose.yaml", False),
    ],
)
def test_a_hook_looks_when_cards_are_committed(
    hook: Mapping[str, Any], path: str, *, looks: bool
) -> None:
    assert bool(re.search(hook["files"], path)) is looks


@every_hook
def test_a_hook_takes_no_names_of_files_since_findings_cross_them(hook: Mapping[str, Any]) -> None:
    assert hook["pass_filenames"] is False


@every_hook
def test_a_hook_is_for_yaml_and_is_installed_by_pip(hook: Mapping[str, Any]) -> None:
    assert (hook["types"], hook["language"]) == (["yaml"], "python")
