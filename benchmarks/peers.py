"""What ours is measured beside, each in a process and an environment of its own.

They are installed into a virtual environment beside this file, `.peers`, when one is first wanted:
no part of the toolkit needs them, and their versions are pinned so that the bars stay where they
are.
"""

import subprocess
import sys
import venv
from pathlib import Path
from typing import IO

HERE = Path(__file__).resolve().parent
PEERS = HERE / ".peers"
PINNED = (
    "rlcard==1.2.0",
    "numpy==2.4.6",
    "termcolor==3.3.0",
    "chess==1.11.2",
    "check-jsonschema==0.39.0",
    "yamllint==1.38.0",
)


class Peer:
    """A script of this folder that runs with the peers' Python, and works for each line it gets."""

    def __init__(self, script: str, python: Path) -> None:
        self._process = subprocess.Popen(
            [str(python), str(HERE / script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, line: str = "") -> float:
        """How much it gets done in a second, in one burst of what the *line* asks for."""
        asked, told = _piped(self._process.stdin), _piped(self._process.stdout)
        asked.write(f"{line}\n")
        asked.flush()
        done, taken = told.readline().split()
        return int(done) / float(taken)

    def close(self) -> None:
        """Nothing more is asked."""
        self._process.communicate()


def _piped(pipe: IO[str] | None) -> IO[str]:
    if pipe is None:
        sys.exit("a peer has no pipes")
    return pipe


def peer(script: str) -> Peer:
    """A peer that waits for lines."""
    return Peer(script, installed())


def installed() -> Path:
    """The peers' Python; their environment is made if it is not there."""
    python, ready = PEERS / "bin" / "python", PEERS / ".ready"
    pinned = "\n".join(PINNED)
    if not ready.exists() or ready.read_text() != pinned:
        venv.create(PEERS, clear=True, with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PINNED], check=True)
        ready.write_text(pinned)
    return python
