"""The kinds of fault, by what they are about."""
