"""What the checks of several games ask in the same words: each game gives code and page."""
