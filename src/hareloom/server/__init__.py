"""The server: what the browser talks to."""
