"""Lamplit cut paper: a shallow box of paper sheets, cut by hand, with lamps between them."""
