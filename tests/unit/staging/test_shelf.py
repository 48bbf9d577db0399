"""What was loaded for a game: the part that is the same in every game."""

from react_tools.document import Document
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping
from react_tools.staging.shelf import Shelf, fill

RULINGS = """\
rulings:
  - id: draw-first
    question: {en: Does who begins draw?, ru: Берёт ли карту первый?}
    settings:
      draws: {en: Yes, ru: Да}
      waits: {en: No, ru: Нет}
    default: draws
"""
RULES = """\
document: {title: {en: Book, ru: Книга}}
rules:
  - {id: A-1, kind: step, source: {heading: Turn, line: LINE}}
"""


def document(kind: str, text: str, path: str, *, ground: bool = False) -> Document:
    tree = parse(text.encode(), path).tree
    assert isinstance(tree, Mapping)
    return Document(kind, path, tree, ground)


def scenario(name: str, title: str = "It is so", *, ground: bool = False) -> Document:
    text = f"{{title: {title}, script: [], expect: {{rest: same}}}}\n"
    return document("scenario", text, name, ground=ground)


def of(*documents: Document) -> Shelf:
    return fill(Shelf(), documents, {})


def test_of_two_scenarios_with_one_id_the_first_counts() -> None:
    shelf = of(scenario("scenarios/a/b.yaml", "One"), scenario("more/scenarios/a/b.yaml", "Two"))

    assert shelf.scenarios["a/b"].title == "One"
    assert [it.title for it in shelf.every_scenario] == ["One", "Two"]


def test_what_nobody_asked_for_gives_way_to_what_has_its_id() -> None:
    nearer = scenario("scenarios/a/b.yaml", "One")
    shelf = of(nearer, scenario("more/scenarios/a/b.yaml", "Two", ground=True))

    assert [it.title for it in shelf.every_scenario] == ["One"]


def test_of_two_rules_with_one_id_the_first_counts() -> None:
    texts = [RULES.replace("LINE", "3"), RULES.replace("LINE", "4")]
    shelf = of(*(document("rulebook", it, "rulebook.yaml") for it in texts))

    assert shelf.rules["A-1"].line == 3


def test_a_ruling_is_at_its_default_unless_it_is_pinned() -> None:
    shelf = of(document("rulings", RULINGS, "rulings.yaml"))

    assert shelf.settings({}) == {"draw-first": "draws"}
    assert shelf.settings({"draw-first": "waits"}) == {"draw-first": "waits"}


def test_subjects_are_the_scenarios_of_some_paths_and_the_library() -> None:
    shelf = of(scenario("scenarios/a/b.yaml"), scenario("scenarios/a/c.yaml"))

    assert [*shelf.subjects({"scenarios/a/c.yaml"})] == [shelf.scenarios["a/c"], shelf]


def test_only_what_lies_in_some_paths_is_counted() -> None:
    shelf = of(scenario("scenarios/a/b.yaml"), document("rulings", RULINGS, "rulings.yaml"))

    assert shelf.counts({"rulings.yaml"}) == {"scenarios": 0, "rules": 0, "rulings": 1}


def test_a_game_knows_how_its_own_kinds_are_put() -> None:
    def keep(shelf: Shelf, document: Document) -> None:
        shelf.broken = {document.path: "kept"}

    shelf = fill(Shelf(), [document("deck", "deck: imps", "imps.yaml")], {"deck": keep})

    assert shelf.broken == {"imps.yaml": "kept"}


def test_what_is_compiled_is_made_once_for_equal_keys() -> None:
    shelf = Shelf()
    made: list[int] = shelf.compiled(("a", 1), list)

    assert shelf.compiled(("a", 1), list) is made
    assert shelf.compiled(("a", 2), list) is not made


def test_only_so_many_are_kept() -> None:
    shelf = Shelf()
    first: list[int] = shelf.compiled(0, list)
    for key in range(1, 300):
        shelf.compiled(key, list)

    assert shelf.compiled(0, list) is not first
