"""The decks that are painted here, each in a folder of its own."""
