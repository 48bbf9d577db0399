"""What happens in a game of KeyForge, by topic: the facts, how they read, the rules they cite."""
