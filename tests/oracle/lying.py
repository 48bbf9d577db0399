"""Which tokens may lie on a zone together (RA-AREA, RA-BOULDER)."""

from react_tools.rulesets.react.definitions import Token
from tests.oracle.table import Table, Zone


def may_lie(table: Table, owner: str, token: Token, zone: Zone) -> bool:
    """Whether such a token may come to lie there beside what lies there already.

    One area token in a zone (RA-AREA-2, RA-AREA-3, ruling area-again); ruling boulder-tokens.
    """
    if not token.lies_on("zone"):
        return False
    there = [(who, it) for who, it in table.world.tokens() if table.lying(zone)[it.id]]
    boulder = "boulder" in token.at
    mixed = any(("boulder" in it.at) != boulder for _, it in there)
    if mixed and table.ruled("boulder-tokens", "no"):
        return False
    areas = [who for who, it in there if "area" in it.at]
    if "area" not in token.at or not areas:
        return True
    return areas == [owner] and table.ruled("area-again", "replaces")
