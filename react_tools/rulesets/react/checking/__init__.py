"""What several checks ask; a check knows no other check.

phrases.py    things named and words read in phrases, by text
ids.py        every id that a file gives, with its place
strangers.py  names that nothing answers to
trial.py      scenarios, played once for all checks
hints.py      hints in the same words
"""
