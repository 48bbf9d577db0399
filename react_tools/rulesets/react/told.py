"""A name that a sentence can bend: `{unit}`, `{unit:acc}`, `{holder:on}`."""

from react_tools.reference.label import (
    ACCUSATIVE,
    DATIVE,
    GENITIVE,
    INSTRUMENTAL,
    NOMINATIVE,
    PREPOSITIONAL,
    Label,
)
from react_tools.trace.event import Lang

_CASES = {
    "": NOMINATIVE,
    "gen": GENITIVE,
    "dat": DATIVE,
    "acc": ACCUSATIVE,
    "ins": INSTRUMENTAL,
    "pre": PREPOSITIONAL,
}


class Told(str):
    """A name in its first form, with its others by format spec.

    Specs: the Russian cases `gen dat acc ins pre`, `on` (where tokens lie: «на духе кисти»),
    `of` (behind a number: «жетон чернил»), `bare` (without case, as the name stands), `none` (of a
    phrase: the English statement that nothing is found).
    A form that is not known is the first one, so English needs none.
    """

    __slots__ = ("_forms",)

    _forms: dict[str, str]

    @classmethod
    def plain(cls, text: str, *, of: str = "", on_ru: str = "", none: str = "") -> "Told":
        """A name that does not bend."""
        told = cls(text)
        told._forms = {"of": of or text, "on": f"{on_ru}{text}", "none": none or text}
        return told

    @classmethod
    def label(cls, label: Label, lang: Lang, mark: str = "") -> "Told":
        """A creator's or a summon's name, with its Russian cases if the file gives them."""
        if lang != "ru" or not label.cases:
            return cls.plain(label[lang] + mark, on_ru="на " if lang == "ru" else "")
        forms = {spec: label.cases[case] + mark for spec, case in _CASES.items()}
        told = cls(forms[""])
        told._forms = forms | {"on": f"на {forms['pre']}"}
        return told

    def __format__(self, spec: str) -> str:
        return self._forms.get(spec, str(self))
