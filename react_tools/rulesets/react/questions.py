"""What is asked and what can be chosen, as a person reads it."""

from collections.abc import Iterator, Mapping

from react_tools.replay.question import NONE, Option, Question
from react_tools.rulesets.react import improvement
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.plays import Play
from react_tools.rulesets.react.reference import steps as printed
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Branches, Counted, Sparing
from react_tools.rulesets.react.turn import IMPROVEMENT
from react_tools.trace.event import Lang

Words = Mapping[str, tuple[str, str]]

_OPEN: Words = {
    "intention": (
        "{player} may start a chain with an intention, or end the main phase",
        "{player} может начать цепочку замыслом или завершить основную фазу",
    ),
    "reaction": (
        "{player} may play a reaction, or pass",
        "{player} может сыграть реакцию или сказать «пас»",
    ),
}
_OVER = ("the duel is over: {winner}", "дуэль окончена: {winner}")
_IMPROVE = ("{player} improves the masterpiece{or_not}", "{player} совершенствует шедевр{or_not}")
_KINDS: Words = {
    "unit": ("a unit", "фигуру"),
    "zone": ("a zone", "клетку"),
    "direction": ("a direction", "направление"),
    "card": ("a card", "карту"),
    "token": ("which token", "какой это жетон"),
    "branch": ("what is done", "вариант"),
    "do": ("whether it is done", "сделать ли это"),
    "improvement": ("an improvement of the masterpiece", "как усовершенствовать шедевр"),
}
_NUMBERS: Words = {
    "steps": ("how many steps {unit} moves", "на сколько клеток переместится {unit}"),
    "cards": ("how many cards to draw", "сколько карт взять"),
    "improvements": (
        "how many times to improve the masterpiece",
        "сколько раз усовершенствовать шедевр",
    ),
    "wounds": ("how much damage to take", "сколько урона получить"),
    "damage": ("how much damage to deal to {zones}", "сколько урона нанести по {zones}"),
    "tokens at": ("how many {token} tokens to place", "сколько жетонов {token:of} положить"),
    "tokens from": ("how many {token} tokens to take", "сколько жетонов {token:of} убрать"),
}
_SPARE = {
    False: ("to cancel the damage to {unit}", "отменить урон: {unit}"),
    True: ("to lessen the damage to {unit} by 1", "уменьшить урон на 1: {unit}"),
}
_SHEET = ("{player}'s sheet", "планшет: {player}")
_CHOICE = ("{player} chooses {kind} for {cause}", "{player} выбирает {kind} ({cause})")
_AMOUNT = ("{player} chooses {kind}, for {cause}", "{player} выбирает, {kind} ({cause})")
_WHICH_FIRST = (
    "{player} says which passive answers first",
    "{player} решает, какая пассивная способность сработает первой",
)
_OR_NOTHING = (", or nothing,", " или ничего")
_PASS: Words = {
    "first": ("pass", "пас"),
    "second": ("pass: the chain then resolves", "пас: цепочка разыгрывается"),
}
_TERMS: Words = {
    "direction": ("direction", "направление"),
    "target": ("target", "цель"),
    "exhaust": ("exhaust", "истощить"),
    "pay": ("pay", "заплатить"),
    "remove": ("remove", "убрать"),
    "token": ("token", "жетон"),
}
_NOT_SO: Words = {
    "pass": ("{player} may not pass", "{player} не может спасовать"),
    "end": ("{player} may not end the main phase", "{player} не может завершить основную фазу"),
    "improve": (
        "{player} may not improve the masterpiece so: {told}",
        "{player} не может так усовершенствовать шедевр: {told}",
    ),
    "none": (
        "{player} may not leave the masterpiece as it is",
        "{player} не может оставить шедевр как есть",
    ),
    "pick": ("{player} may not choose: {told}", "{player} не может выбрать: {told}"),
}
_NO_PLAY = ("{player} may not play {told}", "{player} не может сыграть: {told}")
_END = ("end the main phase", "завершить основную фазу")


def _say(words: tuple[str, str], lang: Lang) -> str:
    return words[1] if lang == "ru" else words[0]


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def question(names: Names, state: State, asked: Question | None, lang: Lang) -> str:
    """The question that is open: one in the middle of a step, else the turn's own."""
    if asked is not None:
        return sentence(_choice(names, asked, lang))
    if state.result != NOWHERE:
        told = {"winner": names.tell("winner", state.result, lang)}
        return sentence(_say(_OVER, lang).format_map(told))
    player = names.tell("player", state.chooser, lang)
    kind = "reaction" if state.chain else "intention"
    return sentence(_say(_OPEN[kind], lang).format(player=player))


def _choice(names: Names, asked: Question, lang: Lang) -> str:
    if asked.cause == IMPROVEMENT:
        or_not = _say(_OR_NOTHING, lang) if NONE in asked.options else ""
        player = names.tell("player", asked.player, lang)
        return _say(_IMPROVE, lang).format(player=player, or_not=or_not.rstrip(","))
    if asked.options[0].field == "passive":
        return _say(_WHICH_FIRST, lang).format(player=names.tell("player", asked.player, lang))
    kind = _kind(names, asked, lang)
    if NONE in asked.options and asked.options[0].field != "do":
        kind += _say(_OR_NOTHING, lang)
    player = names.tell("player", asked.player, lang)
    words = _AMOUNT if isinstance(asked.about, Counted) else _CHOICE
    return _say(words, lang).format(player=player, kind=kind, cause=_cause(names, asked, lang))


