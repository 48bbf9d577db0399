"""RA112: a token or a summon that no card brings, or that nobody asks for."""

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.ids import Id, ids
from react_tools.rulesets.react.checking.phrases import readable, told
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.strangers import strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mentions import Named, named, named_in

_BRINGS = {"place": "token", "summon": "what"}
"""The verbs that bring something into play, each with the parameter that says what."""

_ALIKE = 0.8
"""How much of two ids is the same if one of them may be a slip: a letter or two apart."""


@check("RA112", Level.WARNING, Creator)
def never_in_play(creator: Creator, library: Library) -> Iterator[Hit]:
    """Nothing brings a token or a summon into play, or nothing asks where a token lies.

    Why it matters: it lies in the box for nothing. Most often the card that should bring it was
    changed or names something else. A boulder works without being asked for: it cancels damage.

    Wrong:
        tokens:
          seal: {at: zone, supply: 3, name: {en: Seal, ru: пломба}, of: пломбы}

    Right:
        tokens:
          seal: {at: zone, supply: 3, name: {en: Seal, ru: пломба}, of: пломбы}
        deck:
          - id: filing
            do:
              - move: {who: creator, by: 1, toward: direction}
              - place: {token: seal, at: zone of creator}
              - damage: zones with seal adjacent to creator
    """
    if not readable(creator.written) or any(strangers(creator, library)):
        return  # what cannot be read may be the very card
    brought = Counter(_brought(creator))
    working = {token.id for token in creator.tokens if "boulder" in token.at}
    said = _said(creator)
    for each in ids(creator):
        key = (each.kind, each.text)
        if each.kind in {"token", "summon"} and not brought[key]:
            verb = "places" if each.kind == "token" else "summons"
            cure = _meant(each, brought) or "let a card do it, or leave it out"
            yield Hit(each.span, f"nothing {verb} {each.text}", cure)
        elif each.kind == "token" and said[key] == brought[key] and each.text not in working:
            message = f"{each.text} is placed, but nothing asks where it lies"
            cure = _meant(each, said - brought) or f"let a card read it: `a unit with {each.text}`"
            yield Hit(each.span, message, cure)


def _said(creator: Creator) -> Counter[tuple[str, str]]:
    """How often each token and summon is named."""
    said: Counter[tuple[str, str]] = Counter()
    for phrase, times in told(creator).items():
        for it in _things(named_in(*phrase), creator):
            said[it] += times
    return said


def _meant(each: Id, used: Counter[tuple[str, str]]) -> str:
    """What is used and called almost like this; empty if nothing is."""
    others = [name for kind, name in used if kind == each.kind and name != each.text]
    near = get_close_matches(each.text, others, n=1, cutoff=_ALIKE)
    return f"did you mean {near[0]!r}, which is used?" if near else ""


def _brought(creator: Creator) -> Iterator[tuple[str, str]]:
    for program in all_programs(creator):
        for clause in program.clauses:
            for written in clause.arguments.get(_BRINGS.get(clause.verb, ""), ()):
                yield from _things(named(written), creator)


def _things(those: Iterable[Named], creator: Creator) -> Iterator[tuple[str, str]]:
    """What a phrase names, each with its kind; of a group of tokens all of them."""
    for sort, name in those:
        if sort == "summon":
            yield sort, name.id
        else:
            yield from (("token", it.id) for it in creator.members(name.id))
