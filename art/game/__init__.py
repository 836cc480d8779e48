"""What is drawn beside the cards: card back, score track, how-to-play pictures, tiles, mark and icons."""
