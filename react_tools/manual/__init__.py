"""The manual: an entry for everything that has a name, and the ways of finding it."""
