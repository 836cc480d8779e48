"""The moves, a file for each part of a game's life. Each function says what then happens, or refuses."""
