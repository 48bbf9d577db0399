"""The files that are broken: all that is shipped, and what a user's own files look like besides.

Records, settings and extensions are shipped by nobody. Records are games played by chance from the
beginning; the others are written out here.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: these are the same files always
from typing import NamedTuple

from react_tools import places, rulesets
from react_tools.belonging import known
from react_tools.document import Document
from react_tools.draft.files import sides
from react_tools.files import RECORD, beneath
from react_tools.load import Loaded, load, shipped
from react_tools.records.course import Course
from react_tools.records.record import BREAK, read
from react_tools.records.sitting import written
from react_tools.rulesets import RULESETS
from react_tools.source.parse import parse

RECORDED, SETTLED = "record", "settings"
"""The kinds that are no game's kinds of file."""
LIMIT = 1_000_000

_RECORDS, _CHOICES = 6, (6, 24)
_SETTINGS: Mapping[str, str] = {
    "react-tools.toml": """\
# What is settled for this folder.
cards = ["mine", "theirs"]  # the nearest first
lang = "ru"
ruleset = "keyforge"
file-limit = 1000000
""",
    "pyproject.toml": """\
[project]
name = "a-pack"
version = "1.0"

[tool.react-tools]
cards = [
  "mine",
  'theirs',  # and these
]
lang = "en"

[tool.other]
packs = [{name = "x", at = 2026-01-02}, {name = "y", at = 1979-05-27T07:32:00Z}]
""",
}
_EXTENSIONS: Mapping[str, str] = {
    "dancer": """\
creator: dancer
extends: dancer
without: [glissade]                # dropped, by id
deck:
  - {id: scatter, copies: 10, printed: 10/30}
  - id: encore
    name: {en: Encore, ru: Бис}
    number: 5
    copies: 5
    printed: 5/30
    kind: reaction
    do: [{draw: 1}]
""",
    "tempo": """\
creator: tempo
extends: calligrapher
name: {en: Tempo, ru: Темп}
passives:
  - id: hurry
    name: {en: Hurry, ru: Торопливость}
    when: turn-start
    player: you
    do:
      - may: [{move: {who: creator, by: 1}}]
""",
}
_SHARES: Mapping[str, int] = {
    "creator": 250, "extension": 50, "cards": 175, "deck": 60, "scenario": 305, "board": 20,
    "boxes": 20,
    "game": 20, "rulebook": 4, "sentences": 3, "rulings": 8, RECORDED: 50, SETTLED: 35,
}  # fmt: skip
"""How many mutants in a thousand are made from files of a kind; those of the largest are rarest."""


class Source(NamedTuple):
    """A good file.

    Attributes:
        path: its name beneath the folder in which it is judged.
        kind: what it is, in the words of its game.
    """

    path: str
    game: str
    kind: str
    data: bytes

    @property
    def text(self) -> str:
        """What it holds."""
        return self.data.decode()


@cache
def sources() -> tuple[Source, ...]:
    """Every file that is broken."""
    return (*_shipped(), *_extensions(), *_recorded(), *_settled())


@cache
def by_kind() -> Mapping[str, Sequence[Source]]:
    """The same by what they are."""
    found: dict[str, list[Source]] = {}
    for each in sources():
        found.setdefault(each.kind, []).append(each)
    return found


def drawn(random: Random) -> Source:
    """One of them: the kind by its share, any file of it."""
    kinds = [it for it in _SHARES if it in by_kind()]
    kind = random.choices(kinds, [_SHARES[it] for it in kinds])[0]
    return random.choice(by_kind()[kind])


def document(source: Source) -> Document:
    """A source as a file of its game."""
    tree = parse(source.data, source.path).tree
    found = known(tree, source.path, rulesets.get(source.game), []) if tree else None
    assert found is not None, source.path
    return found


def _shipped() -> Iterator[Source]:
    for home in (places.CARDS, places.EXAMPLES):
        for file in beneath(home):
            game = file.relative_to(home).parts[0]
            path = Path(home.name, file.relative_to(home)).as_posix()
            made = Source(path, game, "", file.read_bytes())
            yield made._replace(kind=document(made).kind)


def _extensions() -> Iterator[Source]:
    for name, text in _EXTENSIONS.items():
        path = f"mine/react/creators/{name}.yaml"
        yield Source(path, "react", "extension", text.encode())


def _settled() -> Iterator[Source]:
    for name, text in _SETTINGS.items():
        yield Source(name, "", SETTLED, text.encode())


def _recorded() -> Iterator[Source]:
    """Games by chance from the beginning, and one from the middle, of every game."""
    for name in RULESETS:
        every = load([shipped(name)], ruleset=name)
        for at, text in zip(range(_RECORDS), _played(every), strict=False):
            yield Source(f"cards/{name}/game-{at}{RECORD}", name, RECORDED, text.encode())


def _played(every: Loaded) -> Iterator[str]:
    game, library = every.ruleset, every.library
    random, pair = Random(3), cycle(sides(every)[:2])  # noqa: S311
    for first in pair:
        words = {"active": first, "lang": "en"} | {
            word: random.choice(list(values)) for word, values in game.openings.items()
        }
        head = game.opening(sides(every)[:2], words, random.shuffle, library) + BREAK
        record, findings = read(head.encode(), "game.duel", game.kinds["scenario"], LIMIT)
        assert record is not None, findings
        course = Course(record.scenario, lambda it: game.start(it, library))
        for _ in range(random.randint(*_CHOICES)):
            if course.game.decision() is None:
                break
            course.take(random.choice(course.game.legal()))
        yield written(head, course)
