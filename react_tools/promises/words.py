"""The promises by their words, each as a sentence that is true of every game."""

from collections.abc import Mapping

PROMISES: Mapping[str, str] = {
    "zones": "no two units stand in one zone, and none outside of the field",
    "occupancy": "where a thing is and what is found there agree",
    "tokens": "tokens are neither made nor lost, and none are fewer than none",
    "summons": "figures are neither made nor lost, and off the field they have nothing",
    "cards": "cards are neither made nor lost, and each is in one place",
    "limits": "hands, chains and turns keep to their limits",
    "damage": "what only rises never falls: damage, keys, turns",
    "pending": "nothing is left half done where a player may do as they like",
    "open": "while something is asked there is a legal choice, and after the end there is none",
    "fork": "a fork stands in the same position, and what it plays changes nothing here",
    "recorded": "with and without a record the same positions follow",
    "replay": "the record, written and read back, is the same game",
    "mirror": "with players exchanged and the board turned round, the turned game follows",
    "clauses": "each clause that is carried out has one outcome in the record",
    "endless": "passives come to rest",
    "crash": "whatever is legal can be carried out",
    "end": "every game comes to an end",
}

COSTLY = frozenset({"fork", "recorded", "replay", "mirror", "clauses"})
"""Those that only a line with twins and a record is held to."""
