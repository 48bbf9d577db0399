"""One module per command, and what several share; a command joins floors and decides nothing.

Each imports what it needs inside its function: a command must not pay for the others.
"""
