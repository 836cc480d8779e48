"""A game as a storybook: book.py has it as values, words.py in sentences, pdf.py on paper.

The PDF needs the extra `print` (fpdf2 and uharfbuzz), as `hareloom.printing` does; the values need nothing.
"""
