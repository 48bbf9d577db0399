"""How the shipped creators meet: many duels of each two, by both players, as a page of the docs.

    python benchmarks/match_ups.py [--games 2000] [--jobs 2]

What is done is noted (match-ups-*.jsonl beside this file), and not played again as long as engine
and cards are the same. Writes docs/match-ups.md; exits with 1 if a duel is not over in 200 turns,
or a card is never played, or a creator wins more or less often than the bars say.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from react_tools.explore.duels import Wanted, duels
from react_tools.explore.keeping import Notes
from react_tools.explore.tallying import Tallied, share
from react_tools.render.duelled import lines
from react_tools.render.line import plain
from react_tools.render.progress import counting
from react_tools.settings import DEFAULT

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "match-ups.md"
PLAYERS = {
    "random": "By chance",
    "aimed": "With an eye on the enemy",
}
LEAST, MOST = 0.30, 0.70
"""How often a creator may win over all its duels, by the aimed player."""
HEAD = """\
# How the creators meet

Made by `make match-ups`: {games} duels of each two, with `react-tools duels`
([what the players do](decisions/0028-duels.md)). Nobody looks a turn ahead, so read it as how the
cards meet, not as what experts would do. The numbers that decide it are ours (`source: house`):
none of them is published.

What is held to is how often a creator wins over all its duels, with an eye on the enemy: between 30
and 70 of 100. Two creators may meet less evenly than that.
"""


def main() -> int:
    """Play, write the page, tell what is wrong."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--jobs", type=int, default=2)
    told = asked.parse_args()
    every = {style: _played(style, told.games, told.jobs) for style in PLAYERS}
    page = "\n".join(_page(every, told.games))
    PAGE.write_text(f"{page}\n", "utf-8")
    faults = list(_faults(every))
    print("\n".join([f"written: {PAGE.name}", *faults]))
    return 1 if faults else 0


def _wanted(style: str, games: int, jobs: int) -> Wanted:
    return Wanted("react", (), games, 1, DEFAULT, style, jobs=jobs)


def _played(style: str, games: int, jobs: int) -> Tallied:
    wanted = _wanted(style, games, jobs)
    notes = Notes(HERE / f"match-ups-{style}.jsonl", wanted.what)
    return duels(wanted, notes, counting, lambda _: None)


def _page(every: dict[str, Tallied], games: int) -> Iterator[str]:
    yield HEAD.format(games=f"{games:,}")
    for style, found in every.items():
        yield f"## {PLAYERS[style]}\n"
        yield from (plain(it) for it in lines(found, _wanted(style, games, 1), "markdown"))
        yield ""


def _faults(every: dict[str, Tallied]) -> Iterator[str]:
    for style, found in every.items():
        whole = found.whole
        if whole.broken_off:
            yield f"over: {style}: {whole.broken_off} duels are not over {whole.endless}"
        if found.unplayed:
            yield f"over: {style}: never played: {', '.join(found.unplayed)}"
    for side in every["aimed"].sides:
        tally = every["aimed"].of(side)
        wins = share(tally.wins[side], tally.duels).value
        if not LEAST <= wins <= MOST:
            yield f"over: {side} wins {wins:.0%} (bars {LEAST:.0%} and {MOST:.0%})"


if __name__ == "__main__":
    sys.exit(main())
