"""What happened, in order, each fact beneath its cause."""
