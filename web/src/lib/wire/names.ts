// Written by scripts/write_types.py from the server's types. Change those, and run it again.

export const BOTS = {
  "pip": "Pip",
  "juniper": "Juniper",
  "otto": "Otto",
  "marguerite": "Marguerite",
  "bertil": "Bertil",
  "nell": "Nell",
  "ambrose": "Ambrose",
  "lumi": "Lumi",
  "tobias": "Tobias",
  "ines": "Inès",
  "wanda": "Wanda",
  "cosmo": "Cosmo"
} as const;

export const MODEL = {
  "id": "model",
  "name": "Argus"
} as const;

export const OFFERED = [
  0,
  2,
  4,
  5,
  6,
  11,
  1,
  7,
  8,
  3,
  9,
  10
] as const;
