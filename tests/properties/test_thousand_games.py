"""A thousand games by chance keep every promise, as `react-tools fuzz` plays them."""

import subprocess
import sys
from pathlib import Path

GAMES = 1000


def test_a_thousand_games_keep_every_promise(tmp_path: Path) -> None:
    words = ["fuzz", "--games", str(GAMES), "--seed", "2024"]
    command = [sys.executable, "-m", "react_tools", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert f"held to every promise: {GAMES}," in done.stdout
    assert [*tmp_path.iterdir()] == []
