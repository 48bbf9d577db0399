"""Why something cannot be chosen: the reason with its rules, and what would be legal.

The reasons are those of keyforge.using and keyforge.playing, from which `legal()` comes too.
"""

import difflib
from collections.abc import Callable, Mapping, Sequence

from react_tools.game import Terms
from react_tools.replay.answers import Refused
from react_tools.replay.question import Question
from react_tools.rulesets.keyforge import moves, playing, using
from react_tools.rulesets.keyforge.moves import Discard, Play, Use
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.state import NOWHERE, Phase
from react_tools.rulesets.keyforge.table import Table
from react_tools.staging.listed import first_few
from react_tools.trace.event import Rules

_TURNS: Rules = ("KFX-10b", "KFX-10o")
_IN_PLAY: Rules = ("KFX-10f",)
"""Cards are played from hand, and used in play."""
_CHOSEN: Rules = ("KFX-10e",)
_NO_HOUSE: Rules = ("KFX-10e", "KFX-10q")
_ASKED_OF_PLAYED: Mapping[str, Rules] = {"flank": ("KFX-12b",), "on": ("KFX-18a",)}


def refusal(
    names: Names, table: Table, who: str, terms: Terms, asked: Question | None = None
) -> Refused:
    """Why *who* cannot choose what *terms* say; *asked* is the question that is open."""
    state = table.state
    if who not in names.players:
        players = " and ".join(names.players)
        return Refused(f"nobody here is called {who!r}; the players are {players}", (), "unknown")
    if state.result != NOWHERE:
        winner = names.players[state.result]
        return Refused(f"the game is over: {winner} has forged the last key", ("KFX-10d",))
    word = next((it for it in _WHY if it in terms), "")
    if not word:
        return Refused(
            f"nothing is done here by {' '.join(terms)}; say one of {', '.join(_WHY)}", (), "vague"
        )
    if asked is not None:
        return _busy(names, asked, who)
    if names.players.index(who) != state.active:
        return Refused(f"it is the turn of {names.players[state.active]}", _TURNS)
    if state.phase == Phase.HOUSE and word not in {"house", "pick"}:
        message = f"the active house is chosen first; it can be {_houses(names, table)}"
        return Refused(message, ("KFX-10b", "KFX-10e"))
    return _WHY[word](names, table, terms, word)


def unpicked(names: Names, asked: Question, wanted: str) -> Refused:
    """Why something cannot be picked where a card or the turn asks."""
    open_now = [str(names.name(it.field, it.value)) for it in asked.options]
    told = first_few(open_now)
    if wanted == "none":
        return Refused(f"one of these has to be chosen: {told}", ("KFX-22",))
    if wanted in names.match.index and asked.options[0].field == "card":
        return Refused(f"{wanted} cannot be picked here; it can be {told}", asked.rules)
    near = _near(wanted, open_now)
    return Refused(f"{wanted!r} cannot be picked here; it can be {told}{near}", (), "vague")


def _busy(names: Names, asked: Question, who: str) -> Refused:
    """Somebody has to answer before anything else is done."""
    chooser = names.players[asked.player]
    if who != chooser:
        return Refused(f"{chooser} is asked now, not {who}", ("KF-ABIL-1",))
    told = first_few([str(names.name(it.field, it.value)) for it in asked.options])
    return Refused(f"first {who} answers what is asked: `pick` one of {told}", (), "vague")


def _use(names: Names, table: Table, terms: Terms, way: str) -> Refused:
    """Why a card in play is not used so."""
    match, wanted = table.match, terms[way]
    legal = [it for it in moves.actions(table) if isinstance(it, Use) and it.way == way]
    told = first_few([match.names[it.card] for it in legal])
    now = f"; what can {_ABLE[way]} now: {told}" if told else f"; nothing can {_ABLE[way]} now"
    card = match.index.get(wanted)
    if card is None:
        return _unknown(wanted, _mine(table), "in play")
    if not table.in_play(card):
        message = f"{wanted} is not in play, and only cards in play are used{now}"
        return Refused(message, _IN_PLAY)
    if table.state.controller[card] != table.state.active:
        controller = names.players[table.state.controller[card]]
        message = f"{wanted} is controlled by {controller}, and a player uses only their own cards"
        return Refused(f"{message}{now}", ("KFX-9c",))
    bar = using.bar(table, card, way)
    if bar is not None:
        return Refused(f"{wanted}: {bar.message}{now}", bar.rules)
    return _too_much(terms, way)


_ABLE = {
    "reap": "reap",
    "fight": "fight",
    "action": "use an Action ability",
    "omni": "use an Omni ability",
    "unstun": "lose its stun",
}


def _play(names: Names, table: Table, terms: Terms, _: str) -> Refused:
    """Why a card is not played from hand, or not so."""
    card = _from_hand(names, table, terms["play"])
    if isinstance(card, Refused):
        return card
    bar = playing.bar(table, card)
    legal = [it for it in moves.actions(table) if isinstance(it, Play)]
    if bar is not None:
        told = first_few([table.match.called[it.card] for it in legal])
        now = f"; what can be played now: {told}" if told else "; nothing can be played now"
        return Refused(f"{terms['play']}: {bar.message}{now}", bar.rules)
    said = [it.terms(table.match) for it in legal]
    return _unfit([it for it in said if it["play"] == terms["play"]], terms)


