"""Tests that paint: they need what stands in requirements.txt, so they have a stage of their own in `make test`."""
