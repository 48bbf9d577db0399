"""What is judged anew because of a change."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from react_tools.document import Document
from react_tools.ruleset import Touched
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.library import Library
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

Touch = Callable[..., Touched]


@pytest.fixture
def document() -> Callable[[str, str], Document]:
    """A file of this name that holds this text."""

    def _document(path: str, text: str) -> Document:
        tree = parse(text.encode(), path).tree
        assert isinstance(tree, Mapping)
        kind = REACT.kind_of(tree)
        assert kind is not None
        return Document(kind, path, tree)

    return _document


@pytest.fixture
def touch(library: Library) -> Touch:
    """Touch what is shipped with these changes."""

    def _touch(*changed: Document, paths: Sequence[str] = ()) -> Touched:
        return REACT.touched(changed, paths, library)

    return _touch


def test_no_change_touches_nothing(touch: Touch) -> None:
    assert touch() == Touched(frozenset(), "")


def test_a_creator_touches_its_file_and_its_scenarios(
    touch: Touch, library: Library, document: Callable[..., Document]
) -> None:
    touched = touch(document("d.yaml", "creator: dancer\n"))

    assert touched.why == "those with dancer"
    every = [it.path for it in library.every_scenario if plays(it.path, "dancer")]
    own = [library.creators["dancer"].node.path, library.boxes["core"].node.path]
    assert touched.paths == frozenset([*every, *own])


def plays(scenario: str, creator: str) -> bool:
    """Whether a creator takes part, as far as the text of the file says."""
    return f"creator: {creator}" in Path(scenario).read_text("utf-8")


def test_a_creator_that_nobody_knows_touches_nothing(
    touch: Touch, document: Callable[..., Document]
) -> None:
    assert touch(document("x.yaml", "creator: stranger\n")) == Touched(frozenset(), "")


def test_an_announced_creator_touches_the_boxes(
    touch: Touch, library: Library, document: Callable[..., Document]
) -> None:
    touched = touch(document("x.yaml", "creator: painter\n"))

    assert touched == Touched(frozenset({library.boxes["core"].node.path}), "")


def test_boxes_touch_boxes_and_creators(
    touch: Touch, library: Library, document: Callable[..., Document]
) -> None:
    touched = touch(document("boxes.yaml", "boxes: {}\n"))

    creators = [it.node.path for it in library.every_creator]
    assert touched == Touched(frozenset([*creators, library.boxes["core"].node.path]), "")


def test_a_scenario_touches_itself_and_its_twin(
    touch: Touch, library: Library, document: Callable[..., Document]
) -> None:
    changed = library.scenarios["jump/over-one-unit"]

    touched = touch(document(changed.path, "script: []\n"), paths=[changed.path])

    twin = library.scenarios["jump/to-a-free-neighbour"].path
    assert touched == Touched(
        frozenset({changed.path, twin}), "changed ones, twins of changed ones"
    )


def test_sentences_touch_nothing(touch: Touch, document: Callable[..., Document]) -> None:
    assert touch(document("sentences.yaml", "lines: []\n")) == Touched(frozenset(), "")


@pytest.mark.parametrize(
    ("text", "kind"),
    [("rules: []\n", "rulebook"), ("rulings: []\n", "rulings"), ("chain: 5\n", "board")],
)
def test_what_all_stand_on_touches_all(
    touch: Touch, document: Callable[..., Document], text: str, kind: str
) -> None:
    assert touch(document("x.yaml", text)) == Touched(None, f"all, for {kind} may bear upon any")
