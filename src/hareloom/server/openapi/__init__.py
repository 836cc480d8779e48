"""The OpenAPI document and the JSON Schema of all messages."""
