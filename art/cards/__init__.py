"""One script a card."""
