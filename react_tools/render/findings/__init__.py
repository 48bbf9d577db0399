"""How one finding is written, for people and for programs; reports and traces hold many."""
