"""Cards, decks and houses told at length: as entries, as figures, and where they come from."""
