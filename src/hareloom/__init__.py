"""Hareloom."""
