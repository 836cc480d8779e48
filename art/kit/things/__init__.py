"""Things people keep, ride, play and lose."""