def _kind(names: Names, asked: Question, lang: Lang) -> str:
    """What is chosen: a thing, or a number of something."""
    if not isinstance(asked.about, Counted):
        return _say(_KINDS[asked.options[0].field], lang)
    what, things = asked.about
    told = {name: names.tell(name, value, lang) for name, value in things}
    return _say(_NUMBERS[what], lang).format_map(told)


def _cause(names: Names, asked: Question, lang: Lang) -> object:
    """The card or the passive that asks."""
    causes = [it for it in names.match.playables if it.effect.id == asked.cause]
    for playable in sorted(causes, key=lambda it: it.owner != asked.player):
        return names.tell("effect", playable.index, lang)
    for at, passive in enumerate(names.match.passive_list):
        if passive.id == asked.cause:
            return names.tell("passive", at, lang)
    for player, sheet in enumerate(names.match.sheets):
        if sheet.id == asked.cause:
            return _say(_SHEET, lang).format(player=names.tell("player", player, lang))
    return asked.cause


def picked(names: Names, state: State, asked: Question, option: Option, lang: Lang) -> str:
    """One of several things that can be picked: a unit with its zone, a zone with its unit.

    A branch is told by its clauses, as a card shows them.
    """
    if isinstance(asked.about, Branches) and option.field in {"branch", "do"}:
        return printed.in_one_line(asked.about.lists[option.value - 1])
    told = str(names.tell(option.field, option.value, lang))
    if isinstance(asked.about, Sparing) and option.field == "do":
        unit = names.unit_told(asked.about.unit, lang)
        return _say(_SPARE[asked.about.less], lang).format(unit=unit)
    if option.field == "unit" and state.where[option.value] != NOWHERE:
        return f"{told} ({names.match.board.name(state.where[option.value])})"
    return _zone(names, state, option.value, lang) if option.field == "zone" else told


def played(names: Names, state: State, play: Play, lang: Lang) -> str:
    """A play: the card, then how it is paid and what that fixes."""
    card = str(names.tell("effect", play.playable.index, lang))
    terms = ", ".join(_terms(names, state, play, lang))
    return f"{card}: {terms}" if terms else card


def _terms(names: Names, state: State, play: Play, lang: Lang) -> Iterator[str]:
    payment, link = play.payment, play.payment.link
    if play.playable.ability != NOWHERE and not payment.units and len(play.playable.users) > 1:
        yield str(names.unit_told(link.unit, lang))
    for unit in payment.units:
        told = names.unit_told(unit, lang)
        yield f"истощить {told:acc}" if lang == "ru" else f"exhaust {told}"
    for holder, token, count in payment.tokens:
        what = names.match.tokens[token].label[lang]
        where = names.tell(holder.field, holder.value, lang)
        yield f"{what} −{count} {where:on}" if lang == "ru" else f"pay {what} ×{count} from {where}"
    for unit in payment.removed:
        told = names.unit_told(unit, lang)
        yield f"убрать {told:acc}" if lang == "ru" else f"remove {told}"
    if link.target != NOWHERE:
        zone = _zone(names, state, link.target, lang)
        yield f"цель {zone}" if lang == "ru" else f"target {zone}"
    if link.direction != NOWHERE:
        yield str(names.tell("direction", link.direction, lang))


def attempted(names: Names, who: str, terms: Mapping[str, str], lang: Lang) -> str:
    """What a player may not do: its card, improvement or answer told as people say it."""
    known = who in names.players
    player = names.tell("player", names.players.index(who), lang) if known else who
    words = [word for word in _NOT_SO if word in terms]
    if words:
        value = terms[words[0]]
        template = _NOT_SO["none" if terms.get("improve") == "none" else words[0]]
        told = _answered(names, value, lang)
        return sentence(_say(template, lang).format(player=player, told=told))
    wanted = terms.get("play", "")
    of_cards = (it for it in names.match.playables if it.effect.id == wanted)
    card = next((str(names.tell("effect", it.index, lang)) for it in of_cards), wanted)
    rest = ", ".join(
        f"{_say(_TERMS.get(word, (word, word)), lang)} {_term(names, word, value, lang)}"
        for word, value in terms.items()
        if word != "play"
    )
    told = f"{card} ({rest})" if rest else card
    return sentence(_say(_NO_PLAY, lang).format(player=player, told=told))


def _term(names: Names, word: str, value: str, lang: Lang) -> object:
    if word == "direction" and value in DIRECTIONS:
        return names.tell("direction", DIRECTIONS.index(value), lang)
    return value


def _answered(names: Names, value: str, lang: Lang) -> object:
    """An improvement, a direction, a unit, `do` or `none` as it stands in a sentence."""
    one = improvement.read(value)
    if one is not None:
        return improvement.words(one, lang)
    if value in names.match.token_index:
        return names.tell("token", names.match.token_index[value], lang)
    if value in names.units:
        return names.unit_told(names.units.index(value), lang)
    if value in {"none", "do"}:
        return names.tell(value, 0, lang)
    return _term(names, "direction", value, lang)


def _zone(names: Names, state: State, zone: int, lang: Lang) -> str:
    """A zone and who stands there."""
    unit = state.where.index(zone) if zone in state.where else NOWHERE
    return f"{names.match.board.name(zone)} ({names.unit_told(unit, lang)})"


def other(state: State, lang: Lang) -> str:
    """What can be chosen instead of a play: a pass, or the end of the main phase."""
    if not state.chain:
        return _say(_END, lang)
    return _say(_PASS["second" if state.passes else "first"], lang)
