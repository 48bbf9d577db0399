"""A creator's sheet: what is brought, what happens by itself, the cards, where facts come from."""

from collections.abc import Iterator, Mapping, Sequence

from react_tools.reference.figure import Figure, Row, Section, Told
from react_tools.reference.label import both
from react_tools.reference.origin import INFERRED, OURS, PUBLISHED, Origins, published, tally
from react_tools.rulesets.react.definitions import Creator, Face
from react_tools.rulesets.react.reference.cards import TONES, line
from react_tools.rulesets.react.reference.entries import name
from react_tools.rulesets.react.reference.steps import told, waking
from react_tools.rulesets.react.reference.terms import term
from react_tools.source.reading import child, number, texts
from react_tools.trace.event import Lang


def sheet(creator: Creator, origins: Origins, lang: Lang) -> Figure:
    """The whole of a creator, a section a subject; what there is none of is left out."""
    counts = tally(origins.things)
    sections = (
        Section(term("tokens", lang), tuple(_tokens(creator, lang))),
        Section(term("summons", lang), tuple(_summons(creator, lang))),
        Section(term("setup", lang), (Row((), lines=told(creator.setup)),)),
        Section(term("no deck", lang), (Row((), lines=told(creator.draw)),)),
        Section(term("passives", lang), tuple(_passives(creator, lang))),
        Section(term("abilities", lang), tuple(_abilities(creator, lang))),
        Section(_deck_heading(creator, lang), tuple(_deck(creator, lang))),
        Section(term("masterpiece", lang), (_masterpiece(creator, lang),)),
        Section(term("facts", lang), (_facts(counts, lang),)),
    )
    shown = tuple(it for it in sections if any(row.cells or row.lines for row in it.rows))
    extends = f" · {term('extends', lang)} {creator.extends}" if creator.extends else ""
    heading = f"{creator.label[lang]} ({creator.id}){extends}"
    return Figure(heading, (), shown, _data(creator, counts))


def _tokens(creator: Creator, lang: Lang) -> Iterator[Row]:
    groups = {it.id: f"{it.label[lang]} ({it.id})" for it in creator.groups}
    for it in creator.tokens:
        lasts = [term("lasts turn", lang)] if it.lasts else []
        places = ", ".join([*(term(f"on {place}", lang) for place in it.at), *lasts])
        group = (f"{term('group', lang)} {groups.get(it.group, it.group)}",) if it.group else ()
        yield Row((it.label[lang], it.id, places, f"{term('supply', lang)} {it.supply}", *group))


def _summons(creator: Creator, lang: Lang) -> Iterator[Row]:
    for it in creator.summons:
        attached = (term(f"attached {it.attached}", lang),) if it.attached else ()
        yield Row((it.label[lang], it.id, f"{term('supply', lang)} {it.count}", *attached))


def _passives(creator: Creator, lang: Lang) -> Iterator[Row]:
    for it in creator.passives:
        yield Row((it.label[lang], it.id), lines=(*waking(it), *told(it.steps)))


def _abilities(creator: Creator, lang: Lang) -> Iterator[Row]:
    units = {"creator": creator.label[lang], "": term("no unit", lang)}
    units |= {it.id: it.label[lang] for it in creator.summons}
    for it in creator.abilities:
        sides = " / ".join(_effects(face, lang) for face in it.faces)
        yield Row((name(it)[lang], it.id, units.get(it.of, it.of), sides))


def _effects(face: Face, lang: Lang) -> str:
    """What a side holds: `A, B intention`."""
    kinds: dict[str, list[str]] = {}
    for effect in face.effects:
        kinds.setdefault(term(effect.kind, lang), []).append(effect.letter)
    return "; ".join(f"{', '.join(found)} {kind}".strip() for kind, found in kinds.items())


def _deck_heading(creator: Creator, lang: Lang) -> str:
    size = sum(card.copies for card in creator.deck)
    return f"{term('deck', lang)} ({size})" if creator.deck else ""


def _deck(creator: Creator, lang: Lang) -> Iterator[Row]:
    for card in creator.deck:
        effect = card.effect
        cells = (str(card.number), effect.label[lang], card.id, term(effect.kind, lang))
        yield Row((*cells, f"×{card.copies}"), TONES[effect.kind])


def _masterpiece(creator: Creator, lang: Lang) -> Row:
    node = child(creator.node, "masterpiece")
    title = texts(child(node, "name")).get(lang, "")
    return Row((title, f"{number(node, 'cards')} {term('cards of it', lang)}") if title else ())


def _facts(counts: Mapping[str, int], lang: Lang) -> Row:
    by = ", ".join(f"{source} {counts[source]}" for source in PUBLISHED if counts[source])
    told_of = (
        f"{term('published', lang)} {published(counts)}{f' ({by})' if by else ''}",
        f"{term('inferred', lang)} {counts[INFERRED]}",
        f"{term('ours', lang)} {counts[OURS]}",
    )
    return Row((" · ".join(told_of),))


def _data(creator: Creator, counts: Mapping[str, int]) -> Mapping[str, object]:
    masterpiece = child(creator.node, "masterpiece")
    return {
        "kind": "creator",
        "id": creator.id,
        "extends": creator.extends,
        "name": both(creator.label),
        "path": creator.node.path,
        "tokens": [
            {"id": it.id, "name": both(it.label), "at": list(it.at), "supply": it.supply}
            for it in creator.tokens
        ],
        "groups": [
            {
                "id": it.id,
                "name": both(it.label),
                "tokens": [token.id for token in creator.tokens if token.group == it.id],
            }
            for it in creator.groups
        ],
        "summons": [
            {"id": it.id, "name": both(it.label), "count": it.count} for it in creator.summons
        ],
        "setup": _lines(told(creator.setup)),
        "draw": _lines(told(creator.draw)),
        "passives": [
            {
                "id": it.id,
                "name": both(it.label),
                "when": _lines(waking(it)),
                "steps": _lines(told(it.steps)),
            }
            for it in creator.passives
        ],
        "abilities": [it.id for it in creator.abilities],
        "deck": [{"id": it.id, "number": it.number, "copies": it.copies} for it in creator.deck],
        "masterpiece": {
            "name": texts(child(masterpiece, "name")),
            "cards": number(masterpiece, "cards"),
        },
        "facts": dict(counts),
    }


def _lines(steps: Sequence[Told]) -> list[str]:
    return [line(it) for it in steps]
