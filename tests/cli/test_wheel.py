"""What is installed: the wheel has everything that it needs, and says what the checkout says."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import __version__

Said = tuple[int, str, str]
Say = Callable[..., Said]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout by the tools that are here."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site-packages")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def python(unpacked: Path) -> Say:
    """Python with the wheel and what it depends on, and no way to the checkout."""

    def _python(*words: str) -> Said:
        homes = [str(unpacked), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        done = subprocess.run(
            [sys.executable, "-S", *words],  # -S: no .pth file leads to the checkout
            env={**os.environ, "PYTHONPATH": os.pathsep.join(homes)},
            capture_output=True,
            check=False,
        )
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    return _python


def names(folder: Path, *endings: str) -> set[str]:
    """The files beneath a folder."""
    files = (it for it in folder.rglob("*") if it.suffix in endings)
    return {it.relative_to(folder).as_posix() for it in files}


def test_the_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name == f"react_tools-{__version__}-py3-none-any.whl"


def test_the_wheel_carries_the_whole_package(unpacked: Path) -> None:
    package = unpacked / "react_tools"

    assert names(package, ".py", ".typed") == names(ROOT / "react_tools", ".py", ".typed")


@pytest.mark.parametrize("data", ["cards", "examples", "schemas"])
def test_the_wheel_carries_the_data(unpacked: Path, data: str) -> None:
    carried = unpacked / "react_tools" / "shipped" / data

    assert names(carried, ".yaml", ".json") == names(ROOT / data, ".yaml", ".json")


def test_the_wheel_carries_nothing_beside_the_package(unpacked: Path) -> None:
    assert {it.name for it in unpacked.iterdir()} == {
        "react_tools",
        f"react_tools-{__version__}.dist-info",
    }


def test_it_is_the_wheel_that_is_tried(python: Say, unpacked: Path) -> None:
    code, out, _ = python("-c", "import react_tools; print(react_tools.__file__)")

    assert (code, out) == (0, f"{unpacked / 'react_tools' / '__init__.py'}\n")


@pytest.mark.parametrize(
    "words",
    [("lint",), ("test",), ("simulate", "rulebook/worked-example"), ("explain", "RA-CHAIN-8")],
    ids=" ".join,
)
def test_the_wheel_says_what_the_checkout_says(
    python: Say, say: Say, words: tuple[str, ...]
) -> None:
    assert python("-m", "react_tools", *words) == say(*words)


def test_the_wheel_has_a_command(unpacked: Path) -> None:
    (entry_points,) = unpacked.glob("*.dist-info/entry_points.txt")

    assert "react-tools = react_tools.cli:run" in entry_points.read_text("utf-8")
