"""`make perft`: the large positions counted, and both engines walked side by side.

Without words the setting of every shipped scenario is walked by both engines too. Ctrl-C ends it;
what was told until then holds.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from react_tools.errors import UnknownNameError
from react_tools.explore.perft import Count
from react_tools.render import progress
from react_tools.ruleset import SettingError
from tests.oracle.words import LacksError
from tests.perft.engines import apart, counted, counted_again
from tests.perft.positions import DATA, GAMES, Position, every, library, rewritten, rows, written

SWEPT = 2
"""How many plays the lines from the settings of scenarios have."""
Check = tuple[str, Callable[[], str]]
"""What is tried, and how: it gives what is wrong, or nothing."""


def main(typed: Sequence[str] | None = None) -> int:
    """Try everything that is wanted; 1 if something differs."""
    asked = _asked(typed)
    words = asked.words
    if asked.update:
        return update(words)
    checks = [*_checks(words), *([] if words else _sweep())]
    wrong = 0
    for name, check in progress.along(checks, len(checks), "walking"):
        start = time.process_time()
        try:
            told = check()
        except (UnknownNameError, LacksError) as error:
            told = f"  {error}\n"
        wrong += bool(told)
        mark = "FAIL" if told else "ok  "
        sys.stdout.write(f"{mark} {name} ({time.process_time() - start:.1f} s)\n{told}")
        sys.stdout.flush()
    sys.stdout.write(f"{len(checks)} walks, {wrong} with a difference\n")
    return 1 if wrong else 0


def _asked(typed: Sequence[str] | None) -> argparse.Namespace:
    """What is wanted; words that no row has are refused, as mistyped flags are."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=__doc__)
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="only rows whose names have all the words"
    )
    parser.add_argument(
        "--update", action="store_true", help="write the counts of the first engine into the files"
    )
    asked = parser.parse_args(typed)
    if not any(_meant(*it, asked.words) for it in every()):
        parser.error(f"no row has in its name: {' '.join(asked.words)}")
    return asked


def update(words: Sequence[str]) -> int:
    """Write the counts of the first engine into the files."""
    for game in GAMES:
        text = rewritten(game, partial(_fresh, words, game))
        (DATA / f"{game}.yaml").write_text(text, "utf-8", newline="\n")
    return 0


def _fresh(words: Sequence[str], game: str, position: Position) -> list[Count]:
    """The counts of one that is meant, and those that are kept of any other."""
    if not _meant(game, position, words):
        return position.kept
    sys.stdout.write(f"{game} {position.name}\n")
    return counted(game, position)


def _meant(game: str, position: Position, words: Sequence[str]) -> bool:
    """Whether a position has all the words in its name."""
    return all(it in f"{game} {position.name}" for it in words)


def _checks(words: Sequence[str]) -> Iterator[Check]:
    """The counts of the rows that are not small, or of those that are meant; then both engines."""
    sizes = ("small", "large", "huge") if words else ("large", "huge")
    wanted = [it for it in every(*sizes) if _meant(*it, words)]
    yield from ((f"counts · {game} {it.name}", partial(_counts, game, it)) for game, it in wanted)
    both = [it for game, it in wanted if game == "react" and it not in rows(game)["huge"]]
    yield from ((f"second · {it.name}", partial(_counts_again, it)) for it in both)
    yield from ((f"both · {it.name}", partial(_parting, it)) for it in both)


def _counts(game: str, position: Position) -> str:
    """What the counts of the first engine are, if they are not as they are kept."""
    return _differing(counted(game, position), position)


def _counts_again(position: Position) -> str:
    """What those of the second are, if they are not."""
    return _differing(counted_again(position), position)


def _differing(found: Sequence[Count], position: Position) -> str:
    return "" if found == position.kept else f"  counts: [{', '.join(map(written, found))}]\n"


def _sweep() -> Iterator[Check]:
    """Both engines from the setting of every scenario that has one."""
    for it in (Position(name, SWEPT, ()) for name in library("react").scenarios):
        yield f"both · {it.name}", partial(_parting, it)


def _parting(position: Position) -> str:
    """Where the engines part; a setting may make no position."""
    try:
        return f"{found}\n" if (found := apart(position)) else ""
    except SettingError:
        return ""


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
