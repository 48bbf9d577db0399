"""`react-tools check --since`: what has changed since a git revision, and what rests on that."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.load import shipped
from react_tools.rulesets.react import REACT
from react_tools.texts import TEXTS

Say = Callable[..., tuple[int, str, str]]
Git = Callable[..., str]

CHECKS = f"{len(REACT.checks) + len(TEXTS)} checks"
DANCER = Path("cards/react/creators/dancer.yaml")
MIME = Path("cards/react/creators/mime.yaml")
JUMP = Path("cards/react/scenarios/jump")
ALONE = JUMP / "over-one-unit.yaml"
TWIN = JUMP / "to-a-free-neighbour.yaml"
MIMED = Path("cards/react/scenarios/mime.yaml")
JUMPS = (
    "fish-jumps-and-drops-its-scale",
    "fish-that-cannot-jump-still-drops-its-scale",
    "no-free-zone",
    "over-one-unit",
    "over-two-units",
    "to-a-free-neighbour",
)
"""Three pairs of twins, each with a Dancer in it."""

NAME = "name a branch, a tag or a commit"


@pytest.fixture
def git(here: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """Say these words to git, which knows nobody's settings."""
    for name in [it for it in os.environ if it.startswith("GIT_")]:
        monkeypatch.delenv(name)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")

    def _git(*words: str, at: Path = here) -> str:
        done = subprocess.run(
            ["git", *words],  # noqa: S607 -- whichever git is there
            cwd=at,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    return _git


@pytest.fixture
def repository(here: Path, git: Git) -> Path:
    """Two creators of one's own and some scenarios, committed; of those one has a Mime in it."""
    for name in ("creators/dancer", "creators/calligrapher", "board", "rulings"):
        to = here / "cards" / "react" / f"{name}.yaml"
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(shipped() / f"{name}.yaml", to)
    copy_jumps(here)
    (here / MIME).write_text("creator: mime\nextends: dancer\nname: {en: Mime, ru: Мим}\n", "utf-8")
    played = (here / ALONE).read_text("utf-8").replace("dancer", "mime")
    lines = [it for it in played.splitlines(keepends=True) if not it.startswith("twin:")]
    (here / MIMED).write_text("".join(lines), "utf-8")
    git("init", "--quiet", "--initial-branch=main")
    commit(git)
    return here


def copy_jumps(here: Path) -> None:
    (here / JUMP).mkdir(parents=True)
    for name in JUMPS:
        shutil.copy(shipped() / "scenarios" / "jump" / f"{name}.yaml", here / JUMP)


def commit(git: Git) -> None:
    git("add", "--all")
    git("commit", "--quiet", "--message=x", "--allow-empty")


def change(path: Path, old: str = "", new: str = "# changed\n") -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1) if old else text + new, "utf-8")


def scope(said: tuple[int, str, str]) -> str:
    """The line on what was looked at."""
    return said[1].splitlines()[-1]


@pytest.mark.usefixtures("repository")
def test_nothing_changed_is_a_plain_sentence(say: Say) -> None:
    told = "since main nothing has changed on which these files rest: 0 of 12 judged\n"

    assert say("check", "--since", "main") == (0, told, "")


def test_a_changed_scenario_is_judged_and_its_twin(say: Say, repository: Path) -> None:
    change(repository / ALONE)

    told = "since main: 2 of 12 files, 2 of 7 scenarios: changed ones, twins of changed ones"
    assert scope(say("check", "--since", "main")) == f"{told}; no others are judged"


def test_a_changed_creator_is_judged_and_all_with_it_or_its_heirs(
    say: Say, repository: Path
) -> None:
    change(repository / DANCER)

    told = "since main: 9 of 12 files, 7 of 7 scenarios: those with dancer, mime"
    assert scope(say("check", "--since", "main")) == f"{told}; no others are judged"


def test_the_scenarios_of_a_creator_are_judged_and_no_others(say: Say, repository: Path) -> None:
    change(repository / MIME)

    code, out, err = say("check", "--since", "main")

    assert (code, err) == (0, "")
    assert out.splitlines()[-2].endswith(
        f"; 1 scenario holds; looked at 2 files, 1 creator, 6 cards, 1 scenario, {CHECKS}"
    )
    told = "since main: 2 of 12 files, 1 of 7 scenarios: those with mime"
    assert scope((code, out, err)) == f"{told}; no others are judged"


def test_the_scenarios_of_a_deleted_creator_fail(say: Say, repository: Path) -> None:
    (repository / MIME).unlink()

    code, out, _ = say("check", "--since", "main")

    assert code == 1
    assert "error RA201 no creator is called 'mime'" in out
    assert "1 of 7 scenarios: those with mime" in out


def test_the_scenarios_of_a_creator_with_another_id_fail(say: Say, repository: Path) -> None:
    change(repository / MIME, "creator: mime", "creator: clown")

    code, out, _ = say("check", "--since", "main")

    assert code == 1
    assert "error RA201 no creator is called 'mime'" in out


