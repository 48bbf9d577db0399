"""What can happen in Re;ACT: each event is the fact, its wording, and the rules it rests on.

turns.py   passives, clauses and their outcomes, the end
chain.py   cards played, costs paid, links resolved
field.py   units and tokens on the field, damage
harm.py    damage that passives replace, and wounds
cards.py   hands, decks, discards
"""
