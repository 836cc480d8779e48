"""What the operator does while the server runs: commands over a socket that only the owner of the data can open."""