@pytest.mark.usefixtures("repository")
def test_a_renamed_file_is_judged(say: Say, git: Git) -> None:
    git("mv", str(MIME), str(MIME.with_name("clown.yaml")))

    told = "since main: 2 of 12 files, 1 of 7 scenarios: those with mime"
    assert scope(say("check", "--since", "main")) == f"{told}; no others are judged"


def test_a_creator_that_cannot_be_read_any_more_is_judged(say: Say, repository: Path) -> None:
    change(repository / MIME, "extends: dancer", "extends: dancer: x")

    code, out, _ = say("check", "--since", "main")

    assert (code, "1 of 7 scenarios: those with mime" in out) == (1, True)


def test_the_twin_of_a_deleted_scenario_is_judged(say: Say, repository: Path) -> None:
    (repository / TWIN).unlink()

    told = "since main: 1 of 11 files, 1 of 6 scenarios: twins of changed ones"
    assert scope(say("check", "--since", "main")) == f"{told}; no others are judged"


@pytest.mark.parametrize("name", ["board", "rulings"])
def test_what_may_bear_upon_all_has_all_judged(say: Say, repository: Path, name: str) -> None:
    change(repository / "cards" / "react" / f"{name}.yaml")

    told = scope(say("check", "--since", "main"))

    assert told == f"since main: all, for {name} may bear upon any"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("react-tools.toml", 'lang = "ru"\n'),
        ("pyproject.toml", '[tool.react-tools]\nlang = "ru"\n'),
    ],
)
def test_changed_settings_have_all_judged(say: Say, repository: Path, name: str, text: str) -> None:
    (repository / name).write_text(text)

    assert scope(say("check", "--since", "main")) == f"since main: all, for {name} has changed"


@pytest.mark.parametrize("name", ["pyproject.toml", "notes.txt", "other/a.yaml"])
def test_a_file_that_is_none_of_ours_changes_nothing(say: Say, repository: Path, name: str) -> None:
    (repository / name).parent.mkdir(exist_ok=True)
    (repository / name).write_text("creator: dancer\n")

    assert scope(say("check", "--since", "main")).endswith(": 0 of 12 judged")


def test_a_file_that_git_does_not_know_yet_is_judged(say: Say, repository: Path) -> None:
    shutil.copy(repository / ALONE, repository / JUMP / "draft.yaml")

    assert "1 of 8 scenarios: changed ones;" in scope(say("check", "--since", "main"))


def test_a_file_that_is_committed_is_judged(say: Say, repository: Path, git: Git) -> None:
    git("switch", "--quiet", "--create", "mine")
    change(repository / MIME)
    commit(git)

    assert "1 of 7 scenarios: those with mime;" in scope(say("check", "--since", "main"))


def test_what_others_have_changed_meanwhile_is_no_change(
    say: Say, repository: Path, git: Git
) -> None:
    git("switch", "--quiet", "--create", "mine")
    change(repository / ALONE)
    commit(git)
    git("switch", "--quiet", "main")
    change(repository / DANCER)
    commit(git)
    git("switch", "--quiet", "mine")

    assert "2 of 7 scenarios: changed ones, twins" in scope(say("check", "--since", "main"))


def test_a_change_beneath_what_was_asked_for_counts(say: Say, repository: Path) -> None:
    change(repository / MIME)

    told = "since main: 1 of 7 files, 1 of 7 scenarios: those with mime; no others are judged"
    assert scope(say("check", "cards/react/scenarios", "--since", "main")) == told


