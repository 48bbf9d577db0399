"""Two states of the files of card games, compared as a player sees them.

sides.py      what two words of a user mean: folders, files, revisions; loaded
sheets.py     documents as sheets, things and facts
likeness.py   which thing was which before: renames
hunks.py      where two lists of clauses part
changes.py    what has changed
"""
