"""What all SQL databases share: the schema's steps, and the statements."""
