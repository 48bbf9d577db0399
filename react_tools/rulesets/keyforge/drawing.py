"""The table drawn in text: the opponent's side above, the active player's below."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from msgspec import Struct

from react_tools.rulesets.keyforge.holdings import moment, scores
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.strength import armor, power
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Lang

_WIDE = 76
_BETWEEN = "  "
_RULE = "── "
_WORDS = {
    "en": {
        "line": "battleline",
        "artifacts": "artifacts",
        "none": "–",
        "damage": "damage {count}",
        "aember": "æmber {count}",
        "stunned": "stunned",
    },
    "ru": {
        "line": "боевая линия",
        "artifacts": "артефакты",
        "none": "–",
        "damage": "урон {count}",
        "aember": "янтарь {count}",
        "stunned": "оглушение",
    },
}


class Drawing(Struct, frozen=True):
    """The table at one moment, as lines of text (react_tools.game.Picture)."""

    lines: tuple[str, ...]


def draw(names: Names, table: Table, lang: Lang) -> Drawing:
    """Draw the table: exhausted cards stand in brackets."""
    drawer = _Drawer(names, table, lang)
    mine = table.state.active
    return Drawing(
        (
            *drawer.head(1 - mine),
            *drawer.artifacts(1 - mine),
            *drawer.battleline(1 - mine),
            *drawer.middle(),
            *drawer.battleline(mine),
            *drawer.artifacts(mine),
            *drawer.head(mine),
        )
    )


class _Drawer:
    """Draws one table in one language."""

    def __init__(self, names: Names, table: Table, lang: Lang) -> None:
        self.names = names
        self.table = table
        self.lang: Lang = lang
        self.words = _WORDS[lang]

    def head(self, player: int) -> Iterator[str]:
        """Whose side it is, with keys and æmber."""
        told = scores(self.names, self.table.state, player, self.lang)
        yield from wrap(f"{self.names.player(player, self.lang)}: {', '.join(told)}", _WIDE)

    def middle(self) -> Iterator[str]:
        """Between the sides: which turn it is, and which house is active."""
        told = moment(self.names, self.table.state, self.lang)
        *most, last = wrap(told, _WIDE - len(_RULE) - len(" "))
        yield from (f"{_RULE}{it}" for it in most)
        yield f"{_RULE}{last} ".ljust(_WIDE, "─")

    def battleline(self, player: int) -> Iterator[str]:
        """The creatures, left to right."""
        cards = self.table.state.line[player]
        yield from self._row(self.words["line"], [self._creature(it) for it in cards])

    def artifacts(self, player: int) -> Iterator[str]:
        """The artifacts, if there are any."""
        if cards := self.table.state.artifacts[player]:
            yield from self._row(self.words["artifacts"], [self._artifact(it) for it in cards])

    def _row(self, lead: str, cells: Sequence[str]) -> Iterator[str]:
        """Cells behind a lead, on as many lines as they need."""
        margin = max(len(self.words[it]) for it in ("line", "artifacts")) + 4
        line = f"  {lead}:".ljust(margin)
        empty = True
        whole = cells or (self.words["none"],)
        for cell in (part for it in whole for part in wrap(it, _WIDE - margin)):
            if not empty and len(line) + len(_BETWEEN) + len(cell) > _WIDE:
                yield line
                line, empty = " " * margin, True
            line += cell if empty else f"{_BETWEEN}{cell}"
            empty = False
        yield line

    def _creature(self, card: int) -> str:
        table, state = self.table, self.table.state
        shield = armor(table, card)
        told = f"{self._called(card)} · {power(table, card)}"
        if shield:
            left = max(shield - state.shielded[card], 0)
            told += f"/{left}" if left == shield else f"/{left}({shield})"
        facts = [*self._counted("damage", state.damage[card]), *self._aember(card)]
        facts += [self.words["stunned"]] * bool(state.stunned[card])
        facts += [f"+{self._called(it)}" for it in table.upgrades(card)]
        return self._boxed(card, ", ".join([told, *facts]))

    def _artifact(self, card: int) -> str:
        return self._boxed(card, ", ".join([self._called(card), *self._aember(card)]))

    def _aember(self, card: int) -> list[str]:
        return self._counted("aember", self.table.state.aember[card])

    def _counted(self, word: str, count: int) -> list[str]:
        return [self.words[word].format(count=count)] if count else []

    def _called(self, card: int) -> str:
        """A card by its name: behind the letter of the setting, or before a number: `Imp 2`."""
        name, mark = self.names.match.cards[card].label[self.lang], self.names.mark(card)
        return f"{name} {mark}" if mark.isdecimal() else f"{mark} {name}".strip()

    def _boxed(self, card: int, told: str) -> str:
        return f"({told})" if self.table.state.exhausted[card] else f"[{told}]"
