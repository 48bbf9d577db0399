"""Rules questions with their answers: a setting, a script, expectations."""
