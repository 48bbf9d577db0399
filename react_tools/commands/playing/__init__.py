"""How a duel that is played begins, or goes on."""
