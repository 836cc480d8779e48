"""Lets ``python -m hareloom`` do what ``hareloom`` does."""

import sys

from hareloom.cli import main

if __name__ == "__main__":
    sys.exit(main())