def _discard(names: Names, table: Table, terms: Terms, _: str) -> Refused:
    """Why a card is not discarded from hand."""
    card = _from_hand(names, table, terms["discard"])
    if isinstance(card, Refused):
        return card
    bar = playing.bar(table, card, on="discard")
    if bar is not None:
        legal = [it for it in moves.actions(table) if isinstance(it, Discard)]
        told = first_few([table.match.called[it.card] for it in legal])
        now = f"; what can be discarded now: {told}" if told else "; nothing can be discarded now"
        return Refused(f"{terms['discard']}: {bar.message}{now}", bar.rules)
    return _too_much(terms, "discard")


def _house(names: Names, table: Table, terms: Terms, _: str) -> Refused:
    """Why a house is not chosen."""
    state, match, wanted = table.state, table.match, terms["house"]
    if wanted not in match.houses:
        return _unknown(wanted, match.houses, "a house of the game")
    if state.phase != Phase.HOUSE:
        message = f"the house is chosen: {match.houses[state.house]}, for the rest of the turn"
        return Refused(message, _CHOSEN)
    if match.houses.index(wanted) not in moves.houses(match, state):
        who = names.players[state.active]
        message = f"{wanted} is no house of {who}, who controls no card of it"
        return Refused(f"{message}; it can be {_houses(names, table)}", _NO_HOUSE)
    return _too_much(terms, "house")


def _end(_: Names, __: Table, terms: Terms, word: str) -> Refused:
    """Why a turn does not end."""
    if terms[word] != "turn":
        return Refused("what ends is the turn: `end: turn`", (), "vague")
    return _too_much(terms, word)


def _pick(names: Names, table: Table, _: Terms, __: str) -> Refused:
    """Nothing is asked."""
    told = first_few(list(dict.fromkeys(next(iter(it)) for it in _all_terms(table))))
    who = names.players[table.state.active]
    return Refused(f"nothing is asked now; {who} can choose among {told}", (), "vague")


_WHY: Mapping[str, Callable[[Names, Table, Terms, str], Refused]] = {
    **dict.fromkeys(using.WAYS, _use),
    "play": _play,
    "discard": _discard,
    "house": _house,
    "end": _end,
    "pick": _pick,
}


def _from_hand(names: Names, table: Table, wanted: str) -> int | Refused:
    """The card in the active player's hand that is called so, or why there is none."""
    match, state = table.match, table.state
    held = {match.called[it]: it for it in reversed(state.hand[state.active])}
    if wanted in held:
        return held[wanted]
    known = {it.id for it in match.cards} | {*match.index}
    who, told = names.players[state.active], first_few(sorted(held)) or "nothing"
    if wanted.partition(".")[0] in known:
        return Refused(f"{who} has no {wanted} in hand; there is {told}", _IN_PLAY)
    return _unknown(wanted, sorted(held), f"in the hand of {who}")


def _unfit(left: Sequence[Terms], terms: Terms) -> Refused:
    """Which of the given terms no way of playing has."""
    for word, value in terms.items():
        kept = [it for it in left if it.get(word) == value]
        if not kept:
            fit = list(dict.fromkeys(it[word] for it in left if word in it))
            if not fit:
                return Refused(f"`{word}` is not asked for here", (), "vague")
            message = f"{word} cannot be {value!r}; it can be {first_few(fit)}"
            return Refused(message, _ASKED_OF_PLAYED.get(word, ()), "")
        left = kept
    open_words = [word for word in left[0] if word not in terms]
    told = "; ".join(f"{it}: {first_few([way[it] for way in left])}" for it in open_words)
    return Refused(f"this can be played in several ways; say {told}", (), "vague")


def _too_much(terms: Terms, word: str) -> Refused:
    """What can be chosen, but not with so many words."""
    rest = [it for it in terms if it != word]
    if rest:
        return Refused(f"`{word}` is said without {' and '.join(rest)}", (), "vague")
    return Refused("what is under way has to be carried out first", (), "vague")


def _unknown(wanted: str, known: Sequence[str], where: str) -> Refused:
    tail = _near(wanted, known) or f"; there is {first_few(known) or 'nothing'}"
    return Refused(f"nothing called {wanted!r} is {where}{tail}", (), "unknown")


def _near(wanted: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(wanted, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def _mine(table: Table) -> list[str]:
    """What the active player controls in play, by name."""
    state = table.state
    cards = (*state.line[state.active], *state.artifacts[state.active])
    return [table.match.names[it] for it in cards]


def _houses(names: Names, table: Table) -> str:
    houses = names.match.houses
    return first_few([houses[it] for it in moves.houses(table.match, table.state)])


def _all_terms(table: Table) -> list[Terms]:
    return [it.terms(table.match) for it in moves.actions(table)]
