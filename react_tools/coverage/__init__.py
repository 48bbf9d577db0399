"""Rules × scenarios: what is shown, by which scenarios, and what the others lack.

A rule is shown by a scenario that cites it, that holds, in whose trace an event or a refusal rests
on it, and whose boundary twin comes out differently.
A ruling is shown by such twins that rest on it and play it by two of its settings.
Definitions and pointers are not played: nobody has to show them.
"""
