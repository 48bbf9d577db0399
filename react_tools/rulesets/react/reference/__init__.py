"""What Re;ACT tells of its things: entries of the manual, cards and sheets drawn, sources."""
