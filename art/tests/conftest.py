"""One thread a process, as when the deck is painted; said before numba is imported, which reads it once."""

import os

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
