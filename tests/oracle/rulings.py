"""The questions that the book leaves open, with the settings that are told here (rulings.yaml)."""

from react_tools.rulesets.react.library import Library
from tests.oracle.table import World
from tests.oracle.words import LacksError, Words, several

KNOWN: Words = {
    "source-gone": several("applies void"),
    "ability-twice": several("no yes"),
    "flip-in-chain": several("played void"),
    "improve-must": several("no yes"),
    "improve-moves": several("own any"),
    "improve-replaces": several("enemy any"),
    "picture-adjoining": several("no yes"),
    "picture-side": several("same own"),
    "deck-out-both": several("active-loses draw"),
    "entry-by-summon": several("no yes"),
    "each-order": several("owner board"),
    "attached-enters": several("no yes"),
    "boulder-amount": several("all one"),
    "boulder-blocks": several("no yes"),
    "replaced-goes": several("back out"),
    "draw-by-card": several("loses nothing"),
    "jump-enters": several("no yes"),
    "swap-order": several("named active"),
    "placed-under": several("no yes"),
    "boulder-tokens": several("no yes"),
    "draw-partly": several("fit none"),
    "full-and-empty": several("nothing loses"),
    "end-order": several("recover effects"),
    "boulder-leaves": several("last first"),
    "end-players": several("active other"),
    "setup-order": several("named first"),
    "moved-midway": several("goes-on ends"),
    "passive-order": several("active applying"),
    "short-supply": several("some none"),
    "supply-refilled": several("anew counted"),
    "tokens-of-left": several("supply zone"),
    "resummoned": several("new same"),
    "replace-order": several("zone unit"),
    "boulder-several": several("needed all"),
    "area-again": several("out replaces"),
    "chain-at-end": several("stay away"),
    "blocked-side": several("no yes"),
    "who-chooses": several("applier owner"),
    "attached-jump": several("creator all"),
    "attached-blocked": several("stays leaves"),
    "group-move": several("foremost owner at-once"),
    "target-reach": several("fits any"),
    "adjacent-to": several("creator own-unit"),
    "passive-order-own": several("printed owner"),
}
"""Each with the settings that are known; what a card asks by itself needs no telling."""


def check(world: World, library: Library) -> None:
    """Hold the rulings and their settings against the list.

    Raises:
        LacksError: there is one that neither stands on it nor is asked by any card.
    """
    written = [one for sheet in library.every_creator for one in sheet.written]
    asked = {it.ruling.id for one in written for it in one.rulings()}
    lacking = list[str]()
    for ruling, setting in world.rulings.items():
        if ruling not in KNOWN and ruling not in asked:
            lacking.append(f"the ruling {ruling!r}")
        elif setting not in KNOWN.get(ruling, {setting}):
            lacking.append(f"the setting {setting!r} of the ruling {ruling!r}")
    if lacking:
        raise LacksError(lacking)
