"""Rooms, streets and shafts with traced light."""
