"""What every game is asked: all its files, its scenarios played, whole games by chance.

Whoever adds a game adds nothing here. Where a question needs more than a game has to tell, such as
what else a player could hold, `<game>.py` beside this file says it; a game may do without one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import chain, cycle, permutations
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: these are the same games always
from types import ModuleType

import pytest

from react_tools import places, rulesets
from react_tools.document import Document
from react_tools.files import beneath
from react_tools.game import Choice, Decision, Facts, Game, Terms
from react_tools.load import Loaded, load_each, shipped
from react_tools.ruleset import AnyRuleset, Library
from react_tools.rulesets import RULESETS
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping as MappingNode
from react_tools.trace.recorder import Recorder

WHOLE = 2
"""How many games each pair of shipped sides plays to the end, in either order …"""
MANY = 1500
"""… and so many choices are made at least: a small game is played more often."""
MOST = 60
"""After how many choices a game of invented sides is left."""
LONGEST = 5000


@dataclass(frozen=True)
class Moment:
    """A decision that was put to a player, or the end (`decision` is None).

    Attributes:
        mark: how far the record goes.
        legal: what the open choices say, in order.
        pure: whether asking for them, and for what they say, changed nothing.
    """

    decision: Decision | None
    key: object
    facts: Facts
    mark: int
    legal: tuple[Terms, ...]
    pure: bool
    question: str
    moment: str


@dataclass(frozen=True)
class Played:
    """A game that was played; `chosen` are the indexes of the choices."""

    ruleset: AnyRuleset
    library: Library
    scenario: Scenario
    game: Game
    chosen: tuple[int, ...]
    moments: tuple[Moment, ...]

    @property
    def recorder(self) -> Recorder:
        assert self.game.recorder is not None
        return self.game.recorder

    def again(self) -> Game:
        """A new game at the same setting, recorded."""
        return self.ruleset.start(self.scenario, self.library)

    def over(self) -> Iterator[tuple[Game, Moment, int]]:
        """The same choices once more: a game before each of them, what was seen, the choice."""
        game = self.again()
        for seen, at in zip(self.moments, self.chosen, strict=False):
            yield game, seen, at
            game.apply(game.legal()[at])


def look(game: Game) -> Moment:
    """What can be seen of the present decision."""
    before = _inner(game)
    legal = tuple(dict(it.terms) for it in game.legal())
    for choice in game.legal():
        assert choice.name
    pure = _inner(game) == before
    mark = len(game.recorder.entries) if game.recorder else 0
    decision, facts = game.decision(), game.facts()
    return Moment(
        decision, game.key(), facts, mark, legal, pure, game.question("en"), game.moment("en")
    )


def _inner(game: Game) -> object:
    entries = game.recorder.entries[-9:] if game.recorder else []
    mark = len(game.recorder.entries) if game.recorder else 0
    return game.key(), mark, entries, game.decision(), game.facts(), game.question("en")


def play(
    ruleset: AnyRuleset,
    library: Library,
    begun: Scenario,
    choose: Callable[[Sequence[Choice]], int],
    most: int = LONGEST,
) -> Played:
    """Play on until nothing is to be decided, or so many choices were made."""
    game = ruleset.start(begun, library)
    chosen, moments = list[int](), [look(game)]
    while moments[-1].decision is not None and len(chosen) < most:
        legal = game.legal()
        chosen.append(choose(legal))
        game.apply(legal[chosen[-1]])
        moments.append(look(game))
    return Played(ruleset, library, begun, game, tuple(chosen), tuple(moments))


def read(text: str, path: str = "s.yaml") -> Scenario:
    """A scenario from its text."""
    tree = parse(text.encode(), path).tree
    assert isinstance(tree, MappingNode), text
    return scenario(tree, path)


def sides(ruleset: AnyRuleset, library: Library) -> list[str]:
    """What can play a whole game: creators, decks."""
    found = ruleset.entries(library)
    return [it.id for it in found if it.kind == ruleset.wording.side]


def opened(
    ruleset: AnyRuleset, library: Library, pair: Sequence[str], random: Random
) -> tuple[str, Scenario]:
    """The setting of a whole game between two sides, shuffled by chance."""
    words = {
        "active": random.choice(pair),
        "lang": "en",
        **{name: random.choice(list(it)) for name, it in ruleset.openings.items()},
    }
    text = ruleset.opening(pair, words, random.shuffle, library)
    return text, read(text)


@cache
def special(name: str) -> ModuleType | None:
    """What the tests know of a game beyond the protocol, if there is such a file."""
    path = Path(__file__).with_name(f"{name}.py")
    if not path.exists():
        return None
    spec = spec_from_file_location(f"conformance_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Least:
    """How much a game gives at least, lest a question be put to next to nothing.

    These are what any game gives; one that gives more says so in its file, as `LEAST`. `sparse`: of
    the files that are asked on, one of so many has a choice answered in the middle of a step.
    """

    kinds: int = 1
    refusals: int = 1000
    traces: int = 1
    figures: int = 0
    positions: int = 0
    holders: int = 0
    sparse: int = 20
    codes: frozenset[str] = frozenset({"RT222", "RT223"})


@pytest.fixture(scope="session")
def least(ruleset: AnyRuleset) -> Least:
    """How much each game gives at least."""
    found = getattr(special(ruleset.name), "LEAST", {})
    return Least(**found)


@pytest.fixture(scope="session", params=RULESETS)
def ruleset(request: pytest.FixtureRequest) -> AnyRuleset:
    """Each game in turn."""
    return rulesets.get(request.param)


@pytest.fixture(scope="session")
def every_file() -> Mapping[str, Loaded]:
    """All that is shipped, and all examples, by game."""
    parts = load_each([places.CARDS, places.EXAMPLES], scenarios=True)
    return {it.ruleset.name: it for it in parts}


@pytest.fixture(scope="session")
def loaded(ruleset: AnyRuleset, every_file: Mapping[str, Loaded]) -> Loaded:
    """All files of the game, shipped and of the examples."""
    return every_file[ruleset.name]


@pytest.fixture(scope="session")
def everything(loaded: Loaded) -> Library:
    """What they define."""
    return loaded.library


def _documents(ruleset: AnyRuleset, paths: Sequence[str]) -> tuple[Document, ...]:
    found = []
    for path in paths:
        tree = parse(Path(path).read_bytes(), path).tree
        assert isinstance(tree, MappingNode), path
        kind = ruleset.kind_of(tree)
        assert kind is not None, path
        found.append(Document(kind, path, tree))
    return tuple(found)


@pytest.fixture(scope="session")
def documents(ruleset: AnyRuleset) -> tuple[Document, ...]:
    """Every shipped file of the game, as a tree."""
    return _documents(ruleset, [it.as_posix() for it in beneath(shipped(ruleset.name), ())])


@pytest.fixture(scope="session")
def pack(loaded: Loaded, documents: tuple[Document, ...]) -> tuple[Document, ...]:
    """The files of the game among the examples."""
    ours = {it.path for it in documents}
    return _documents(loaded.ruleset, [it for it in loaded.paths if it not in ours])


@pytest.fixture(scope="session")
def library(ruleset: AnyRuleset, documents: tuple[Document, ...]) -> Library:
    """What the shipped files define."""
    made: Library = ruleset.library(documents, {})
    return made


@pytest.fixture(scope="session")
def runs(ruleset: AnyRuleset, everything: Library) -> list[Run]:
    """Every scenario, shipped or of the examples, played; those whose settings can be laid."""
    found = (ruleset.play(it, everything) for it in everything.scenarios.values())
    return [it for it in found if isinstance(it, Run)]


@pytest.fixture(scope="session")
def whole_games(ruleset: AnyRuleset, library: Library) -> list[Played]:
    """Games between shipped sides, by chance, to their ends."""
    random, found = Random(20), list[Played]()  # noqa: S311
    pairs = [it for it in permutations(sides(ruleset, library), 2) for _ in range(WHOLE)]
    for pair in chain(pairs, cycle(pairs)):
        if len(found) >= len(pairs) and sum(len(it.chosen) for it in found) >= MANY:
            break
        _, begun = opened(ruleset, library, pair, random)
        found.append(play(ruleset, library, begun, lambda it: random.randrange(len(it))))
    return found


@pytest.fixture(scope="session")
def cut_games(ruleset: AnyRuleset, everything: Library) -> list[Played]:
    """Games between all sides, the invented ones of the examples too, as far as MOST choices."""
    random, found = Random(21), list[Played]()  # noqa: S311
    ring = sides(ruleset, everything)
    if not ring:
        found += _from_scenarios(ruleset, everything, random)
    for pair in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        _, begun = opened(ruleset, everything, pair, random)
        found.append(play(ruleset, everything, begun, lambda it: random.randrange(len(it)), MOST))
    return found


def _from_scenarios(ruleset: AnyRuleset, library: Library, random: Random) -> Iterator[Played]:
    """The games of who begins none by itself: each scenario's setting, played on by chance."""
    for begun in library.scenarios.values():
        if isinstance(ruleset.play(begun, library), Run) and begun.expect.refused is None:
            for _ in range(WHOLE):
                yield play(ruleset, library, begun, lambda it: random.randrange(len(it)), MOST)


@pytest.fixture(scope="session")
def games(whole_games: list[Played], cut_games: list[Played]) -> list[Played]:
    """Some of both."""
    return [*whole_games[::3], *cut_games]
