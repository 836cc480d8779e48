"""Drafts of what is in a picture, by a machine that sees: any OpenAI-compatible endpoint."""
