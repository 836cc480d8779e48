"""Live tables: a mailbox for each open one, its people, its clock, and the views they are sent."""
