"""What was played, with where its facts come from: what of it is published, and what is ours.

Behind the cards and passives stand the creators that are not the shipped ones.
"""

import re
from collections.abc import Iterator, Mapping

from react_tools import places
from react_tools.reference.ground import Ground, ground, lies_in
from react_tools.reference.origin import SOURCES
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.events.chain import CardPlayed, LinkResolving
from react_tools.rulesets.react.events.turns import PassiveWoke
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.playable import Playable
from react_tools.rulesets.react.reference.origins import origins
from react_tools.source.tree import scalars
from react_tools.trace.event import Lang, Teller
from react_tools.trace.recorder import Recorder

Facts = Mapping[str, str]

_FACTS = {
    "en": {
        "kind": "kind",
        "cost": "cost",
        "do": "effect",
        "when": "trigger",
        "replace": "what is replaced",
        "with": "what is left of it",
        "filter": "its conditions",
    },
    "ru": {
        "kind": "вид",
        "cost": "стоимость",
        "do": "эффект",
        "when": "триггер",
        "replace": "что заменяется",
        "with": "что от этого остаётся",
        "filter": "его условия",
    },
}
_WORDS = {
    "en": {
        "and": " and ",
        "passive": "{name} (passive)",
        "example": "invented for an example; no creator of the game",
        "file": "not the shipped one; its file is {path}",
        "over": "{path}, laid on {beneath}",
        "same": "the shipped one",
        "other": "the shipped {id}",
    },
    "ru": {
        "and": " и ",
        "passive": "{name} (пассивная способность)",
        "example": "придуман для примера, в игре такого творца нет",
        "file": "творец не из комплекта; его файл: {path}",
        "over": "{path}, поверх {beneath}",
        "same": "творца из комплекта",
        "other": "творца {id} из комплекта",
    },
}
_SAYS = re.compile(r"(?:(front|ascended)\.)?(?:(\w+)\.)?(kind|cost|do)")
_FILTERS = ("who", "where", "how", "token", "if", "may")
_SIDES = ("front", "ascended")


def grounds(
    match: Match, teller: Teller, recorder: Recorder | None, lang: Lang
) -> list[tuple[str, str]]:
    """Each effect and passive that was played, then each creator that was not shipped."""
    teller_of = _Grounds(match, teller, lang)
    told = dict.fromkeys(teller_of.played(recorder))
    return [*told, *(it for sheet in match.sheets for it in teller_of.creator(sheet))]


class _Grounds:
    """The origins of a match's facts, told in one language."""

    def __init__(self, match: Match, teller: Teller, lang: Lang) -> None:
        self._match = match
        self._teller = teller
        self._lang: Lang = lang
        self._words = _WORDS[lang]
        self._things = [
            {(it.kind, it.id): it.facts for it in origins(sheet).things} for sheet in match.sheets
        ]

    def played(self, recorder: Recorder | None) -> Iterator[Ground]:
        """The effects and passives of a record, as they come."""
        for entry in recorder.entries if recorder else []:
            event = entry.event
            if isinstance(event, CardPlayed | LinkResolving):
                facts = self._of_effect(self._match.playables[event.effect])
                yield str(self._teller.tell("effect", event.effect, self._lang)), self._told(facts)
            elif isinstance(event, PassiveWoke):
                name = self._teller.tell("passive", event.passive, self._lang)
                facts = self._of_passive(event.player, event.passive)
                yield self._words["passive"].format(name=name), self._told(facts)

    def creator(self, sheet: Creator) -> Iterator[Ground]:
        """A creator that is not the shipped one, its file, and what that is laid on."""
        path, words = sheet.node.path, self._words
        if lies_in(places.EXAMPLES, path):
            yield sheet.label[self._lang], words["example"]
            return
        if lies_in(places.CARDS, path):
            return
        beneath = {it.path for it in scalars(sheet.node)} - {path}
        laid = sorted(it for it in beneath if not lies_in(places.CARDS, it))
        if len(laid) < len(beneath):
            same = "same" if sheet.extends == sheet.id else "other"
            laid.append(words[same].format(id=sheet.extends))
        told = words["over" if laid else "file"]
        yield sheet.label[self._lang], told.format(path=path, beneath=words["and"].join(laid))

    def _of_effect(self, playable: Playable) -> Facts:
        """What is said of an effect: its kind, its cost, what it does. No answer rests on names."""
        effect = playable.effect
        sort = "card" if playable.ability == NOWHERE else "ability"
        side = "" if playable.face == NOWHERE else _SIDES[playable.face]
        found = {}
        for name, source in self._things[playable.owner][sort, effect.card].items():
            said = _SAYS.fullmatch(name)
            # A side with one effect gives it a letter in the file only.
            if said and side in {"", said[1]} and effect.letter in {"", said[2]}:
                found[said[3]] = source
        return found

    def _of_passive(self, player: int, passive: int) -> Facts:
        facts = self._things[player]["passive", self._match.passive_list[passive].id]
        found = {it: facts[it] for it in ("when", "replace", "with", "do") if it in facts}
        filters = [facts[it] for it in _FILTERS if it in facts]
        # One that is ours makes the whole of them no published one.
        return found | ({"filter": max(filters, key=SOURCES.index)} if filters else {})

    def _told(self, facts: Facts) -> str:
        names = _FACTS[self._lang]
        return ground({names[it]: source for it, source in facts.items()}, self._lang)
