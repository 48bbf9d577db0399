"""Why something cannot be chosen: the reason with its rules, and what would be legal.

The reasons are those of react.legal, from which `legal()` comes too.
"""

import difflib

from react_tools.game import Terms
from react_tools.replay.answers import Refused
from react_tools.replay.question import Question
from react_tools.rulesets.react import improvement, legal
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.chain import is_on
from react_tools.rulesets.react.frame import MANDATORY, Frame
from react_tools.rulesets.react.masterpiece import improvements
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.playable import Playable
from react_tools.rulesets.react.plays import terms as words
from react_tools.rulesets.react.reaching import only_neighbours
from react_tools.rulesets.react.settling import Unpayable
from react_tools.rulesets.react.state import Phase
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.unimproved import NONE, unfit
from react_tools.staging.listed import first_few
from react_tools.trace.event import Rules

_LOOKED = ("RA-DISCARD-3",)
"""Only a discard pile can be looked through: what lies elsewhere is hidden."""


def refusal(names: Names, table: Table, who: str, terms: Terms) -> Refused:
    """Why *who* cannot choose what *terms* say."""
    if who not in names.players:
        return Refused(
            f"nobody here is called {who!r}; the creators are {' and '.join(names.players)}",
            (),
            "unknown",
        )
    player = names.players.index(who)
    if "play" in terms:
        return _play(names, table, player, terms)
    if over := legal.over(table):
        return Refused(*over)
    if "pass" in terms:
        return _pass(table, player)
    if "end" in terms:
        return Refused(
            "only the active player ends the main phase, and only between chains", ("RA-CHAIN-7",)
        )
    if "improve" in terms:
        return _improve(table, player, terms["improve"])
    return Refused("nothing is to be chosen here", (), "vague")


def unpicked(names: Names, asked: Question, wanted: str) -> Refused:
    """Why something cannot be picked where a card, a passive or a sheet asks."""
    open_now = [str(names.name(it.field, it.value)) for it in asked.options]
    told = first_few(open_now)
    if any(it.field == "card" for it in asked.options):
        return Refused(f"{wanted!r} is no card to be looked for here; it can be {told}", _LOOKED)
    if wanted == NONE:
        return Refused(f"one of these has to be chosen: {told}", MANDATORY)
    return Refused(f"{wanted!r} cannot be picked here; it can be {told}", (), "vague")


def _pass(table: Table, player: int) -> Refused:
    if not table.state.chain:
        return Refused("there is no chain to pass on", ("RA-CHAIN-13",))
    bar = legal.not_now(table, player, "reaction")
    return Refused(*bar) if bar else Refused("a pass is legal here", (), "vague")


def _improve(table: Table, player: int, wanted: str) -> Refused:
    """Why a masterpiece is not improved now, or not in this way; with what would be legal."""
    state = table.state
    if state.phase != Phase.MASTERPIECE:
        message = "the masterpiece is improved in its phase, or by a card"
        return Refused(message, ("RA-TURN-4",))
    if player != state.active:
        return Refused("only the active player improves in this phase", ("RA-TURN-4",))
    options, numbers = improvements(table.match, state, player), table.match.numbers
    ways = [improvement.words(improvement.decoded(it.value, numbers)) for it in options]
    told = first_few(ways)
    why, rules = unfit(table.match, state, player, wanted)
    return Refused(f"{why}; it can be {told}", rules, "" if rules else "vague")


def _play(names: Names, table: Table, player: int, terms: Terms) -> Refused:
    mine = [it for it in table.match.playables if it.owner == player]
    named = [it for it in mine if it.effect.id == terms["play"]]
    if not named:
        return _foreign(names, table, player, terms["play"]) or _unknown(mine, terms["play"])
    up = [it for it in named if it.face in {NOWHERE, table.state.ascended[player]}]
    playable = (up or named)[0]
    bar = legal.barred(table, playable)
    if bar:
        return Refused(*(_chosen(names, table, playable, terms, bar) or bar))
    refused = _unpaid(names, table, playable, terms)
    if refused.rules and playable.ability != NOWHERE and is_on(table, playable.ability):
        return refused._replace(rules=(*refused.rules, "ability-twice"))  # else barred by that
    return refused


