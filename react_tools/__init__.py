"""Card-game data and rules on the command line."""

__version__ = "0.1.0"
