"""What every game needs to lay a setting down and to play a scenario once."""
