"""One tree laid over another."""

from react_tools.source.join import joined, named, without
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, follow, plain

BENEATH = """\
creator: dancer
name: {en: Dancer, ru: Танцор}
tokens: {scale: {at: zone, supply: 9}, ink: {at: unit, supply: 1}}
how: [move, jump]
deck:
  - {id: scatter, copies: 7}
  - {id: glissade, copies: 8}
"""


def _tree(text: str, path: str = "over.yaml") -> Mapping:
    tree = parse(text.encode(), path).tree
    assert isinstance(tree, Mapping)
    return tree


def _laid(text: str) -> Mapping:
    return joined(_tree(text), _tree(BENEATH, "beneath.yaml"))


def test_a_value_of_the_upper_file_counts() -> None:
    assert plain(follow(_laid("tokens: {scale: {supply: 12}}"), ("tokens",))) == {
        "scale": {"at": "zone", "supply": 12},
        "ink": {"at": "unit", "supply": 1},
    }


def test_a_list_without_ids_is_taken_whole() -> None:
    assert plain(follow(_laid("how: [swap]"), ("how",))) == ["swap"]


def test_a_thing_of_a_list_is_laid_on_the_one_with_its_id() -> None:
    laid = _laid("deck: [{id: encore, copies: 2}, {id: scatter, copies: 5}]")

    assert plain(follow(laid, ("deck",))) == [
        {"id": "scatter", "copies": 5},
        {"id": "glissade", "copies": 8},
        {"id": "encore", "copies": 2},
    ]


def test_a_list_in_which_an_id_comes_twice_is_taken_whole() -> None:
    laid = _laid("deck: [{id: scatter, copies: 1}, {id: scatter, copies: 2}]")

    assert plain(follow(laid, ("deck",))) == [
        {"id": "scatter", "copies": 1},
        {"id": "scatter", "copies": 2},
    ]


def test_every_value_keeps_the_place_where_it_was_written() -> None:
    laid = _laid("\ndeck: [{id: scatter, copies: 5}]")

    copies = [follow(laid, ("deck", at, "copies")).span for at in range(2)]
    assert [str(it) for it in copies] == ["over.yaml:2:30", "beneath.yaml:7:28"]


def test_the_whole_lies_where_the_upper_file_does() -> None:
    laid = _laid("\ndeck: [{id: scatter, copies: 5}]")

    assert str(laid.span) == "over.yaml:2:1"
    assert (laid.span.end_line, laid.span.end_column) == (2, 33)


def test_what_is_dropped_is_gone_from_every_section() -> None:
    thin = without(_tree(BENEATH), {"glissade", "ink"}, ("tokens", "deck"))

    assert list(named(thin, ("tokens", "deck"))) == ["scale", "scatter"]


def test_a_section_of_which_everything_is_dropped_goes_too() -> None:
    thin = without(_tree(BENEATH), {"glissade", "scatter"}, ("deck",))

    assert "deck" not in thin
