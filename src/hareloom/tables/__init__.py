"""The live side of tables: a mailbox for each that is open, its people, its clock, and what they are shown."""
