"""Files to begin with: what is drafted can be read and played."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.build import cards, deck
from react_tools.rulesets.keyforge.drafting import drafted
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping


def _tree(text: str) -> Mapping:
    tree = parse(text.encode(), "draft.yaml").tree
    assert isinstance(tree, Mapping)
    return tree


def test_every_phrase_of_drafted_cards_parses(library: Library) -> None:
    text = drafted("cards", {"id": "lamp", "en": "Lamp", "ru": "Лампа"}, library)
    assert not [it for card in cards(_tree(text)) for it in card.written if it.fault]


def test_a_drafted_deck_has_twelve_cards_of_each_house_that_has_cards(library: Library) -> None:
    text = drafted("deck", {"id": "mine", "en": "Mine", "ru": "Моя"}, library)
    assert [sum(it.values()) for it in deck(_tree(text)).houses.values()] == [12, 12]


def test_a_drafted_question_can_be_begun(library: Library, begin: Callable[..., Contest]) -> None:
    words = {"title": "Who strikes?", "active": "ember-vault", "against": "other"}
    game = begin(drafted("question", words, library))
    assert game.facts()["ember-vault"]["hand"] == ("monk", "imp", "flask")
