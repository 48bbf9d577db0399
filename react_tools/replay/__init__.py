"""Steps that stop at a question and are run again with one answer more (docs/decisions/0004)."""
