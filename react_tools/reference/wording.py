"""What shared messages and pages of the manual call the things of a game."""

from collections.abc import Mapping

from msgspec import Struct

from react_tools.trace.event import Lang


class Wording(Struct, frozen=True, kw_only=True):
    """Words of a game, and examples between backticks, as its files write them.

    Attributes:
        side: what a player plays with, one each: a kind of thing that files define and that is
            listed. A file that defines one has a key of that name, with its id: `creator`, `deck`.
        player: what a player is called in a scenario: as what he plays with, or `player`.
        example: the key of a file that defines one: "`creator: dancer`".
        refused: a step that is refused, by which rule.
        choices: the answers beside a step in which a card was played.
        pinned: a ruling, pinned.
        setting: keys of a scenario's setting.
        picks: a move of a record, with what is chosen for it in parentheses.
        move: a move of a record in all its words.
        numbered: what a record counts from 1: each play that others may belong to (`Choice.place`).
        counts: the same as the head of a column of numbers: `chains`, «цепей».
        asked: what asks for the picks behind a move, and not by itself.
    """

    side: str
    player: str
    example: str
    refused: str
    choices: str
    pinned: str
    setting: str
    picks: str
    move: str
    numbered: str
    counts: Mapping[Lang, str]
    asked: str