def test_one_may_stand_in_a_folder_of_the_repository(
    say: Say, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(repository / MIME)
    monkeypatch.chdir(repository / "cards" / "react")

    told = "since main: 2 of 10 files, 1 of 7 scenarios: those with mime; no others are judged"
    assert scope(say("check", "creators", "scenarios", "--since", "main")) == told


def test_a_repository_under_another_name_is_the_same(
    say: Say, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(repository / MIME)
    (tmp_path / "alias").symlink_to(repository)
    monkeypatch.chdir(tmp_path)

    assert "1 of 7 scenarios: those with mime;" in scope(
        say("check", "alias/cards", "--since", "main")
    )


def test_an_id_that_is_used_in_a_changed_file_too_is_found(say: Say, repository: Path) -> None:
    copied = repository / MIME.with_name("a-copy.yaml")
    shutil.copy(repository / MIME, copied)

    code, out, _ = say("check", "--since", "main")

    assert code == 1
    assert "the creator id 'mime' is used at " in out


def test_a_change_in_a_repository_within_is_one(say: Say, repository: Path, git: Git) -> None:
    within = repository / "cards" / "react" / "more"
    within.mkdir()
    shutil.copy(repository / ALONE, within / "a.yaml")
    git("init", "--quiet", "--initial-branch=main", at=within)

    assert "1 of 8 scenarios: changed ones;" in scope(say("check", "--since", "main"))


def test_a_hard_name_is_a_name(say: Say, repository: Path) -> None:
    shutil.copy(repository / ALONE, repository / JUMP / '"q"\n\t;ё.yaml')

    assert "1 of 8 scenarios: changed ones;" in scope(say("check", "--since", "main"))


@pytest.mark.usefixtures("repository")
def test_every_format_says_what_was_not_looked_at(say: Say) -> None:
    for form in ("text", "json", "github", "junit", "sarif"):
        assert "on which these files rest" in say("check", "--since", "main", "-f", form)[1]


# Refusals


FETCH = "in CI fetch the whole history first: fetch-depth: 0, or git fetch --unshallow"


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    ("revision", "cure"),
    [
        ("mian", "did you mean 'main'?"),
        ("upstream/none", FETCH),
        ("nowhere-at-all", NAME),
        ("", NAME),
        ("-x", NAME),
        ("--output=stolen", NAME),
        ("main..main", NAME),
        ("0" * 40, NAME),
    ],
)
def test_a_revision_that_git_does_not_know_is_refused(
    say: Say, here: Path, revision: str, cure: str
) -> None:
    complaint = f"react-tools: git knows no revision {revision!r}; {cure}\n"

    assert say("check", f"--since={revision}") == (2, "", complaint)
    assert not (here / "stolen").exists()


def test_a_branch_that_is_there_only_as_a_remote_one_is_offered(
    say: Say, repository: Path, git: Git, tmp_path: Path
) -> None:
    git("branch", "other")
    git("clone", "--quiet", str(repository), str(tmp_path / "clone"))

    assert say("check", str(tmp_path / "clone" / "cards"), "--since", "other") == (
        2,
        "",
        "react-tools: git knows no revision 'other'; did you mean 'origin/other'?\n",
    )


def test_a_shallow_clone_has_nothing_in_common(
    say: Say, repository: Path, git: Git, tmp_path: Path
) -> None:
    git("branch", "base")
    change(repository / MIME)
    commit(git)
    clone, address = tmp_path / "clone", repository.as_uri()
    git("clone", "--quiet", "--depth=1", "--no-single-branch", address, str(clone))

    told = "origin/base and what is checked out have no revision in common here"
    assert say("check", str(clone / "cards"), "--since", "origin/base") == (
        2,
        "",
        f"react-tools: {told}; {FETCH}\n",
    )


@pytest.mark.usefixtures("git")
def test_without_a_repository_there_is_nothing_to_compare_with(say: Say, here: Path) -> None:
    shutil.copytree(shipped() / "scenarios" / "jump", here / "jump")

    code, out, err = say("check", "jump", "--since", "main")

    assert (code, out) == (2, "")
    assert err.startswith("react-tools: --since needs a git repository; git says: fatal: not a git")


@pytest.mark.usefixtures("repository")
def test_without_git_there_is_nothing_to_compare_with(
    say: Say, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(here))

    complaint = "react-tools: --since needs git, and there is none; install it\n"
    assert say("check", "--since", "main") == (2, "", complaint)


@pytest.mark.usefixtures("repository")
def test_a_file_outside_the_repository_is_refused(say: Say, tmp_path: Path) -> None:
    shutil.copytree(shipped() / "scenarios" / "jump", tmp_path / "far")

    code, out, err = say("check", "cards", str(tmp_path / "far"), "--since", "main")

    assert (code, out) == (2, "")
    assert err.endswith(" lies outside; leave it out, or judge it without --since\n")


@pytest.mark.usefixtures("repository")
def test_nothing_to_read_is_no_success(say: Say, here: Path) -> None:
    (here / "empty").mkdir()

    complaint = "react-tools: no YAML file in empty; nothing was read\n"
    assert say("check", "empty", "--since", "main") == (2, "", complaint)


def test_before_the_first_commit_everything_is_new(say: Say, here: Path, git: Git) -> None:
    git("init", "-q")
    copy_jumps(here)
    git("add", ".")

    code, out, err = say("check", "--since", "HEAD")

    assert (code, err) == (0, "")
    assert scope((code, out, err)) == "since HEAD: all 6 files"


def test_what_extends_a_creator_that_has_faults_now_is_judged(say: Say, repository: Path) -> None:
    change(repository / "cards/react/creators/dancer.yaml", "    number: 3", "    numbr: 3")

    code, out, _ = say("check", "--since", "main")

    assert code == 1
    assert f"{MIME}:2:10: error RT055 'dancer' has errors itself" in out
    assert "7 of 7 scenarios fail" in out


def test_a_change_of_another_game_bears_upon_its_own_files_only(
    say: Say, repository: Path, git: Git
) -> None:
    theirs = repository / "cards" / "keyforge"
    theirs.mkdir()
    for name in ("rulings", "rulebook"):
        shutil.copy(shipped("keyforge") / f"{name}.yaml", theirs)
    commit(git)
    change(theirs / "rulings.yaml")

    told = scope(say("check", "cards", "--since", "HEAD"))

    assert told.startswith("since HEAD: 2 of 14 files, 0 of 7 scenarios")
