"""RA107: a token, group or summon that the creator does not have, a ruling that nobody has."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.strangers import Stranger, strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mentions import known
from react_tools.staging.checking.hints import meant, respelt


@check("RA107", Level.ERROR, Creator)
def unknown_name(creator: Creator, library: Library) -> Iterator[Hit]:
    """A card or a passive names a token, a group, a summon or a ruling that nobody defines for it.

    Why it matters: a name that nobody knows would never be found on the field. A creator can name
    only tokens and summons of her own, because nobody knows whom she will meet; what belongs to
    others is said in general words, such as `enemy summons`. A group of tokens has an article
    where one of its kinds is placed, taken, shifted or paid (`a tool`); one kind has none. A ruling
    that a card asks, and the setting that it asks for, stand in the `rulings.yaml` of the game, or
    of the card's own pack.

    Wrong:
        deck:
          - {id: stamping, do: [{place: {token: stomp, at: a unit}}]}

    Right:
        deck:
          - {id: stamping, do: [{place: {token: stamp, at: a unit}}]}
    """
    for stranger in strangers(creator, library):
        whose = {"ruling": "there is", "setting": "this ruling has"}
        has = whose.get(stranger.sort, f"{creator.id} has")
        sort = _SORTS.get(stranger.sort, stranger.sort)
        message = f"{has} no {sort} called {stranger.text!r}"
        hint = _hint(stranger, creator, library)
        fix = respelt(stranger.span, stranger.text, stranger.known)
        misspelt = hint == meant(stranger.text, stranger.known)
        yield Hit(stranger.span, message, hint, fix=fix if misspelt else None)


_SORTS = {"group": "group of tokens", "kind": "token"}
"""What a sort is called, if it is not called so itself."""


def _hint(stranger: Stranger, creator: Creator, library: Library) -> str:
    if stranger.sort in {"ruling", "setting"}:
        return meant(stranger.text, stranger.known)
    text, own = stranger.text, known(creator)
    if text in own["group"]:
        return f"{text} is a group of tokens; say `a {text}`, and who applies it picks the kind"
    if text in own["token"] and stranger.sort == "group":
        return f"{text} is one kind of token, and no group: write it without an article"
    for sort in ("summon", "token"):
        if text in own[sort]:
            return f"{text} is a {sort}"
    for other in library.every_creator:
        if text in (*known(other)["kind"], *known(other)["summon"]):
            return f"{text} belongs to {other.id}; a creator names only what is her own"
    return meant(text, stranger.known)
