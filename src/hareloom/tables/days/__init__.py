"""Games that last for days: deadlines of people who are never there together."""
