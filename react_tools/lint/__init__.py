"""The framework of checks; it holds no check. A ruleset lists its own."""
