"""docs/ci.md: what it tells people to put into their CI is tried."""

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from react_tools.load import shipped

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "ci.md").read_text("utf-8")
BLOCKS: list[Any] = [
    yaml.safe_load(it) for it in re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
]


def under(name: str, part: Any) -> Iterator[Any]:
    """Everything that stands under a key, however deep."""
    for key, value in part.items() if isinstance(part, dict) else ():
        if key == name:
            yield value
        yield from under(name, value)
    for item in part if isinstance(part, list) else ():
        yield from under(name, item)


LINES = [
    line
    for told in (*under("run", BLOCKS), *under("script", BLOCKS))
    for line in ([told] if isinstance(told, str) else told)
]
HOOKS: list[dict[str, Any]] = [hook for hooks in under("hooks", BLOCKS) for hook in hooks]


def say(line: str, at: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    return subprocess.run(
        ["/bin/bash", "-c", line],
        cwd=at,
        env={
            **{name: it for name, it in os.environ.items() if not name.startswith("GIT")},
            "PATH": path,
            "XDG_CACHE_HOME": str(at / ".cache"),
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GITHUB_STEP_SUMMARY": str(at / "summary.md"),
        },
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Somebody's cards under git."""
    shutil.copytree(shipped() / "scenarios" / "jump", tmp_path / "cards" / "scenarios" / "jump")
    (tmp_path / "cards" / "creators").mkdir()
    shutil.copy(shipped() / "creators" / "dancer.yaml", tmp_path / "cards" / "creators")
    who = "-c user.name=Somebody -c user.email=somebody@example.org"
    commit = f"git {who} commit -q --allow-empty -m x"
    told = f"git init -q && git add cards && {commit} && {commit}"
    assert say(told, tmp_path).stderr == ""
    return tmp_path


def test_the_page_has_lines_for_github_and_gitlab() -> None:
    assert sorted(line for line in LINES if line.startswith("react-tools")) == [
        "react-tools check --format github",
        "react-tools check --output junit=report.xml",
        'react-tools diff HEAD^1 --format markdown >> "$GITHUB_STEP_SUMMARY"',
    ]


def test_every_other_line_installs() -> None:
    assert [it for it in LINES if not it.startswith(("react-tools ", "pip install "))] == []


@pytest.mark.parametrize("line", [it for it in LINES if it.startswith("react-tools ")])
def test_a_line_of_a_job_does_what_it_is_for(line: str, repository: Path) -> None:
    done = say(line, repository)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_report_that_a_job_keeps_is_one_that_it_writes(repository: Path) -> None:
    for line in LINES:
        if line.startswith("react-tools "):
            say(line, repository)

    (name,) = under("junit", BLOCKS)
    assert (repository / name).exists()


def test_the_action_is_given_inputs_that_it_has() -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
    given = [
        set(step["with"])
        for steps in under("steps", BLOCKS)
        for step in steps
        if "react-tools" in step.get("uses", "")
    ]

    assert len(given) == 1
    assert given[0] <= set(action["inputs"])


def test_every_input_of_the_action_is_told() -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))

    assert [it for it in action["inputs"] if not re.search(rf"\b{it}\b", TEXT)] == []


@pytest.mark.parametrize("hook", HOOKS, ids=[it["id"] for it in HOOKS])
def test_a_hook_can_be_used_as_shown(hook: dict[str, Any], repository: Path) -> None:
    ours = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    (entry,) = (it["entry"] for it in ours if it["id"] == hook["id"])

    assert say(f"{entry} {shlex.join(hook.get('args', []))}", repository).returncode == 0


def test_every_hook_is_told() -> None:
    ours = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))

    assert [it["id"] for it in ours] == [it["id"] for it in HOOKS]
