"""The card language: the small grammar in which costs, selectors and conditions are written.

    words.py      the words that no id may be
    phrase.py     what a phrase means: the tree that comes out of parsing
    statement.py  what a condition means
    selectors.py  units and zones:          `an own unit with ink`, `zones adjacent to this`
    costs.py      what is paid at once:     `exhaust this + target adjacent zone`
    conditions.py what is seen when asked:  `this has ink`
    parse.py      the doors: one function per kind of phrase, memoised by text

Words are read by react_tools.phrases. Design: docs/decisions/0003-card-language.md.
"""
