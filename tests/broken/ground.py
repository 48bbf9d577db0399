"""What a broken file stands on: the good files of its game, read once, and scenarios beside it.

A file is judged as the product judges it – read, held against its schema, laid on what it extends,
made into definitions, checked, and played – but the files it stands on are not read again for each
of a hundred thousand. Scenarios that have what a file defines are judged together with it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from react_tools import rulesets
from react_tools.belonging import known
from react_tools.document import Document
from react_tools.extend import Broken, extended
from react_tools.findings import Finding, Level, has_error, in_order
from react_tools.game import Game
from react_tools.load import Loaded
from react_tools.ruleset import AnyRuleset
from react_tools.scenario.scenario import Scenario
from react_tools.schema.validate import validate
from react_tools.source.parse import parse
from react_tools.source.reading import text
from tests.broken.sources import LIMIT, RECORDED, SETTLED, Source, document, sources

_BESIDE = (1, 2)
"""How many scenarios are judged together with what they are about, by turns."""
_ALIKE = 3
"""Beside so many scenarios, by turns, a file is judged of which nothing counts."""
_LAYERS = {"mine": 1, "examples": 2, "cards": 3}
"""How far away files lie: a pack of one's own, over the examples, over what is shipped."""
_SHARED = frozenset({"rulebook", "rulings", "board", "game"})
_ID = re.compile(r"[a-z][a-z0-9-]*(?:/[a-z0-9-]+)?")
_DEFINED = re.compile(r"^\s*(?:creator: |deck: |- id: |- \{id: )([a-z][a-z0-9-]*)", re.MULTILINE)


class Good(NamedTuple):
    """A good file as a document, and the ids it defines."""

    source: Source
    document: Document
    ids: frozenset[str]


@cache
def good(game: str) -> Sequence[Good]:
    """Every good file of a game."""
    found = []
    for source in sources():
        if source.game == game and source.kind not in {RECORDED, SETTLED, "sentences"}:
            made = replace(document(source), layer=_layer(source), ground=True)
            found.append(Good(source, made, _defined(source)))
    return tuple(found)


class Laid(NamedTuple):
    """A file and what it stands on; `schema` is the one that it has passed, empty if none."""

    whole: Loaded
    schema: str


def laid(source: Source, data: bytes, number: int = 0) -> Laid:
    """All that comes of a file with other bytes in the place of its own, before checks and games.

    *number* says which of the scenarios that have what it defines are judged together with it.
    """
    game = rulesets.get(source.game)
    parsed = parse(data, source.path, limit=LIMIT)
    found = [
        Finding(it.code, Level.ERROR, it.span, it.message, it.hint, it.others)
        for it in parsed.faults
    ]
    made = None if parsed.tree is None else known(parsed.tree, source.path, game, found)
    if made is not None:
        found += validate(made.tree, game.kinds[made.kind])
    if has_error(found) or made is None:
        without = _without(_alike(source), text(parsed.tree, game.wording.side), number % _ALIKE)
        paths = (source.path, *without.paths[1:])
        return Laid(replace(without, paths=paths, findings=tuple(in_order(found))), "")
    beside = [replace(it.document, ground=False) for it in _beside(source, number)]
    ground = [it.document for it in _beneath(source, data.decode(), beside)]
    own_document = replace(made, layer=_layer(source))
    whole = _whole(game, source.path, (), [own_document, *beside, *ground])
    return Laid(replace(whole, findings=(*found, *whole.findings)), game.kinds[made.kind])


@lru_cache(maxsize=100)
def _without(source: Source, own: str, number: int) -> Loaded:
    """The same where a file has errors, which says that it defines *own*: nothing of it counts."""
    broken = Broken(_layer(source), own or Path(source.path).stem, source.path)
    beside = [replace(it.document, ground=False) for it in _beside(source, number)]
    told = "" if source.kind == "scenario" else source.text
    ground = [it.document for it in _beneath(source, told, beside)]
    return _whole(rulesets.get(source.game), source.path, (broken,), [*beside, *ground])


def _alike(source: Source) -> Source:
    """A source of whose errors the same comes: of all scenarios, since nothing stands on one."""
    if source.kind != "scenario":
        return source
    return next(it.source for it in good(source.game) if it.source.kind == "scenario")


class Standing(NamedTuple):
    """All good files of a game but scenarios, for whoever plays on them."""

    whole: Loaded

    def start(self, scenario: Scenario) -> Game:
        """A game at a setting."""
        return self.whole.ruleset.start(scenario, self.whole.library)


@cache
def standing(game: str) -> Standing:
    """What records stand on."""
    every = [it.document for it in good(game) if it.source.kind not in {"scenario", "extension"}]
    return Standing(_whole(rulesets.get(game), "", (), every))


def _whole(
    game: AnyRuleset, path: str, broken: Sequence[Broken], documents: Sequence[Document]
) -> Loaded:
    """Documents as react_tools.load makes a whole of them."""
    asked = (path, *(it.path for it in documents if not it.ground and it.path != path))
    whole = extended(documents, broken, game)
    notes = tuple(it for it in whole.findings if it.level is Level.NOTE)
    findings = in_order(it for it in whole.findings if it not in notes)
    library = game.library(whole.documents, whole.broken)
    extensions = tuple(it for it in whole.documents if it.extends and not it.ground)
    over = tuple(it for it in documents if it.kind in game.extensions)
    written = tuple(it for it in documents if not it.ground)
    told = (library, extensions, over, written, tuple(whole.documents))
    return Loaded(game, asked, tuple(findings), notes, *told)


def _layer(source: Source) -> int:
    return _LAYERS[source.path.partition("/")[0]]


def _defined(source: Source) -> frozenset[str]:
    """The ids of what others may name: creators, cards, decks, rulings."""
    if source.kind == "scenario":  # what a twin is called by
        return frozenset({"/".join(Path(source.path).with_suffix("").parts[-2:])})
    return frozenset(_DEFINED.findall(source.text))


@cache
def _having(path: str, game: str) -> Sequence[Good]:
    """The scenarios that have what a file defines; all of them for what all stand on."""
    scenarios = [it for it in good(game) if it.source.kind == "scenario"]
    own = next((it for it in good(game) if it.source.path == path), None)
    if own is None or own.source.kind in _SHARED:
        return scenarios
    found = [it for it in scenarios if own.ids & {*_ID.findall(it.source.text)}]
    return found or scenarios


def _beside(source: Source, number: int) -> Sequence[Good]:
    """Some scenarios that have what a file defines; none beside a scenario."""
    if source.kind in {"scenario", "sentences"}:
        return ()
    every = _having(source.path, source.game)
    many = min(_BESIDE[number % len(_BESIDE)], len(every))
    return [every[(number * 7 + at) % len(every)] for at in range(many)]


def _beneath(source: Source, told: str, beside: Sequence[Document]) -> Iterator[Good]:
    """What a file stands on: what all stand on, and whatever it or those beside it name."""
    texts = (told, *(it.tree.source.content for it in beside))
    words = {word for text in texts for word in _ID.findall(text)}
    taken = {source.path, *(it.path for it in beside)}
    nearest = min(_layer(source), *(it.layer for it in beside), _LAYERS["cards"])
    for each in good(source.game):
        near = _layer(each.source) >= nearest and each.source.path not in taken
        wanted = each.source.kind in _SHARED or bool(each.ids & words)
        if near and wanted and each.source.kind != "extension":
            yield each
