"""RA107: a token or a summon that the creator does not have, a ruling that nobody has."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.strangers import Stranger, strangers
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.hints import meant, respelt


@check("RA107", Level.ERROR, Creator)
def unknown_name(creator: Creator, library: Library) -> Iterator[Hit]:
    """A card or a passive names a token, a summon or a ruling that no file defines for it.

    Why it matters: a name that nobody knows would never be found on the field. A creator can name
    only tokens and summons of her own, because nobody knows whom she will meet; what belongs to
    others is said in general words, such as `enemy summons`. A ruling that a card asks, and the
    setting that it asks for, stand in the `rulings.yaml` of the game, or of the card's own pack.

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
        message = f"{has} no {stranger.sort} called {stranger.text!r}"
        hint = _hint(stranger, creator, library)
        fix = respelt(stranger.span, stranger.text, stranger.known)
        misspelt = hint == meant(stranger.text, stranger.known)
        yield Hit(stranger.span, message, hint, fix=fix if misspelt else None)


def _hint(stranger: Stranger, creator: Creator, library: Library) -> str:
    if stranger.sort in {"ruling", "setting"}:
        return meant(stranger.text, stranger.known)
    if stranger.text in _ids(creator, "summon" if stranger.sort == "token" else "token"):
        return f"{stranger.text} is a {'summon' if stranger.sort == 'token' else 'token'}"
    for other in library.every_creator:
        if stranger.text in _ids(other, stranger.sort):
            return f"{stranger.text} belongs to {other.id}; a creator names only what is her own"
    return meant(stranger.text, stranger.known)


def _ids(creator: Creator, sort: str) -> set[str]:
    return {it.id for it in (creator.tokens if sort == "token" else creator.summons)}
