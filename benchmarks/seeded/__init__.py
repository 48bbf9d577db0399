"""Mistakes as people make them in card files, seeded into the shipped ones.

files.py      the shipped files, and everywhere something stands in them
edits.py      pieces of text taken out, put in, moved, and on which lines a finding is at the place
slips.py      a word misspelt, a letter that only looks right
keys.py values.py words.py layout.py lists.py    the mistakes, by what they are made on
judge.py      what lint says of a file with a mistake, and whether that is it
harmless.py   edits that change nothing, after which nothing may be found
"""
