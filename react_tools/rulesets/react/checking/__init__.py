"""What several checks ask; a check knows no other check.

phrases.py    things named and words read in phrases, by text
programs.py   everything that a file lets happen, with what `this` is there
sheet.py      which kinds of units a phrase can stand for, how many there are at most
distance.py   which zones two filters leave of the field
verdicts.py   conditions that hold always, or never
counting.py   how many of a thing an effect brings
alike.py      whether two effects are the same
sets.py       why a set of units or zones is always empty
ids.py        every id that a file gives, with its place
strangers.py  names that nothing answers to

What checks of other games ask too is in react_tools.staging.checking; scenarios are played in
trial.py, once for all checks.
"""
