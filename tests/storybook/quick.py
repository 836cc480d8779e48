"""How long a book may take."""

import os

BOOK_SECONDS = float(os.environ.get("HARELOOM_BOOK_SECONDS", "40"))
"""Ten on a machine that does nothing else (`make proof`)."""
