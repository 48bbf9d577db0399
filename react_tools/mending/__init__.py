"""Mending files by what findings know: in memory first, judged again, then written or shown.

edits.py       edits of one text, put in together, and where everything else comes to stand
weighing.py    whether an attempt is better than what was there
mend.py        rounds of attempts, until nothing is left that can be mended
difference.py  what would change, as `patch` reads it
writing.py     the files written, each whole or not at all
"""
