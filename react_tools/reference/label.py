"""A name in both languages, and how a sentence bends it: `{unit}`, `{unit:acc}`, `{holder:on}`."""

from msgspec import Struct

from react_tools.reference.entry import Text

NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, INSTRUMENTAL, PREPOSITIONAL = range(6)
"""The six Russian cases, in the order of `cases: {one: […]}`."""


class Label(Struct, frozen=True):
    """A name in English and Russian; `cases` are the Russian one's six, if the file gives them."""

    en: str
    ru: str
    cases: tuple[str, ...] = ()
    gender: str = "m"

    def __getitem__(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


def both(label: Label) -> Text:
    """A name in both languages."""
    return {"en": label.en, "ru": label.ru}