def _unpaid(names: Names, table: Table, playable: Playable, terms: Terms) -> Refused:
    """Why a card that nothing bars is not played in this way."""
    ways = legal.ways(table, playable)
    if isinstance(ways, Unpayable):
        return Refused(f"its cost cannot be paid: {ways.message}", ways.rules)
    said, payer = [words(names, playable, way) for way in ways], terms.get("exhaust", "")
    if "exhaust" in said[0] and _is_exhausted(names, table, payer):
        return Refused(f"{payer} is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3"))
    return _unfit(playable, said, terms, _doubts(table, playable, terms))


def _chosen(
    names: Names, table: Table, playable: Playable, terms: Terms, bar: legal.Bar
) -> legal.Bar | None:
    """Why a card that lies on the chain has no other target or direction from now on."""
    for link in table.state.chain:
        fixed = {"target": ("zone", link.target), "direction": ("direction", link.direction)}
        for word, (field, value) in fixed.items():
            if link.effect == playable.index and value != NOWHERE and word in terms:
                name = names.name(field, value)
                if name != terms[word]:
                    message = f"it lies on the chain with {name} as its {word}, which stays"
                    return legal.Bar(message, ("RA-COST-8", *bar.rules[:2]))
    return None


def _doubts(table: Table, playable: Playable, terms: Terms) -> Rules:
    """The rulings by which the target could be chosen, if it cannot be now."""
    zone, aim = table.match.board.zone(terms.get("target", "")), playable.price.aim
    if zone is None or aim is None:
        return ()
    player = playable.owner
    frames = [Frame(table, player, player, playable.id, unit) for unit in playable.users]
    return tuple(dict.fromkeys(it for frame in frames for it in aim.doubts(frame, zone)))


def _foreign(names: Names, table: Table, player: int, wanted: str) -> Refused | None:
    """A card or an ability that the other player has: in that deck, or in front of that player."""
    for it in table.match.playables:
        if it.owner != player and wanted in {it.effect.id, it.effect.card}:
            message = f"{wanted} is of {names.players[it.owner]}, not of {names.players[player]}"
            return Refused(message, ("RA-CARD-10" if it.card != NOWHERE else "RA-CARD-11",))
    return None


def _unknown(mine: list[Playable], wanted: str) -> Refused:
    ids = list(dict.fromkeys(it.effect.id for it in mine))
    lettered = [it for it in ids if it.split(".")[0] == wanted]
    if lettered:
        return Refused(f"say which effect: {' or '.join(lettered)}", ("RA-CHAIN-9",), "vague")
    near = difflib.get_close_matches(wanted, ids, n=1)
    tail = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(ids)}"
    return Refused(f"no card is called {wanted!r}; {tail}", (), "unknown")


def _unfit(playable: Playable, left: list[Terms], terms: Terms, doubts: Rules) -> Refused:
    """Which of the given terms no way of playing has; *doubts* are about the target."""
    for word, value in terms.items():
        kept = [it for it in left if it.get(word) == value]
        if not kept:
            fit = sorted({it[word] for it in left if word in it})
            if not fit:
                return Refused(f"its cost asks for no {word}", ("RA-COST-3",), "vague")
            why: Rules = ("RA-COST-3",)
            if word == "target":
                why = (*why, *("RA-ZONE-3",) * only_neighbours(playable.effect), *doubts)
            return Refused(f"{word} cannot be {value!r}; it can be {', '.join(fit)}", why)
        left = kept
    open_words = [word for word in left[0] if len({it[word] for it in left}) > 1]
    told = "; ".join(f"{it}: {', '.join(sorted({way[it] for way in left}))}" for it in open_words)
    return Refused(f"this can be played in several ways; say {told}", (), "vague")


def _is_exhausted(names: Names, table: Table, name: str) -> bool:
    return name in names.units and bool(table.state.exhausted[names.units.index(name)])
