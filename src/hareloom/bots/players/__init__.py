"""How bots play: who they are, and what they tell, give and vote."""
