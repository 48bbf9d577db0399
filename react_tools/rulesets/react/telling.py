"""Phrases told with the things they stood for: why a clause found nothing, what was seen.

Enough for traces; whole cards are told elsewhere. Russian uses the cases that names carry.
"""

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.labels import Labels
from react_tools.rulesets.react.language import phrase as p
from react_tools.rulesets.react.language import statement as st
from react_tools.rulesets.react.said import Said
from react_tools.rulesets.react.told import Told
from react_tools.trace.event import Lang

_NOUNS = {
    "unit": ("unit", "фигура"),
    "creator": ("creator", "творец"),
    "summon": ("summon", "существо"),
    "zone": ("zone", "клетка"),
}
_GENDER = {"unit": 0, "creator": 1, "summon": 2, "zone": 0}
_ADJECTIVES = {
    "first": ("first", ("первая", "первый", "первое")),
    "next": ("next", ("следующая", "следующий", "следующее")),
    "ascended": ("ascended", ("возвысившаяся", "возвысившийся", "возвысившееся")),
    "own": ("own", ("своя", "свой", "своё")),
    "enemy": ("enemy", ("вражеская", "вражеский", "вражеское")),
    "ready": ("ready", ("готовая", "готовый", "готовое")),
    "exhausted": ("exhausted", ("истощённая", "истощённый", "истощённое")),
    "free": ("free", ("свободная", "свободный", "свободное")),
    "occupied": ("occupied", ("занятая", "занятый", "занятое")),
}
_COMPARED = {
    "is": ("", ""),
    "at least": ("at least ", "не меньше "),
    "at most": ("at most ", "не больше "),
}
_VOWELS = frozenset("aeiou")


