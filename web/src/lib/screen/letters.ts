/** How wide a bold letter is, in its size: rather too much than a last letter on a line of its own. */
const LETTER = 0.58;

/** The size of letters with which the longest of these words fits into that room; smaller ones could not be read. */
export function lettersFor(
  words: readonly string[],
  room: number,
  [smallest, largest]: readonly [number, number],
): number {
  const longest = Math.max(1, ...words.map((word) => word.length));
  return Math.max(smallest, Math.min(largest, Math.floor(room / (LETTER * longest))));
}

/** Where a name may be broken: at its spaces, and after its hyphens. */
export const partsOf = (name: string): string[] => name.split(/\s+|(?<=-)/).filter(Boolean);
