"""Everything that ships, of every game, fits a screen of eighty columns, in both languages."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from react_tools.coverage.covered import covered
from react_tools.load import Loaded, shipped
from react_tools.manual.asking import Answer
from react_tools.manual.entries import entries
from react_tools.manual.listing import kinds as listings
from react_tools.manual.listing import selected
from react_tools.places import EXAMPLES
from react_tools.reference.entry import Entry
from react_tools.render import sources
from react_tools.render.coverage import text as coverage
from react_tools.render.entries import answered, kinds, listed, page
from react_tools.render.figures import text_lines
from react_tools.render.line import Line, plain, width
from react_tools.ruleset import AnyRuleset
from react_tools.settings import DEFAULT
from react_tools.trace.event import LANGS, Lang
from tests.conformance.conftest import Least, sides

in_both_languages = pytest.mark.parametrize("lang", LANGS)


@pytest.fixture(scope="module")
def every(loaded: Loaded) -> Sequence[Entry]:
    return entries(loaded.ruleset, loaded.library)


def too_wide(lines: Iterator[Line] | Sequence[Line]) -> list[str]:
    return [text for one in lines if width(text := plain(one)) > 80]


@in_both_languages
def test_every_page_fits(every: Sequence[Entry], lang: Lang) -> None:
    wide = {it.id: found for it in every if (found := too_wide(page(it.page[lang])))}

    assert wide == {}


@in_both_languages
def test_every_list_fits(ruleset: AnyRuleset, every: Sequence[Entry], lang: Lang) -> None:
    for kind, listing in listings(ruleset).items():
        found = selected(kind, listing, every, [], {"a": "cards/a.yaml"})
        assert too_wide(listed(found, lang)) == [], kind


@in_both_languages
def test_everything_that_can_be_found_fits(
    ruleset: AnyRuleset, every: Sequence[Entry], lang: Lang
) -> None:
    found = Answer((), tuple(every), 999, {"a": "b"})
    assert too_wide(answered(found, listings(ruleset), lang)) == []


@in_both_languages
def test_every_card_and_every_sheet_fits(loaded: Loaded, lang: Lang, least: Least) -> None:
    ruleset, library = loaded.ruleset, loaded.library
    figures = [ruleset.figure(it, library, lang) for it in ruleset.entries(library)]

    assert figures or not sides(ruleset, library)
    assert len(figures) >= least.figures
    assert too_wide(text_lines(figures)) == []


@in_both_languages
def test_every_frame_is_straight(loaded: Loaded, lang: Lang) -> None:
    ruleset, library = loaded.ruleset, loaded.library
    for entry in ruleset.entries(library):
        told = map(plain, text_lines([ruleset.figure(entry, library, lang)]))
        framed = {width(it) for it in told if it[:1] in {"┌", "├", "│", "└"}}

        assert framed in ({80}, {52}, set())


@in_both_languages
def test_the_table_of_sources_fits(loaded: Loaded, lang: Lang) -> None:
    every = loaded.ruleset.origins(loaded.library)

    assert too_wide(sources.text_lines(every, ["cards/a.yaml"], lang)) == []


@in_both_languages
def test_the_kinds_fit(ruleset: AnyRuleset, lang: Lang) -> None:
    assert too_wide(kinds(listings(ruleset), lang)) == []


@in_both_languages
def test_the_table_of_coverage_fits(loaded: Loaded, lang: Lang) -> None:
    settings = replace(DEFAULT, ruleset=loaded.ruleset.name)
    examples = EXAMPLES / loaded.ruleset.name
    folder = examples if examples.is_dir() else shipped(loaded.ruleset.name)
    (found,) = covered([folder], settings, ground=True)

    assert too_wide(coverage.lines(replace(found, left_out=("cards/a.yaml",)), lang)) == []
