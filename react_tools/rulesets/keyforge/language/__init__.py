"""The card language: the small grammar in which selectors and conditions are written.

    words.py      which words belong to it
    phrase.py     what a phrase means: the tree that comes out of parsing
    selectors.py  cards in play:            `an enemy creature with power 3 or less`
    conditions.py what is seen when asked:  `you have 6 aember`
    parse.py      the doors: one function per kind of phrase, memoised by text

Words are cut and read by react_tools.phrases. Design: docs/decisions/0003-card-language.md.
"""
