import { soundOf } from './sound.ts';

const LEAST = 3;
const MOST = 4;
/** How many letters a word written as it sounds may have. */
const SHORTEST = 3;
const LONGEST = 10;
/** More slips than these are no typo any more. */
const SLIPS = 3;
/** Letters swapped, or a word written as it sounds: likelier than a letter for another. */
const LIGHT = 0.75;
/** How many meanings are worth a question, and how much worse than the best one may be. */
const MEANINGS = 3;
const WORSE = 0.5;
/** How many are kept on the way, since those that look worse may end better. */
const KEPT = 6;

interface Reading {
  readonly words: readonly string[];
  readonly slips: number;
}

/**
 * What may have been meant, the likeliest first: codes of three or four words, written out with spaces. A code without
 * slips is its own only meaning, since no word begins with another.
 */
export function meant(code: string, list: readonly string[]): string[] {
  // By how many letters are read: the best readings so far, for each number of words.
  const read: Reading[][][] = Array.from({ length: code.length + 1 }, () =>
    Array.from({ length: MOST + 1 }, () => []),
  );
  read[0]?.[0]?.push({ words: [], slips: 0 });
  const alike = bySound(list);
  for (let at = 0; at < code.length; at++) {
    const begun = read[at]?.slice(0, MOST) ?? [];
    if (begun.every((readings) => readings.length === 0)) continue;
    for (const [word, end, slips] of wordsAt(code, at, list, alike)) {
      begun.forEach((readings, count) => {
        for (const before of readings)
          keep(read[end]?.[count + 1], {
            words: [...before.words, word],
            slips: before.slips + slips,
          });
      });
    }
  }
  const whole = (read[code.length] ?? [])
    .slice(LEAST)
    .flat()
    .sort((a, b) => a.slips - b.slips);
  const best = whole[0]?.slips ?? 0;
  return whole
    .filter(({ slips }) => slips === best || (best > 0 && slips <= best + WORSE))
    .slice(0, MEANINGS)
    .map(({ words }) => words.join(' '));
}

/** Only the best are kept, each meaning once. */
function keep(readings: Reading[] | undefined, next: Reading): void {
  if (!readings || next.slips > SLIPS) return;
  const words = next.words.join(' ');
  const same = readings.findIndex((each) => each.words.join(' ') === words);
  if (same >= 0) {
    if ((readings[same]?.slips ?? 0) <= next.slips) return;
    readings.splice(same, 1);
  }
  const at = readings.findIndex(({ slips }) => slips > next.slips);
  readings.splice(at < 0 ? readings.length : at, 0, next);
  if (readings.length > KEPT) readings.pop();
}

type Alike = ReadonlyMap<string, readonly string[]>;

function bySound(list: readonly string[]): Alike {
  const alike = new Map<string, string[]>();
  for (const word of list) {
    const sound = soundOf(word);
    const others = alike.get(sound);
    if (others) others.push(word);
    else alike.set(sound, [word]);
  }
  return alike;
}

/** The words that may stand there, where they end, and with how many slips. */
function* wordsAt(
  code: string,
  at: number,
  list: readonly string[],
  alike: Alike,
): Generator<[string, number, number]> {
  for (const word of list)
    for (const [end, slips] of endings(word, code, at)) yield [word, end, slips];
  for (let end = at + SHORTEST; end <= Math.min(code.length, at + LONGEST); end++) {
    const written = code.slice(at, end);
    for (const word of alike.get(soundOf(written)) ?? [])
      if (word !== written) yield [word, end, LIGHT];
  }
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
      if (swapped) slips = Math.min(slips, (before[end - 2] ?? 0) + LIGHT);
      row.push(slips);
    }
    if (Math.min(...row) > allowed) return;
    [before, last] = [last, row];
  }
  for (const [end, slips] of last.entries())
    if (end > 0 && slips <= allowed) yield [at + end, slips];
}
