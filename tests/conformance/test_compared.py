"""What `diff` tells of every game: all that a player sees, and nothing beside it."""

import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded: the same tries always

import pytest
from msgspec.structs import replace

from react_tools.commands.choices import TraceFormat
from react_tools.comparing.changes import Doubt, SheetChange, changes
from react_tools.comparing.compared import Compared, compared
from react_tools.comparing.sheets import names, sheets
from react_tools.comparing.sides import Side, sides
from react_tools.document import Document
from react_tools.load import Loaded, shipped
from react_tools.reference.outline import SILENT
from react_tools.render.compared import FORMATS
from react_tools.render.line import plain, width
from react_tools.ruleset import AnyRuleset
from react_tools.settings import DEFAULT
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, Node, Scalar
from react_tools.trace.event import LANGS, Lang

TRIES = 150
_LETTER = re.compile(r"[A-Z]")

in_both_languages = pytest.mark.parametrize("lang", LANGS)


def change(
    ruleset: AnyRuleset, before: Sequence[Document], after: Sequence[Document]
) -> list[SheetChange]:
    old, new = (sheets(it, ruleset.outline, everything=False) for it in (before, after))
    return changes(old, new, Doubt(), ruleset.outline.unannounced)


def whole(loaded: Loaded, *, new: bool) -> tuple[Side, Side, list[Compared]]:
    """All files of a game, new beside nothing or gone."""
    game = loaded.ruleset
    nothing, all_of_it = (
        Side("", count, of, (), {}) for count, of in ((0, {}), (9, {game.name: loaded}))
    )
    before, after = (nothing, all_of_it) if new else (all_of_it, nothing)
    documents = [it for it in loaded.whole if not it.ground]
    found = change(game, [] if new else documents, documents if new else [])
    return (
        before,
        after,
        [Compared(game.name, game.outline, names(documents, game.outline), tuple(found))],
    )


def test_what_is_the_same_has_not_changed(ruleset: AnyRuleset, loaded: Loaded) -> None:
    assert change(ruleset, loaded.whole, [*reversed(loaded.whole)]) == []


def test_everything_that_designers_define_is_told_as_new(
    ruleset: AnyRuleset, loaded: Loaded
) -> None:
    (told,) = whole(loaded, new=True)[2]
    found = {thing.thing.id for it in told.changes for thing in (it.own, *it.things)}

    defined = {it.id for it in ruleset.entries(loaded.library)}
    assert defined - found <= {it.own.thing.id for it in told.changes} | houses(loaded)


def houses(loaded: Loaded) -> set[str]:
    """The groups of a game that have no card among its files."""
    groups = loaded.ruleset.outline.groups.values()
    return {it.id for it in loaded.ruleset.entries(loaded.library) if it.kind in groups}


@pytest.mark.parametrize("new", [True, False])
@in_both_languages
def test_everything_fits_a_screen(loaded: Loaded, lang: Lang, *, new: bool) -> None:
    lines = FORMATS["text"](*whole(loaded, new=new), lang)

    assert len(lines) > 1
    assert [text for it in lines if width(text := plain(it)) > 80] == []


@in_both_languages
def test_every_key_that_is_told_has_a_name(ruleset: AnyRuleset, loaded: Loaded, lang: Lang) -> None:
    outline = ruleset.outline
    if not outline.terms:
        return
    called = names(loaded.whole, outline)
    found = sheets(loaded.whole, outline, everything=False)
    every = [thing for it in found for thing in (it.own, *it.things.values())]
    keys = {key for thing in every for path in thing.facts for key in path}
    keys |= {it.section for it in every if it.section} | {it.kind for it in found}

    assert {
        it
        for it in keys
        if not (_LETTER.fullmatch(it) or it in LANGS or it in called)
        and not (outline.term(it) or {}).get(lang)
    } == set()


def scalars(node: Node, keys: tuple[str, ...] = ()) -> Iterator[tuple[Scalar, tuple[str, ...]]]:
    """Every value with the keys that lead to it."""
    if isinstance(node, Scalar):
        yield node, keys
    elif isinstance(node, Mapping):
        for key, entry in node.entries.items():
            yield from scalars(entry.value, (*keys, key))
    else:
        for item in node:
            yield from scalars(item, keys)


def is_told(ruleset: AnyRuleset, document: Document, keys: tuple[str, ...]) -> bool:
    """Whether a player sees what stands under these keys."""
    outline = ruleset.outline
    only = outline.only.get(document.kind)
    return (
        document.kind not in outline.untold
        and not any(it in outline.silent for it in keys)
        and f"{keys[0]}.{keys[-1]}" not in outline.silent
        and (only is None or keys[-1] in {*only, "id"})
    )


def with_another(document: Document, value: Scalar) -> Document:
    """The file with another value in a place."""
    content = document.tree.source.content
    told = content[value.start : value.end]
    if isinstance(value.value, str):
        new = f"{told[:-1]}x{told[-1]}" if value.quote else f"{told}x"
    else:
        new = str(value.value + 1 if type(value.value) is int else "other")
    text = f"{content[: value.start]}{new}{content[value.end :]}"
    tree = parse(text.encode(), document.path).tree
    assert isinstance(tree, Mapping)
    return replace(document, tree=tree)


def test_every_value_that_a_player_sees_is_told_if_it_changes_and_no_other(
    ruleset: AnyRuleset, documents: tuple[Document, ...]
) -> None:
    random = Random("values")  # noqa: S311 -- seeded: the same tries always
    every = [
        (document, value, keys)
        for document in documents
        if document.kind not in ruleset.outline.untold
        for value, keys in scalars(document.tree)
    ]
    for document, value, keys in random.sample(every, min(TRIES, len(every))):
        found = change(ruleset, [document], [with_another(document, value)])

        assert bool(found) == is_told(ruleset, document, keys), (document.path, keys)


def test_what_is_silent_everywhere_is_silent_in_each_game(ruleset: AnyRuleset) -> None:
    assert ruleset.outline.silent >= SILENT


@pytest.fixture
def copied(ruleset: AnyRuleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The shipped files of a game under another name."""
    to = tmp_path / "cards" / ruleset.name
    shutil.copytree(shipped(ruleset.name), to, ignore=shutil.ignore_patterns("scenarios"))
    monkeypatch.chdir(tmp_path)
    return to


@in_both_languages
def test_a_copy_is_the_same_in_every_format(ruleset: AnyRuleset, copied: Path, lang: Lang) -> None:
    both = sides(shipped(ruleset.name).as_posix(), copied.as_posix(), DEFAULT)
    every = compared(*both, everything=True)

    assert [it.changes for it in every] == [()]
    assert {it.value for it in TraceFormat} == set(FORMATS)
    assert all(FORMATS[it](*both, every, lang) for it in FORMATS)
