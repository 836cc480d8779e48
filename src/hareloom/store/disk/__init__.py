"""Pictures in files beside the database."""
