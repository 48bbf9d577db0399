"""A new creator: by itself with a first scenario, or laid on another."""

import re

from msgspec import Struct
from msgspec.structs import replace

from react_tools import rulesets
from react_tools.draft.files import LETTERS, UNSAID, Draft, check_drafts, judged, sides
from react_tools.errors import DraftError
from react_tools.games import games
from react_tools.load import load, shipped
from react_tools.settings import Settings
from react_tools.source.write import word

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ITS_OWN = {"creator": "creators/{id}", "first": "scenarios/{id}/first"}


class Wanted(Struct, frozen=True):
    """A creator that is wanted.

    Attributes:
        id: as scenarios will call it; made of its English name if empty.
        extends: the id of the creator on which it is laid; empty if it stands by itself.
    """

    id: str
    en: str
    ru: str
    extends: str = ""


def identified(wanted: Wanted) -> Wanted:
    """The same with an id.

    Raises:
        DraftError: the id is none, or none can be made of the name.
    """
    if not all(it.isprintable() for it in (wanted.en, wanted.ru)):
        raise DraftError("a name holds a character that cannot be written")
    made = wanted.id or re.sub(r"[^a-z0-9]+", "-", wanted.en.lower()).strip("-")
    if not _ID.fullmatch(made):
        what = f"{wanted.id!r} is no id" if wanted.id else f"no id can be made of {wanted.en!r}"
        raise DraftError(f"{what}: give one with --id, {LETTERS}")
    return replace(wanted, id=made)


def creator(wanted: Wanted, settings: Settings) -> list[Draft]:
    """The files of a new creator: its own and, if it stands by itself, a first scenario.

    Raises:
        DraftError: there is such a creator already, there is none to extend, or what would be
            written is not good.
    """
    kinds = {"extension": "creators/{id}"} if wanted.extends else _ITS_OWN
    known_games = games(settings)
    able = (it for it in known_games if all(kind in rulesets.get(it).drafts for kind in kinds))
    game = next(able, known_games[0])
    check_drafts(rulesets.get(game), *kinds)
    ground = load([shipped(game) / "rulebook.yaml"], settings, ruleset=game)
    library, known = ground.library, sides(ground)
    if wanted.id in known and wanted.id != wanted.extends:
        raise DraftError(
            f"there is a creator {wanted.id!r} already; give another id with --id, "
            f"or lay yours on it with --extends {wanted.id}"
        )
    if wanted.extends and wanted.extends not in known:
        there = ", ".join(sorted(known))
        raise DraftError(f"there is no creator {wanted.extends!r} to extend; there are: {there}")
    words = {
        "id": wanted.id,
        "en": word(wanted.en),
        "ru": word(wanted.ru),
        "extends": wanted.extends,
        "against": min(known),
        "title": word(f"{wanted.en} touches the one beside and steps away"),
        "expect": UNSAID,
    }
    drafts = [
        Draft(
            f"{path.format(id=wanted.id)}.yaml", ground.ruleset.drafted(kind, words, library), game
        )
        for kind, path in kinds.items()
    ]
    return judged(drafts, settings)
