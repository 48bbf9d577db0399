"""What is asked and what can be chosen, as a person reads it."""

from collections.abc import Mapping

from react_tools.game import Terms
from react_tools.replay.answers import Move
from react_tools.replay.question import NONE, Option, Question
from react_tools.rulesets.keyforge.moves import ChooseHouse, Discard, Play, Use
from react_tools.rulesets.keyforge.names import Names, Words, say
from react_tools.rulesets.keyforge.reference.steps import in_one_line
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State
from react_tools.rulesets.keyforge.told import Told
from react_tools.trace.event import Lang

_OVER = ("the game is over: {winner} wins", "партия окончена: побеждает {winner}")
_HOUSE = ("{player} chooses the active house", "{player} выбирает активный дом")
_MAIN = (
    "{player} may play, discard or use a card, or end the turn",
    "{player} может разыграть, сбросить или использовать карту либо завершить ход",
)
_BY_RULE: Mapping[str, Words] = {
    "KF-FIGHT-2": ("whom to fight", "с кем сразиться"),
    "KFX-7a": ("what comes first before the blows", "что произойдёт первым перед ударами"),
    "KFX-11": ("which of the abilities is used", "какую из способностей использовать"),
    "KFX-3g": ("which card is discarded first", "какая карта первой ложится в сброс"),
    "KFX-14": ("what comes first", "что произойдёт первым"),
}
"""What is chosen where a rule of the game asks, in the order in which these are looked for."""

_KINDS: Mapping[str, Words] = {
    "card": ("a card", "карту"),
    "ability": ("an ability", "способность"),
    "branch": ("what is done", "вариант"),
}
_ASIDE: Mapping[str, Words] = {
    "do": ("whether it is done", "делать ли это"),
    "way": ("how it is used", "как её использовать"),
}
_THING = ("a thing", "что-нибудь")
_NUMBERED = {"branch": 1, "do": 1, "ability": 0, "before": 0}
"""Options that stand for one of several lists of steps, and the number of the first one."""
_OR_NOTHING = (" or nothing", " или ничего")
_CHOICE = ("{player} chooses {what}", "{player} выбирает {what}")
_RULED = ("{player} says {what}", "{player} решает, {what}")

_USES: Mapping[str, Words] = {
    "reap": ("reap with {card}", "начать сбор: {card}"),
    "fight": ("fight with {card}", "начать бой: {card}"),
    "action": ("use the Action ability of {card}", "использовать «Действие»: {card}"),
    "omni": ("use the Omni ability of {card}", "использовать «Омни»: {card}"),
    "unstun": ("remove the stun of {card}", "снять оглушение: {card}"),
}
_DONE: Mapping[str, Words] = {
    **_USES,
    "play": ("play {card}", "разыграть: {card}"),
    "discard": ("discard {card}", "сбросить: {card}"),
    "house": ("choose the house {card}", "выбрать дом {card}"),
    "end": ("end the turn", "завершить ход"),
    "pick": ("choose {card}", "выбрать: {card}"),
}
_FLANK = (", on the {flank} flank", ", {flank} фланг")
_ON = (" on {host}", ", на карту {host:quoted}")
_NOT = ("{player} may not {what}", "{player} не может {what}")


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def question(names: Names, state: State, asked: Question | None, lang: Lang) -> str:
    """The question that is open: one in the middle of a step, else the turn's own."""
    if asked is not None:
        return sentence(_asked(names, asked, lang))
    if state.result != NOWHERE:
        return sentence(say(_OVER, lang).format(winner=names.player(state.result, lang)))
    words = _HOUSE if state.phase == Phase.HOUSE else _MAIN
    return say(words, lang).format(player=names.player(state.active, lang))


def _asked(names: Names, asked: Question, lang: Lang) -> str:
    cause, field = _cause(names, asked, lang), asked.options[0].field
    behind = f" ({cause})" if cause else ""
    player = names.player(asked.player, lang)
    ruled = next((words for rule, words in _BY_RULE.items() if rule in asked.rules), None)
    if aside := _ASIDE.get(field, ruled):
        return say(_RULED, lang).format(player=player, what=say(aside, lang)) + behind
    what = say(_KINDS.get(field, _THING), lang)
    if NONE in asked.options:
        what += say(_OR_NOTHING, lang)
    return say(_CHOICE, lang).format(player=player, what=what) + behind


def _cause(names: Names, asked: Question, lang: Lang) -> str:
    """The card that asks; nothing where it is the turn."""
    card = names.match.index.get(asked.cause)
    return "" if card is None else str(names.card(card, lang))


def picked(names: Names, asked: Question, option: Option, lang: Lang) -> str:
    """One of several things that can be picked; abilities and branches as a card shows them."""
    lists, first = asked.about, _NUMBERED.get(option.field)
    if not isinstance(lists, tuple) or first is None:
        return str(names.tell(option.field, option.value, lang))
    told = lists[option.value - first]
    return str(names.tell("keyword", told, lang)) if isinstance(told, str) else in_one_line(told)


def done(names: Names, move: Move, lang: Lang) -> str:
    """What can be done in a turn."""
    step, told = move.step, ""
    match step:
        case Use(card, way):
            return say(_USES[way], lang).format(card=names.card(card, lang))
        case Play(card, flank, host):
            told = say(_DONE["play"], lang).format(card=names.card(card, lang))
            if flank:
                told += say(_FLANK, lang).format(flank=names.tell("flank", flank, lang))
            if host != NOWHERE:
                told += say(_ON, lang).format(host=names.card(host, lang))
            return told
        case Discard(card):
            return say(_DONE["discard"], lang).format(card=names.card(card, lang))
        case ChooseHouse(house):
            return say(_DONE["house"], lang).format(card=names.house(house, lang))
        case _:
            return say(_DONE["end"], lang)


def attempted(names: Names, who: str, terms: Terms, lang: Lang) -> str:
    """What a player may not do: cards and houses by their names, as far as these are known."""
    player = names.player(names.players.index(who), lang) if who in names.players else who
    word = next((it for it in _DONE if it in terms), "")
    if not word:
        what = " ".join(f"{it} {value}".strip() for it, value in terms.items())
    else:
        what = say(_DONE[word], lang).format(card=_thing(names, word, terms[word], lang))
        if flank := terms.get("flank"):
            what += say(_FLANK, lang).format(flank=names.tell("flank", flank, lang))
        if host := terms.get("on"):
            what += say(_ON, lang).format(host=_thing(names, "on", host, lang))
    return sentence(say(_NOT, lang).format(player=player, what=what))


def _thing(names: Names, word: str, value: str, lang: Lang) -> Told:
    """What a term names: a house, a card in play or in hand, `none`; else as it is written."""
    match = names.match
    if word == "house":
        known = value in match.houses
        return Told.plain(names.house(match.houses.index(value), lang) if known else value)
    if value in match.index and word not in {"play", "discard"}:
        return names.card(match.index[value], lang)
    if value in {"none", "do"}:
        return Told.plain(str(names.tell(value, 0, lang)))
    printed = value.partition(".")[0]
    labels = (it.label for it in match.cards if it.id == printed)
    return next((Told.label(it, lang) for it in labels), Told.plain(value))
