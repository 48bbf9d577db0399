"""Card-game data and rules on the command line."""
