"""What came of many games by chance, for people."""

from collections.abc import Iterator, Mapping

from react_tools.explore.keeping import Tally
from react_tools.explore.written import Written
from react_tools.promises.words import PROMISES
from react_tools.render.line import Line, Piece, line
from react_tools.trace.event import Lang

_WORDS: Mapping[Lang, Mapping[str, str]] = {
    "en": {
        "game": "game {number} of {ruleset}",
        "left": "choices left: {choices}; {path}",
        "whole": "it could not be made smaller: {path}",
        "ruleset": "{ruleset}: {games} games, {decisions} decisions",
        "checks": "held to every promise: {thorough}, of these turned round: {mirrored}",
        "sound": "seed {seed}: every promise is kept",
        "broken": "seed {seed}: {kind} broken in {games} games",
        "digest": "digest {digest}",
    },
    "ru": {
        "game": "партия {number}, {ruleset}",
        "left": "осталось выборов: {choices}; {path}",
        "whole": "сократить не удалось: {path}",
        "ruleset": "{ruleset}: партий {games}, решений {decisions}",
        "checks": "проверено полностью: {thorough}, из них с отражением: {mirrored}",
        "sound": "зерно {seed}: все обещания выполнены",
        "broken": "зерно {seed}: нарушено {kind}, партий {games}",
        "digest": "отпечаток {digest}",
    },
}


def failure(found: Written, lang: Lang) -> list[Line]:
    """A game that broke a promise, and where it was written down; findings are in English."""
    words, breach = _WORDS[lang], found.breach
    game = words["game"].format(number=found.failure.number, ruleset=found.failure.ruleset)
    told = words["left" if found.scenario else "whole"]
    where = told.format(choices=found.choices, path=found.path.as_posix())
    return [
        line(Piece(f"{game}: ", "bold"), Piece(breach.promise, "red"), f": {breach.told}"),
        line(Piece(f"    {where}", "dim")),
    ]


def summary(tally: Tally, seed: int, lang: Lang) -> list[Line]:
    """How much was played, and whether all of it was as it should be."""
    return [line(it) for it in _summary(tally, seed, _WORDS[lang])]


def _summary(tally: Tally, seed: int, words: Mapping[str, str]) -> Iterator[str]:
    for name, (games, decisions) in sorted(tally.by_game.items()):
        yield words["ruleset"].format(ruleset=name, games=games, decisions=decisions)
    yield words["checks"].format(thorough=tally.thorough, mirrored=tally.mirrored)
    for kind, games in sorted(tally.broken.items()):
        promise = f"{kind} ({PROMISES[kind.rpartition(' ')[2]]})"
        yield words["broken"].format(seed=seed, kind=promise, games=games)
    if not tally.broken:
        yield words["sound"].format(seed=seed)
    yield words["digest"].format(digest=tally.digest)
