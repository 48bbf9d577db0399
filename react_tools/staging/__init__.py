"""What every game would say in the same words: it is extended, and says only what is its own."""