class Speaker:
    """Tells one used phrase in one language."""

    def __init__(self, names: Labels, said: Said, lang: Lang) -> None:
        self.names = names
        self.said = said
        self.russian = lang == "ru"
        self.lang = lang
        self._words = dict(said.words)

    def phrases(self) -> Told:
        """The phrase, in the singular; several are joined by `or`.

        Its form `none` is the English statement that nothing is found: who is known by an article
        of its own, such as `the unit that has left`, is not told by `there is no`.
        """
        told = [str(self._phrase(tree)) for tree in self.said.trees]
        gone = [self._gone(tree) for tree in self.said.trees]
        unfound = " or ".join(it for it, why in zip(told, gone, strict=True) if not why)
        reasons = dict.fromkeys(it for it in gone if it)
        none = " and ".join([*[f"there is no {unfound}"] * bool(unfound), *reasons])
        return Told.plain((" или " if self.russian else " or ").join(told), none=none)

    def _gone(self, tree: object) -> str:
        """Why there is nothing of a fixed word; empty for what is looked for."""
        if not isinstance(tree, p.Ref):
            return ""
        if tree.word == "chosen":
            return "nothing has been chosen"
        is_unit = tree.sort is not p.Sort.ZONES and self._words.get(tree.word) == NOWHERE
        return "the unit has left the field" if is_unit else ""

    def condition(self) -> str:
        """The condition, as a statement."""
        return self._condition(self.said.trees[0])

    def _say(self, english: str, russian: str) -> str:
        return russian if self.russian else english

    def _phrase(self, tree: object) -> Told:
        match tree:
            case p.Ref():
                return self._ref(tree)
            case p.ZoneOf(units):
                inner = self._phrase(units)
                return Told.plain(self._say(f"zone of {inner}", f"клетка, где {inner}"))
            case p.Those():
                return Told.plain(self._those(tree))
            case _:
                return Told.plain(" + ".join(self.said.texts))

    def _ref(self, ref: p.Ref) -> Told:
        things, owner = self.names.match, self.said.owner
        if ref.word in {"creator", "enemy creator"}:
            player = owner if ref.word == "creator" else 1 - owner
            return self.names.unit_told(things.creators[player], self.lang)
        if ref.word == "chosen":
            return Told.plain(self._say("what was chosen", "выбранное"))
        if ref.word == "it" and self._words["it_zone"]:
            return Told.plain(things.board.name(self._words["it"]), on_ru="на ")
        value = self._words[ref.word]
        if value == NOWHERE:
            return Told.plain(self._say("the unit that has left", "покинувшая поле фигура"))
        if ref.sort is p.Sort.ZONES:
            return Told.plain(things.board.name(value), on_ru="на ")
        return self.names.unit_told(value, self.lang)

    def _those(self, those: p.Those) -> str:
        noun = those.noun
        if isinstance(noun, Name):
            label = next(u.label for u in self.names.match.units if u.kind == noun.id)
            word = str(Told.label(label, self.lang))
            gender = {"f": 0, "m": 1, "n": 2}.get(label.gender, 1)
        else:
            word, gender = _NOUNS[noun][self.russian], _GENDER[noun]
        parts = [self._adjective(it, gender) for it in (those.nth, those.side, those.state) if it]
        told = " ".join((*parts, word))
        for one in those.filters:
            comma = "," if self.russian and isinstance(one, p.AdjacentTo) else ""
            told += f"{comma} {self._filter(one, gender)}"
        return told

    def _adjective(self, word: str, gender: int) -> str:
        english, russian = _ADJECTIVES[word]
        return russian[gender] if self.russian else english

    def _filter(self, one: p.Filter, gender: int) -> str:
        match one:
            case p.With(token, count):
                name = self._token(token)
                number = f"{count} " if count > 1 else ""
                return self._say(f"with {number}{name}", f"с жетоном {number}{self._of(token)}")
            case p.Without(token):
                return self._say(f"without {self._token(token)}", f"без жетонов {self._of(token)}")
            case p.WithUnit(units):
                there = self._those(units)
                return self._say(f"with {_one(there)}", f"где {there}")
            case p.At(zones):
                return self._near("at", "на", zones, "")
            case p.OtherThan(than):
                return self._near("other than", "кроме", than, "gen")
            case p.Ray(toward, origin):
                return self._ray(toward, origin)
            case _:
                return self._beside(one, gender)

    def _beside(self, one: p.AdjacentTo | p.DiagonalTo | p.Within | p.InLine, gender: int) -> str:
        match one:
            case p.DiagonalTo(of):
                return self._near("diagonal to", "по диагонали от", of, "gen")
            case p.AdjacentTo(of):
                beside = ("соседняя", "соседний", "соседнее")[gender]
                return self._near("adjacent to", f"{beside} с", of, "ins")
            case p.Within(steps, of):
                return self._near(f"within {steps} of", f"не дальше {steps} от", of, "gen")
            case p.InLine(of):
                return self._near("in line with", "на одной линии с", of, "ins")

    def _ray(self, toward: p.Toward, origin: p.Phrase) -> str:
        begin, way = self._phrase(origin), toward.way
        if toward.of is None:
            return self._say(f"that way from {begin}", f"в ту сторону от {begin:gen}")
        mark = self._phrase(toward.of)
        russian = f"в сторону {mark:gen}" if way == "to" else f"прочь от {mark:gen}"
        return self._say(f"{way} {mark} from {begin}", f"{russian}, считая от {begin:gen}")

    def _near(self, english: str, russian: str, of: p.Phrase, case: str) -> str:
        told = self._phrase(of)
        return (
            f"{russian} {told:{case}}"
            if self.russian and case
            else self._say(f"{english} {told}", f"{russian} {told}")
        )

    def _token(self, name: Name) -> str:
        return self.names.match.named(name.id, self.said.owner).label[self.lang]

    def _of(self, name: Name) -> str:
        return self.names.match.named(name.id, self.said.owner).of

    def _condition(self, tree: object) -> str:
        match tree:
            case st.Not() | st.All() | st.Some():
                return self._joined(tree)
            case st.Has(holder, token, count):
                return self._has(self._phrase(holder), token, count)
            case st.Is(what, like):
                return f"{self._phrase(what)} {self._like(like)}"
            case st.ThereIs(those):
                told = self._those(those)
                return self._say(f"there is {_one(told)}", f"есть {told}")
            case st.Counted() | st.SlotIs():
                return self._counted(tree)
            case st.RulingIs(ruling, setting):
                told = self._say("the ruling {} is {}", "толкование {} – {}")
                return told.format(ruling.id, setting.id)
            case st.YouAreActive():
                name = Told.label(self.names.match.sheets[self.said.owner].label, self.lang)
                return self._say(f"it is the turn of {name}", f"ходит {name}")
            case _:
                return self._say("that was done", "это сделано")

    def _joined(self, tree: st.Not | st.All | st.Some) -> str:
        match tree:
            case st.Not(atom):
                told = self._condition(atom)
                return self._say(f"not: {told}", f"неверно, что {told}")
            case st.All(atoms):
                return self._say(" and ", " и ").join(self._condition(it) for it in atoms)
            case st.Some(atoms):
                return self._say(" or ", " или ").join(self._condition(it) for it in atoms)

    def _has(self, holder: Told, token: Name, count: int) -> str:
        number = f"{count} " if count > 1 else ""
        return self._say(
            f"{holder} has {number}{self._token(token)}",
            f"{holder:on} есть {number}жетон {self._of(token)}"
            if count == 1
            else f"{holder:on} есть {count} жетона {self._of(token)}",
        )

    def _counted(self, tree: st.Counted | st.SlotIs) -> str:
        (english, russian), number = _COMPARED[tree.how], tree.number
        if isinstance(tree, st.SlotIs):
            return self._say(f"the slot is {english}{number}", f"ячейка: {russian}{number}")
        those = self._those(tree.those)
        return self._say(
            f"the number of {those}: {english}{number}",
            f"сколько есть ({those}): {russian}{number}",
        )

    def _like(self, like: str | p.AdjacentTo | st.Kind) -> str:
        if isinstance(like, st.Kind):
            told = self._those(p.Those(p.Quantity("all"), like.noun))
            return self._say(f"is {_one(told)}", f"— {told}")
        if isinstance(like, p.AdjacentTo):
            return self._near("is adjacent to", "— сосед с", like.of, "ins")
        english, russian = _ADJECTIVES[like]
        return self._say(f"is {english}", f"— {russian[0]}")


def _one(told: str) -> str:
    """With the English article: `an ox`, `an usher`, `a unit`, `a first summon`."""
    sounds = told.lower()
    vowel = sounds[:1] in _VOWELS and not sounds.startswith("uni")
    return f"{'an' if vowel else 'a'} {told}"
