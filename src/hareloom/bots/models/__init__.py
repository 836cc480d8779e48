"""A large model as a player: it sees a seat's view and the pictures, and answers by JSON schema."""
