"""Reading phrases of a small language of cards; each game brings its own words and grammar."""
