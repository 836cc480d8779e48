"""How finely cards are painted."""

PIXELS = 2  # a unit; 1 gives quick sketches
