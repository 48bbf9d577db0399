"""Random duels, records, forks and scenarios against the bars of the engine, all in one run.

- Random duels, from setup to end, calligrapher against dancer on the game's own field, unrecorded:
  decisions a second in this process, against RLCard's UNO in a process of its own, played as RLCard
  plays it (benchmarks/uno.py); both sides begin their games by the clock, too. A decision is one
  choice among those that are legal; what a card asks in the middle is answered on the spot
  (`apply(choice, decide)`). Beside it, without a bar, the figure against the tightest loop that
  RLCard offers.
- Random games of every other ruleset, between its first two sides, beside the same UNO, without a
  bar.
- The same duels recorded: how much longer they take.
- A fork, at positions of such a duel, in the middle of steps too.
- 500 scenarios: the shipped ones, copied until there are so many, by one `react-tools test` that
  reads, judges and plays them; the time of the whole process.

Both pick evenly among everything that is legal. Rounds alternate, so that a machine whose speed
drifts slows all alike; ratios are medians over the rounds.

Exits with 1 if a bar is missed.
"""

import gc
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: the same duels on every machine

from peers import peer

from react_tools import rulesets
from react_tools.draft.files import sides
from react_tools.game import Game
from react_tools.load import load, shipped
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

TOOL = str(Path(sys.executable).parent / "react-tools")
ROUNDS = 15
DUELS = 60
FORKS = 20
SCENARIOS = 500
BARS = {"duels": 4.0, "record": 1.8, "fork": 3.0, "scenarios": 5.0}

LINES = {
    "duels": ("random duels against UNO, as RLCard runs it", "×", True),
    "record": ("recorded duels against unrecorded ones", "×", False),
    "fork": ("a fork", "µs", False),
    "scenarios": ("500 scenarios in one process", "s", False),
}
"""What each figure is, its unit, and whether more is better."""
PAIR = ("calligrapher", "dancer")
SETTING = """\
ruleset: react
title: {{en: a duel, ru: дуэль}}
phase: setup
active: {active}
pieces:
  A: {{creator: {pair[0]}, deck: [{decks[0]}]}}
  B: {{creator: {pair[1]}, deck: [{decks[1]}]}}
expect: {{rest: any}}
"""


def settings(library: Library) -> list[Scenario]:
    """The same duels always: shuffled decks, and who begins by turns."""
    random, found = Random(4), list[Scenario]()
    for at in range(DUELS):
        decks = []
        for name in PAIR:
            cards = [it.id for it in library.creators[name].deck for _ in range(it.copies)]
            random.shuffle(cards)
            decks.append(", ".join(cards))
        text = SETTING.format(active=PAIR[at % 2], pair=PAIR, decks=decks)
        tree = parse(text.encode(), "duel.yaml").tree
        if not isinstance(tree, Mapping):
            sys.exit("the setting of the benchmark cannot be read")
        found.append(scenario(tree, "duel.yaml"))
    return found


def openings(ruleset: str) -> list[Callable[[], Game]]:
    """How whole games of a ruleset begin between its first two sides, the same always."""
    loaded = load([shipped(ruleset)], ruleset=ruleset)
    game, library, pair = loaded.ruleset, loaded.library, sides(loaded)[:2]
    found = list[Callable[[], Game]]()
    for at in range(DUELS):
        words = {"active": pair[at % 2], "lang": "en"}
        text = game.opening(pair, words, Random(at).shuffle, library)
        tree = parse(text.encode(), "game.yaml").tree
        if not isinstance(tree, Mapping):
            sys.exit("the setting of the benchmark cannot be read")
        found.append(partial(game.start, scenario(tree, "game.yaml"), library))
    return found


def played(duel: Game, random: Random) -> Iterator[Game]:
    """Play a duel to its end by chance, stopping at each question: the duel after each decision."""
    chance = random.random
    while legal := duel.legal():
        duel.apply(legal[int(chance() * len(legal))])
        yield duel


def decisions(duel: Game, chance: Callable[[], float]) -> int:
    """Play a duel to its end by chance: how many decisions it took."""
    made = 0

    def decide(count: int) -> int:
        nonlocal made
        made += 1
        return int(chance() * count)

    while legal := duel.legal():
        duel.apply(legal[decide(len(legal))], decide)
    return made


def each(duels: list[Duel]) -> Iterator[Duel]:
    """One after the other; nobody keeps those that are over, with their records."""
    while duels:
        yield duels.pop()


def rate(duels: Iterable[Game]) -> float:
    """Decisions a second over all duels."""
    chance, began = Random(5).random, time.perf_counter()
    made = sum(decisions(duel, chance) for duel in duels)
    return made / (time.perf_counter() - began)


def fork(duel: Game) -> float:
    """Microseconds of a fork: the median over all positions of a duel."""
    taken = []
    for position in played(duel, Random(6)):
        began = time.perf_counter()
        for _ in range(FORKS):
            position.fork()
        taken.append((time.perf_counter() - began) / FORKS)
    return statistics.median(taken) * 1e6


def scenarios() -> float:
    """Seconds that one process takes to read, judge and play 500 scenarios."""
    files = sorted((shipped() / "scenarios").rglob("*.yaml"))
    with tempfile.TemporaryDirectory() as folder:
        for at in range(SCENARIOS):
            file = files[at % len(files)]
            shutil.copy(file, Path(folder) / f"{file.stem}-{at}.yaml")
        began = time.perf_counter()
        done = subprocess.run([TOOL, "test", folder], stdout=subprocess.DEVNULL, check=False)
        taken = time.perf_counter() - began
    if done.returncode:
        sys.exit("a shipped scenario does not hold, so its time means nothing")
    return taken


def measure() -> dict[str, float]:
    """What is held against the bars."""
    library = load([shipped()]).library
    if not isinstance(library, Library):
        sys.exit("the shipped cards are not Re;ACT")
    scripts, uno = settings(library), peer("uno.py")
    gc.collect()
    gc.freeze()
    ours, bare, ratios, records = list[float](), list[float](), list[float](), list[float]()
    for counted in range(ROUNDS + 1):
        other, own = uno.rate("own"), rate(start(it, library).fork() for it in scripts)
        unrecorded = rate([start(it, library).fork() for it in scripts])
        recorded = rate(each([start(it, library) for it in scripts]))
        tightest = uno.rate("bare")
        if counted:
            ours.append(own)
            bare.append(own / tightest)
            ratios.append(own / other)
            records.append(unrecorded / recorded)
    for name in rulesets.RULESETS[1:]:
        games, pairs = openings(name), list[tuple[float, float]]()
        for _ in range(ROUNDS):
            pairs.append((rate(it().fork() for it in games), uno.rate("own")))
        own = statistics.median(one for one, _ in pairs)
        ratio = statistics.median(one / other for one, other in pairs)
        print(f"{name}: {own:.0f} decisions a second, {ratio:.2f} × UNO (no bar)")
    uno.close()
    print(f"random duels: {statistics.median(ours):.0f} decisions a second")
    print(f"random duels against UNO's bare loop: {statistics.median(bare):.2f} × (no bar)")
    return {
        "duels": statistics.median(ratios),
        "record": statistics.median(records),
        "fork": fork(start(scripts[0], library)),
        "scenarios": scenarios(),
    }


def main() -> int:
    """Print each figure against its bar."""
    missed = False
    for name, figure in measure().items():
        told, unit, least = LINES[name]
        bar = BARS[name]
        met = figure >= bar if least else figure <= bar
        missed |= not met
        print(f"{told}: {figure:.2f} {unit} (bar {bar:.1f} {unit}: {'met' if met else 'missed'})")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
