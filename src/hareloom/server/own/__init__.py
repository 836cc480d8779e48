"""Decks that players make in the page: kept, shown to those who may see them, and tidied up."""
