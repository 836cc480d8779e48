"""HTTP: pages, files, pictures and the tables' API."""
