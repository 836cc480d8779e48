"""OpenAI-compatible endpoints: where one is, one exchange with it, and what its answer says."""
