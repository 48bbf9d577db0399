"""What boxes mean among all that was loaded: layers, reprints, parts."""

from collections.abc import Callable
from textwrap import dedent

import pytest

from react_tools.document import Document
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.box import Part, parts
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import contents, creator_of, originals
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Laid = Callable[..., Library]


@pytest.fixture
def laid() -> Laid:
    """Everything in some files, each with how far away it lies."""

    def _laid(*files: tuple[int, str]) -> Library:
        documents = []
        for at, (layer, text) in enumerate(files):
            tree = parse(dedent(text).encode(), f"{at}.yaml").tree
            assert isinstance(tree, Mapping)
            kind = REACT.kind_of(tree)
            assert kind is not None
            documents.append(Document(kind, f"{at}.yaml", tree, layer=layer))
        return REACT.library(documents, {})

    return _laid


def creator(supply: int) -> str:
    """A clerk with so many stamps."""
    return f"creator: clerk\ntokens: {{stamp: {{supply: {supply}}}}}\nabilities: []\n"


BOX = "boxes: {office: {creators: {clerk: all}}}\n"


def test_a_box_means_the_creator_of_its_own_pack(laid: Laid) -> None:
    library = laid((1, creator(4)), (1, BOX), (2, creator(9)))

    found = creator_of(library.boxes["office"], "clerk", library)

    assert found is not None
    assert found.tokens[0].supply == 4


def test_a_box_means_a_creator_beneath_its_pack(laid: Laid) -> None:
    library = laid((1, BOX), (2, creator(9)))

    assert creator_of(library.boxes["office"], "clerk", library) is not None


def test_a_box_never_means_a_creator_above_its_pack(laid: Laid) -> None:
    library = laid((1, creator(4)), (2, BOX), (2, creator(9)))

    found = creator_of(library.boxes["office"], "clerk", library)

    assert found is not None
    assert found.tokens[0].supply == 9


def test_a_box_whose_creator_is_only_above_means_nobody(laid: Laid) -> None:
    library = laid((1, creator(4)), (2, BOX))

    assert creator_of(library.boxes["office"], "clerk", library) is None


def test_the_nearer_of_two_boxes_with_one_id_counts(laid: Laid) -> None:
    library = laid((1, "boxes: {office: {react-tokens: 7}}\n"), (2, BOX))

    assert library.boxes["office"].react_tokens == 7


def test_a_reprint_of_a_reprint_holds_what_the_first_box_holds(laid: Laid) -> None:
    text = "boxes: {a: {creators: {clerk: all}}, b: {reprints: a}, c: {reprints: b}}\n"
    library = laid((1, text))

    assert [it.creator for it in contents(library.boxes["c"], library)] == ["clerk"]


@pytest.mark.parametrize("name", ["a", "b"])
def test_boxes_that_reprint_each_other_hold_nothing(laid: Laid, name: str) -> None:
    library = laid((1, "boxes: {a: {reprints: b}, b: {reprints: a}}\n"))

    assert contents(library.boxes[name], library) == ()


def test_a_box_that_reprints_an_unknown_one_has_no_original(laid: Laid) -> None:
    library = laid((1, "boxes: {a: {reprints: z}}\n"))

    assert list(originals(library.boxes["a"], library)) == []


def test_the_parts_of_a_creator_are_told_section_by_section(library: Library) -> None:
    counts = parts(library.creators["dancer"])

    assert list(dict.fromkeys(it.section for it in counts)) == [
        "deck",
        "abilities",
        "masterpiece",
        "tokens",
        "summons",
    ]
    assert counts[Part("tokens", "scale")] == library.creators["dancer"].tokens[0].supply


def test_a_number_stands_where_the_list_says_it(laid: Laid) -> None:
    library = laid((1, "boxes:\n  a: {creators: {clerk: {tokens: {stamp: 4}, masterpiece: 3}}}\n"))
    (packed,) = library.boxes["a"].packed

    assert str(packed.amount(Part("tokens", "stamp"))) == "0.yaml:2:42"
    assert str(packed.amount(Part("tokens", "seal"))) == "0.yaml:2:26"
    assert str(packed.amount(Part("masterpiece", ""))) == "0.yaml:2:59"
    assert str(packed.amount(Part("deck", "filing"))) == "0.yaml:2:18"
