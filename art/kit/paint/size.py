"""The card's size in its own units."""

W, H = 600, 900
