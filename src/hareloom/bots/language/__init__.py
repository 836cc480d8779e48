"""What bots know about words: phrases to say, and how well a text fits a card."""
