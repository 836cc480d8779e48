"""Sky, land and towns."""
