"""What is drawn beside the cards: card back, score track, tiles, mark and icons."""
