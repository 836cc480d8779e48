"""Large models on seats: who has allowed it, what all people see of it, what it may take, and its moves."""
