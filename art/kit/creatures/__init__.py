"""Animals and one dragon."""
