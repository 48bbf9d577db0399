"""What several checks ask; a check knows no other check.

selectors.py  which cards a phrase for cards can stand for
loops.py      what lets a card be used or played again
texts.py      what a printed text says, and where
strangers.py  names that nothing answers to

What checks of other games ask too is in react_tools.staging.checking; scenarios are played in
trial.py, once for all checks.
"""
