"""Tests of the exchange with OpenAI-compatible endpoints. A package, so that others can use its machine."""
