"""The rules of the game, pure: values in, values out. No I/O, no clock, no chance of its own."""
