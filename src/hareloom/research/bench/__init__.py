"""The benchmark: a fixed test set of clues about our pictures, three tasks, a leaderboard (docs/BENCHMARK.md)."""
