"""Walking games by themselves: every line of play counted, games by chance held to what is true."""
