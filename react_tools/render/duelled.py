"""What came of many duels: as text, in Markdown, as one JSON document."""

from collections.abc import Iterator, Mapping, Sequence

from react_tools.explore.duels import Wanted
from react_tools.explore.tallying import Share, Tallied, Tally, share
from react_tools.render.columns import aligned, piped
from react_tools.render.document import document
from react_tools.render.forum import escaped
from react_tools.render.line import Line, line, wrap
from react_tools.render.table import COLUMNS
from react_tools.trace.event import Lang

Rows = Sequence[Sequence[str]]
_DASH = "\u2013"
_WORDS: Mapping[Lang, Mapping[str, str]] = {
    "en": {
        "head": "{games} duels of each two, seed {seed}, player {player}; shares in percent, in"
        " brackets where the true one lies in 95 of 100 cases",
        "pair": "a duel of",
        "side": "all duels of",
        "wins": "wins",
        "lost": "loses",
        "draw": "draws",
        "turns": "turns",
        "most": "longest",
        "broken": "broken off, after {limit} turns or as endless: {count}",
        "unplayed": "never played: {names}",
        "played": "every card was played",
    },
    "ru": {
        "head": "дуэлей каждой пары: {games}, зерно {seed}, игрок {player}; доли в процентах, в"
        " скобках границы, в которых истинная лежит в 95 случаях из 100",
        "pair": "дуэль",
        "side": "все дуэли",
        "wins": "побед",
        "lost": "пораж.",
        "draw": "ничьих",
        "turns": "ходов",
        "most": "дольше",
        "broken": "оборвано после {limit} ходов или как бесконечные: {count}",
        "unplayed": "ни разу не сыграно: {names}",
        "played": "сыграны все карты",
    },
}


def lines(found: Tallied, wanted: Wanted, form: str) -> list[Line]:
    """What came of them, in one of the forms."""
    if form == "json":
        return document(_plain(found, wanted))
    return list((_markdown if form == "markdown" else _text)(found, wanted))


def _text(found: Tallied, wanted: Wanted) -> Iterator[Line]:
    yield from map(line, wrap(_head(wanted), COLUMNS))
    for rows in _tables(found, wanted.settings.lang):
        yield line()
        yield from aligned(rows)
    yield line()
    for note in _notes(found, wanted):
        yield from map(line, wrap(note, COLUMNS))


def _markdown(found: Tallied, wanted: Wanted) -> Iterator[Line]:
    yield line(escaped(_head(wanted)))
    for rows in _tables(found, wanted.settings.lang):
        yield line()
        yield from map(line, piped(rows))
    yield line()
    for note in _notes(found, wanted):
        yield line(f"* {escaped(note)}")


def _head(wanted: Wanted) -> str:
    told = _WORDS[wanted.settings.lang]["head"]
    return told.format(games=wanted.duels, seed=wanted.seed, player=wanted.style)


def _tables(found: Tallied, lang: Lang) -> Iterator[Rows]:
    """Pair by pair, with the first's share of wins; then side by side, if there are three."""
    words = _WORDS[lang]
    ends = [it[lang] for it in found.endings.values()]
    head = (words["wins"], words["lost"], words["draw"], *ends, words["turns"], words["most"])
    pairs = [_row(" – ".join(it), it[0], tally, found) for it, tally in found.pairs.items()]
    yield [(words["pair"], *head), *pairs]
    if len(found.sides) > 2:  # noqa: PLR2004 -- of two the one row has told all
        yield [(words["side"], *head), *(_row(it, it, found.of(it), found) for it in found.sides)]


def _row(name: str, side: str, tally: Tally, found: Tallied) -> tuple[str, ...]:
    wins = tally.wins[side]
    lost = tally.wins.total() - wins
    ends = (_percent(tally.ends[it], tally) for it in found.endings)
    rest = (_percent(lost, tally), _percent(tally.draws, tally), *ends)
    return (name, _within(share(wins, tally.duels)), *rest, f"{tally.mean:.0f}", str(tally.longest))


def _percent(count: int, tally: Tally) -> str:
    return f"{100 * count / tally.duels:.0f}" if tally.duels else _DASH


def _within(found: Share) -> str:
    low, high = (f"{100 * it:.0f}" for it in (found.low, found.high))
    return f"{100 * found.value:.0f} ({low}{_DASH}{high})"


def _notes(found: Tallied, wanted: Wanted) -> Iterator[str]:
    words = _WORDS[wanted.settings.lang]
    whole = found.whole
    if whole.broken_off:
        yield words["broken"].format(limit=wanted.limit, count=whole.broken_off)
    if whole.endless:
        yield whole.endless
    if found.unplayed:
        yield words["unplayed"].format(names=", ".join(found.unplayed))
    elif found.playable:
        yield words["played"]


def _plain(found: Tallied, wanted: Wanted) -> dict[str, object]:
    return {
        "ruleset": wanted.ruleset,
        "seed": wanted.seed,
        "player": wanted.style,
        "turns": wanted.limit,
        "pairs": [_told(tally, [*pair], found) for pair, tally in found.pairs.items()],
        "sides": [_told(found.of(it), [it], found) for it in found.sides],
        "played": {it: found.whole.played[it] for it in found.playable},
        "unplayed": found.unplayed,
        "endless": found.whole.endless,
    }


def _told(tally: Tally, sides: list[str], found: Tallied) -> dict[str, object]:
    wins = {it: share(tally.wins[it], tally.duels)._asdict() for it in sides}
    return {
        "sides": sides,
        "duels": tally.duels,
        "wins": {it: {"count": tally.wins[it], **wins[it]} for it in sides},
        "draws": tally.draws,
        "endings": {it: tally.ends[it] for it in found.endings},
        "broken_off": tally.broken_off,
        "mean_turns": round(tally.mean, 2),
        "longest": tally.longest,
    }
