"""Decodes strangers' pictures in a process of its own, which may die without anybody noticing."""
