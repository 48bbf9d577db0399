"""Text with positions: the only room that knows YAML."""
