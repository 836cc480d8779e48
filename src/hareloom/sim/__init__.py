"""Whole games without a server: a table in memory, random players, statistics, score sheets."""
