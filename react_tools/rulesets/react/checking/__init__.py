"""What several checks ask; a check knows no other check.

phrases.py    things named and words read in phrases, by text
ids.py        every id that a file gives, with its place
strangers.py  names that nothing answers to

What checks of other games ask too is in react_tools.staging.checking; scenarios are played in
trial.py, once for all checks.
"""
