"""A new file of something that stands by itself: a deck, cards, boxes."""

from react_tools import rulesets
from react_tools.draft.creators import Wanted
from react_tools.draft.files import Draft, check_drafts, judged
from react_tools.errors import DraftError
from react_tools.games import games
from react_tools.load import load, shipped
from react_tools.settings import Settings
from react_tools.source.write import word

_ONE_FILE = frozenset({"boxes"})
"""The kinds of which a pack has one file, called as they are."""


def thing(kind: str, wanted: Wanted, settings: Settings) -> list[Draft]:
    """The file of a new thing of a *kind* that some game drafts, in its folder if it has one.

    Raises:
        DraftError: no game that is meant drafts it, something is called so already, or what would
            be written is not good.
    """
    names = games(settings)
    game = next((it for it in names if kind in rulesets.get(it).drafts), names[0])
    check_drafts(rulesets.get(game), kind)
    ground = load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)
    if any(it.id == wanted.id for it in ground.ruleset.entries(ground.library)):
        raise DraftError(f"something is called {wanted.id!r} already; give another id with --id")
    words = {"id": wanted.id, "en": word(wanted.en), "ru": word(wanted.ru)}
    text = ground.ruleset.drafted(kind, words, ground.library)
    folder = kind if kind.endswith("s") else f"{kind}s"
    path = f"{kind}.yaml" if kind in _ONE_FILE else f"{folder}/{wanted.id}.yaml"
    return judged([Draft(path, text, game)], settings)
