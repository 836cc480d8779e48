"""The painter and everything it knows how to paint."""
