"""KF123: two decks with one name."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.reading import child
from react_tools.source.span import Span


@check("KF123", Level.WARNING, Library)
def deck_name_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two decks with different cards have the same name, in either language.

    Why it matters: a deck is known by its name, which no other one has; players, records and
    tables of results call it so.

    Wrong:
        # file: decks/iron-vault.yaml
        deck: iron-vault
        name: {en: Ember Vault, ru: Железная кладовая}
        houses: {dis: {imp: 10, brute: 2}}

    Right:
        # file: decks/iron-vault.yaml
        deck: iron-vault
        name: {en: Iron Vault, ru: Железная кладовая}
        houses: {dis: {imp: 10, brute: 2}}
    """
    seen: dict[tuple[str, str], Deck] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for deck in reversed(library.every_deck):
        for lang in ("en", "ru"):
            first = seen.setdefault((lang, deck.label[lang]), deck)
            if first.id != deck.id and sorted(first.cards()) != sorted(deck.cards()):
                message = f"{first.id} is called {deck.label[lang]!r} too"
                others = ((_place(first, lang), f"{first.id}'s"),)
                yield Hit(_place(deck, lang), message, "give one of them another name", others)
                break


def _place(deck: Deck, lang: str) -> Span:
    """Where the name stands in one language."""
    name = child(child(deck.node, "name"), lang)
    return name.span if name else deck.node.key_span("deck")
