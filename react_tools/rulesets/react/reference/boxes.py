"""Boxes as entries of the manual, and what is packed in one: the list that a packer ticks off."""

from collections.abc import Iterator, Mapping

from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure, Row, Section
from react_tools.reference.label import both
from react_tools.rulesets.react.box import SECTIONS, Box, Counts, Packed, Part, cards
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import contents, creator_of, held
from react_tools.rulesets.react.reference.entries import name
from react_tools.rulesets.react.reference.terms import term
from react_tools.trace.event import LANGS, Lang


def entries(library: Library) -> Iterator[Entry]:
    """Each box: whom it holds, whom it announces."""
    for box in library.boxes.values():
        members = [it.creator for it in contents(box, library)]
        everyone = [*members, *(it.creator for it in box.announced)]
        yield Entry(
            id=box.id,
            kind="box",
            title=both(box.label),
            page={lang: _page(box, lang) for lang in LANGS},
            about={
                "creators": {lang: _count(len(members), "creators of it", lang) for lang in LANGS},
                "announced": {
                    lang: _count(len(box.announced), "announced of it", lang) for lang in LANGS
                },
                "beside": {lang: _beside(box, lang) for lang in LANGS},
            },
            words=(*everyone, *(it.label[lang] for it in box.announced for lang in LANGS)),
        )


def packing_list(box: Box, library: Library, lang: Lang) -> Figure:
    """What lies in a box, a section a creator; what there is none of is left out."""
    packed = [(it, _counts(it, box, library)) for it in contents(box, library)]
    sections = (
        Section(term("shared", lang), tuple(_shared(box, lang))),
        *(_creator(it, counts, library.creators.get(it.creator), lang) for it, counts in packed),
        Section(term("announced", lang), tuple(_announced(box, lang))),
        Section(term("cards in all", lang), tuple(_total(box, packed, lang))),
        Section("", ((Row((term("unknown contents", lang),)),) if box.unknown else ())),
    )
    beside = _beside(box, lang)
    heading = f"{box.label[lang]} ({box.id}){f' · {beside}' if beside else ''}"
    shown = tuple(it for it in sections if it.rows)
    return Figure(heading, (), shown, _data(box, packed))


def _page(box: Box, lang: Lang) -> str:
    what = f"{box.id}: {box.label[lang]} ({term('box', lang)})"
    return f"{what}\n\n{'смотри' if lang == 'ru' else 'see'}: react-tools show {box.id}"


def _count(number: int, word: str, lang: Lang) -> str:
    return f"{term(word, lang)}: {number}" if number else ""


def _beside(box: Box, lang: Lang) -> str:
    """Which other box it needs or reprints."""
    named = ((key, getattr(box, key)) for key in ("needs", "reprints"))
    return ", ".join(f"{term(key, lang)} {other}" for key, other in named if other)


def _counts(packed: Packed, box: Box, library: Library) -> Counts:
    """What is packed of a creator; nothing if nobody knows how much its file says."""
    creator = creator_of(box, packed.creator, library)
    return held(packed, creator) if creator else packed.counts or {}


def _shared(box: Box, lang: Lang) -> Iterator[Row]:
    yield from (Row((term(f"board {it}", lang), "×1")) for it in box.boards)
    if box.react_tokens:
        yield Row((term("react tokens", lang), f"×{box.react_tokens}"))


def _creator(packed: Packed, counts: Counts, creator: Creator | None, lang: Lang) -> Section:
    rows = [Row((term("sheet and figure", lang), "×1"))]
    called = _called(creator, lang) if creator else {}
    for section in SECTIONS:
        some = {part: count for part, count in counts.items() if part.section == section}
        if some:
            total = f"×{sum(some.values())}"
            told = ", ".join(_part(it, count, called) for it, count in some.items() if it.id)
            rows.append(Row((term(f"{section} row", lang), total, *([told] if told else []))))
    title = creator.label[lang] if creator else packed.creator
    return Section(f"{title} ({packed.creator})", tuple(rows))


def _part(part: Part, count: int, called: Mapping[Part, str]) -> str:
    return f"{called.get(part, part.id)}{f' ×{count}' if count > 1 else ''}"


def _called(creator: Creator, lang: Lang) -> Mapping[Part, str]:
    """What a creator's parts are called."""
    return {
        **{Part("deck", it.id): it.effect.label[lang] for it in creator.deck},
        **{Part("abilities", it.id): name(it)[lang] for it in creator.abilities},
        **{Part("tokens", it.id): it.label[lang] for it in creator.tokens},
        **{Part("summons", it.id): it.label[lang] for it in creator.summons},
    }


def _announced(box: Box, lang: Lang) -> Iterator[Row]:
    yield from (Row((it.label[lang], it.creator)) for it in box.announced)


def _total(box: Box, packed: list[tuple[Packed, Counts]], lang: Lang) -> Iterator[Row]:
    """The cards that are listed, those of nobody, and how many the publisher says there are."""
    listed = sum(cards(counts) for _, counts in packed)
    if listed or box.cards:
        yield Row((term("counted", lang), str(listed)))
    if box.others:
        yield Row((term("other cards", lang), str(box.others)))
    if box.cards:
        yield Row((term("said", lang), str(box.cards)))


def _data(box: Box, packed: list[tuple[Packed, Counts]]) -> Mapping[str, object]:
    return {
        "kind": "box",
        "id": box.id,
        "name": both(box.label),
        "path": box.node.path,
        "needs": box.needs,
        "reprints": box.reprints,
        "boards": list(box.boards),
        "react_tokens": box.react_tokens,
        "creators": [{"id": it.creator, **_listed(counts)} for it, counts in packed],
        "announced": [{"id": it.creator, "name": both(it.label)} for it in box.announced],
        "unknown": box.unknown,
        "cards": {
            "listed": sum(cards(counts) for _, counts in packed),
            "other": box.others,
            "said": box.cards,
        },
    }


def _listed(counts: Counts) -> Mapping[str, object]:
    """A packing list as plain data: a number for the masterpiece, else counts by id."""
    found: dict[str, object] = {}
    for section in SECTIONS:
        some = {it.id: count for it, count in counts.items() if it.section == section}
        found[section] = some.get("", 0) if section == "masterpiece" else some
    return found
