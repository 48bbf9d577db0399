"""What came of many games by chance, for people."""

from collections.abc import Iterator, Mapping

from react_tools.explore.keeping import Tally
from react_tools.explore.written import Written
from react_tools.promises.words import PROMISES
from react_tools.render.line import Line, Piece, line
from react_tools.render.summary import count
from react_tools.trace.event import Lang

_WORDS: Mapping[Lang, Mapping[str, str]] = {
    "en": {
        "game": "game {number} of {ruleset}",
        "left": "choices left: {choices}; {path}",
        "whole": "it could not be made smaller: {path}",
        "ruleset": "{ruleset}: {games}, {decisions}",
        "open": "; {open} broken off at a card that no setting names",
        "checks": "held to every promise: {thorough}, of these turned round: {mirrored}",
        "sound": "seed {seed}: every promise is kept",
        "broken": "seed {seed}: {kind} broken in {games}, first in game {first}",
        "digest": "digest {digest}",
    },
    "ru": {
        "game": "партия {number}, {ruleset}",
        "left": "осталось выборов: {choices}; {path}",
        "whole": "сократить не удалось: {path}",
        "ruleset": "{ruleset}: партий {games}, решений {decisions}",
        "open": "; оборвано на неизвестной карте: {open}",
        "checks": "проверено полностью: {thorough}, из них с отражением: {mirrored}",
        "sound": "зерно {seed}: все обещания выполнены",
        "broken": "зерно {seed}: нарушено {kind}, партий {games}, первая {first}",
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
    return [line(it) for it in _summary(tally, seed, lang)]


def _summary(tally: Tally, seed: int, lang: Lang) -> Iterator[str]:
    words = _WORDS[lang]

    def counted(number: int, thing: str) -> str:
        return count(number, thing) if lang == "en" else str(number)

    for name, played in sorted(tally.by_game.items()):
        games, decisions = counted(played.games, "games"), counted(played.decisions, "decisions")
        rest = words["open"].format(open=played.broken_off) if played.broken_off else ""
        yield words["ruleset"].format(ruleset=name, games=games, decisions=decisions) + rest
    yield words["checks"].format(thorough=tally.thorough, mirrored=tally.mirrored)
    firsts = {f"{it.ruleset} {it.breach.promise}": it.number for it in tally.failures}
    for kind, times in sorted(tally.broken.items()):
        promise = f"{kind} ({PROMISES[kind.rpartition(' ')[2]]})"
        many, first = counted(times, "games"), firsts.get(kind, "?")
        yield words["broken"].format(seed=seed, kind=promise, games=many, first=first)
    if not tally.broken:
        yield words["sound"].format(seed=seed)
    yield words["digest"].format(digest=tally.digest)
