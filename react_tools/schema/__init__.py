"""What a file may look like: JSON Schemas, and their verdicts in designers' words."""
