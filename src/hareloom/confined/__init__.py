"""Strangers' bytes are looked at in processes of their own, which may die without anybody noticing."""
