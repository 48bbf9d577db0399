"""What a game tells of its things, as bare values: what is listed, what is shown, what is known."""
