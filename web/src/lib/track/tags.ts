import type { Unit } from '../table/who.ts';
import type { Board } from './boards.ts';
import { apart, type Box } from './boxes.ts';
import type { Point } from './path.ts';
import { boxOf, type Standing } from './standing.ts';

/** With so many hares all are named; of more, only the reader's and those in front. */
const ALL_NAMED = 6;
const LONGEST = 14;
/** Each of a pair. */
const LONGEST_OF_TWO = 8;
/** So many of the nearest spots are close. */
const CLOSE = 240;

export function named(units: readonly Unit[]): Unit[] {
  if (units.length <= ALL_NAMED) return [...units];
  const most = Math.max(...units.map((unit) => unit.score));
  const first = units.filter((unit) => unit.score === most);
  return units.filter((unit) => unit.you || (first.length <= 2 && first.includes(unit)));
}

export interface Tag extends Box {
  readonly unit: Unit;
  readonly text: string;
  /** The ears that it belongs to, where it had to go so far that a thread has to lead there. */
  readonly ears: Point | undefined;
}

/** A name for each of those hares: none lies on a hare, another name or a number, or sticks out of the board. */
export function tags(
  hares: readonly Standing[],
  namesOf: (unit: Unit) => readonly string[],
  board: Board,
  font: number,
  numbers: readonly Box[] = [],
): Tag[] {
  const wanted = named(hares.map(({ unit }) => unit));
  const height = font * 1.5;
  const placed: Tag[] = [];
  const taken = [...hares.map(boxOf), ...numbers];
  const free = (box: Box): boolean => [...placed, ...taken].every((other) => apart(box, other));
  const stones = board.stones.slice(0, -1).map(([x, y]) => {
    const r = board.r * 0.9;
    return { x, y: y + r * 0.8, width: r * 2, height: r * 1.6 };
  });
  const bare = (box: Box): boolean => stones.every((stone) => apart(box, stone));
  // From below: what has no room goes up, where the sky is, or aside.
  for (const hare of [...hares].sort((a, b) => b.y - a.y || a.x - b.x)) {
    if (!wanted.includes(hare.unit)) continue;
    const text = textOf(namesOf(hare.unit));
    const width = font * (0.58 * lettersOf(text).length + 0.9);
    const top = hare.y - hare.size * 1.1;
    const inside = ([left, above]: Point): Box => ({
      x: Math.max(width / 2, Math.min(board.w - width / 2, left)),
      y: Math.max(height, Math.min(board.h, above)),
      width,
      height,
    });
    const spots = nearby(hare.x, top, height / 3).map(inside);
    // Rather over the fields than over a stone and its number, where that is not far.
    const spot =
      spots.slice(0, CLOSE).find((box) => free(box) && bare(box)) ??
      spots.find(free) ??
      inside([hare.x, top]);
    const far = Math.hypot(spot.x - hare.x, spot.y - top) > height;
    placed.push({ ...spot, unit: hare.unit, text, ears: far ? [hare.x, top] : undefined });
  }
  return placed;
}

/** Spots for a name, the nearest to the ears first; straight above is nearer than aside. */
function nearby(x: number, top: number, step: number): Point[] {
  const spots: { spot: Point; far: number }[] = [];
  for (let up = -18; up <= 30; up++) {
    for (let aside = -30; aside <= 30; aside++) {
      const far = Math.hypot(aside, up < 0 ? up * 1.6 : up);
      spots.push({ spot: [x + aside * step, top - up * step], far });
    }
  }
  return spots.sort((a, b) => a.far - b.far).map(({ spot }) => spot);
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What a reader takes for letters: an emoji is one. */
const lettersOf = (text: string): string[] =>
  Array.from(segments.segment(text), ({ segment }) => segment);

function textOf(names: readonly string[]): string {
  const most = names.length > 1 ? LONGEST_OF_TWO : LONGEST;
  return names.map((name) => shortened(name, most)).join(' + ');
}

function shortened(name: string, most: number): string {
  const letters = lettersOf(name);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
}
