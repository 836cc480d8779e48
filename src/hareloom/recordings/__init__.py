"""Recordings of players: songs, words said aloud, mimes. What is taken, and the process that looks into it."""
