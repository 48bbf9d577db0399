"""What every game promises, whatever is played: lines of play held to it, decision by decision."""
