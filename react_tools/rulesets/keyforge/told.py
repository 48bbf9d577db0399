"""A name that a sentence can bend: `{card}`, `{card:acc}`, `{card:quoted}`."""

from react_tools.reference.label import Label
from react_tools.trace.event import Lang

_CASES = ("", "gen", "dat", "acc", "ins", "pre")
"""The format specs of the six Russian cases, in the order of `Label.cases`."""


class Told(str):
    """A name in its first form, with its others by format spec.

    Specs: the Russian cases `gen dat acc ins pre`; `quoted` (behind a noun: «карту «Громила»», «у
    игрока «Янтарный склеп»»);
    `one` (a card by itself: «карту «Громила»», or one that is not seen); `none` (of a phrase: the
    English statement that nothing is found).
    A form that is not known is the first one, so English needs none.
    """

    __slots__ = ("_forms",)

    _forms: dict[str, str]

    @classmethod
    def plain(cls, text: str, **forms: str) -> "Told":
        """A name that does not bend, with whatever other *forms* it has."""
        told = cls(text)
        told._forms = forms
        return told

    @classmethod
    def label(cls, label: Label, lang: Lang, mark: str = "") -> "Told":
        """The name of a card, in its Russian cases if the file gives them, with a *mark* behind."""
        if lang != "ru":
            return cls.plain(label.en + mark)
        quoted = f"«{label.ru}»{mark}"
        forms = {"quoted": quoted, "one": f"карту {quoted}"}
        for spec, form in zip(_CASES, label.cases, strict=False):
            forms[spec] = form + mark
        told = cls(forms.pop("", label.ru + mark))
        told._forms = forms
        return told

    @classmethod
    def player(cls, player: str, label: Label | None, lang: Lang) -> "Told":
        """A player by the name of a deck, else by the id, written as one: `tom` is Tom."""
        if label is None:
            return cls.plain(player.replace("-", " ").title())
        return cls.plain(label[lang], quoted=f"«{label.ru}»" if lang == "ru" else label.en)

    def __format__(self, spec: str) -> str:
        return self._forms.get(spec, str(self))
