/** A code as a person typed it, or the whole link as it was sent, in the one form that codes have. */
export function joined(typed: string): string {
  const path = typed.trim().replace(/[?#].*$/, '');
  const [, linked] = /\/t\/([^/]+)/.exec(path) ?? [];
  let code = linked ?? path;
  try {
    code = decodeURIComponent(code);
  } catch {
    // No link has this; it is as it was typed.
  }
  return code.replace(/[\s_.,+-]+/g, '').toLowerCase();
}

const OLD = /^[2-9bcdfghjkmnpqrstvwxz]{10}$/;

/** Whether it is a code of an earlier version, whose letters and digits can't be mended. */
export const isOld = (code: string): boolean => OLD.test(code);

const LEAST = 3;
const MOST = 4;
/** More slips than these are no typo any more. */
const SLIPS = 3;
/** How many meanings are worth a question. */
const MEANINGS = 5;

interface Reading {
  readonly words: readonly string[];
  readonly slips: number;
}

/**
 * What may have been meant: codes of three or four words, written out with spaces, with the fewest slips. A code without
 * slips is its own only meaning, since no word begins with another.
 */
export function meant(code: string, list: readonly string[]): string[] {
  // By how many letters are read: the best readings so far, for each number of words.
  const read: Reading[][][] = Array.from({ length: code.length + 1 }, () =>
    Array.from({ length: MOST + 1 }, () => []),
  );
  read[0]?.[0]?.push({ words: [], slips: 0 });
  for (let at = 0; at < code.length; at++) {
    const begun = read[at]?.slice(0, MOST) ?? [];
    if (begun.every((readings) => readings.length === 0)) continue;
    for (const word of list) {
      for (const [end, slips] of endings(word, code, at)) {
        begun.forEach((readings, count) => {
          for (const before of readings)
            keep(read[end]?.[count + 1], {
              words: [...before.words, word],
              slips: before.slips + slips,
            });
        });
      }
    }
  }
  const whole = (read[code.length] ?? []).slice(LEAST).flat();
  const fewest = Math.min(...whole.map(({ slips }) => slips));
  return whole
    .filter(({ slips }) => slips === fewest)
    .slice(0, MEANINGS)
    .map(({ words }) => words.join(' '));
}

/** Only the best are kept; one more than is asked about, to know where there are too many. */
function keep(readings: Reading[] | undefined, next: Reading): void {
  if (!readings || next.slips > SLIPS) return;
  const at = readings.findIndex(({ slips }) => slips > next.slips);
  readings.splice(at < 0 ? readings.length : at, 0, next);
  if (readings.length > MEANINGS + 1) readings.pop();
}

/** Where a word that begins there may end, and with how many slips: letters left out, added, other, or swapped. */
function* endings(word: string, code: string, at: number): Generator<[number, number]> {
  const allowed = word.length > 4 ? 2 : 1;
  const size = Math.min(word.length + allowed, code.length - at);
  let before: number[] = [];
  let last = Array.from({ length: size + 1 }, (_, end) => end);
  for (let letter = 1; letter <= word.length; letter++) {
    const row = [letter];
    for (let end = 1; end <= size; end++) {
      const same = word[letter - 1] === code[at + end - 1];
      let slips = Math.min(
        (last[end - 1] ?? 0) + (same ? 0 : 1),
        (last[end] ?? 0) + 1,
        (row[end - 1] ?? 0) + 1,
      );
      const swapped =
        letter > 1 &&
        end > 1 &&
        word[letter - 1] === code[at + end - 2] &&
        word[letter - 2] === code[at + end - 1];
      if (swapped) slips = Math.min(slips, (before[end - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > allowed) return;
    [before, last] = [last, row];
  }
  for (const [end, slips] of last.entries())
    if (end > 0 && slips <= allowed) yield [at + end, slips];
}
