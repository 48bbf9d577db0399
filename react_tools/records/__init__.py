"""Records of duels: a setting and a line a chain, written short and read back."""
