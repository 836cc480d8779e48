"""A deck on paper: cards, pieces, track and rules as a PDF. `hareloom deck print` is how people meet it.

Needs the extra `print` (fpdf2 and uharfbuzz), which a server doesn't.
"""
