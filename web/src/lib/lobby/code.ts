/** A code as one reads it aloud: in three short groups. */
export const spoken = (code: string): string =>
  `${code.slice(0, 4)} ${code.slice(4, 7)} ${code.slice(7)}`;
