"""The card language: the small grammar in which costs, selectors and conditions are written.

    words.py      a phrase cut into words, each with its place
    phrase.py     what a phrase means: the tree that comes out of parsing
    statement.py  what a condition means
    reader.py     one word ahead, and what could have stood there
    selectors.py  units and zones:          `an own unit with ink`, `zones adjacent to this`
    costs.py      what is paid at once:     `exhaust this + target adjacent zone`
    conditions.py what is seen when asked:  `this has ink`
    parse.py      the doors: one function per kind of phrase, memoised by text

Design: docs/decisions/0003-card-language.md.
"""
