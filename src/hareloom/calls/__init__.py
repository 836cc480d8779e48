"""Calling players whose turn it is: by web push, by a webhook of their table, by mail."""
