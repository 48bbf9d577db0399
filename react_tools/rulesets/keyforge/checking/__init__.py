"""What several checks ask; a check knows no other check.

selectors.py  which cards a phrase for cards can stand for
loops.py      what lets a card be used or played again
texts.py      what a printed text says, and where
strangers.py  names that nothing answers to
trial.py      scenarios, played once for all checks
hints.py      hints in the same words
"""
