"""People with bodies, clothes and feelings."""
