"""The pictures of Hareloom and the programs that paint them."""
