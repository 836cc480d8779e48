"""Tables over a WebSocket."""
