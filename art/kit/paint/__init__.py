"""How anything is painted: colour, paths, masks, volume, brush."""
