import type { Unit } from '../table/who.ts';
import type { Board } from './boards.ts';
import type { Point } from './path.ts';
import type { Standing } from './standing.ts';

/** With so many hares all are named; of more, only the reader's and those in front. */
const ALL_NAMED = 6;
const LONGEST = 14;

export function named(units: readonly Unit[]): Unit[] {
  if (units.length <= ALL_NAMED) return [...units];
  const most = Math.max(...units.map((unit) => unit.score));
  const first = units.filter((unit) => unit.score === most);
  return units.filter((unit) => unit.you || (first.length <= 2 && first.includes(unit)));
}

/** Something on the board that no name may hide: the middle of its lower edge, and its size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Tag extends Box {
  readonly unit: Unit;
  readonly text: string;
}

/** A name above each of those hares. None lies on another or on a number, or sticks out of the board. */
export function tags(
  hares: readonly Standing[],
  nameOf: (unit: Unit) => string,
  board: Board,
  font: number,
  numbers: readonly Box[] = [],
): Tag[] {
  const wanted = named(hares.map(({ unit }) => unit));
  const height = font * 1.5;
  const placed: Tag[] = [];
  const free = (box: Box): boolean => [...placed, ...numbers].every((other) => apart(box, other));
  /** Above the ears of all who share a stone: a name must not hide those behind. */
  const topOf = (stone: number): number =>
    Math.min(...hares.filter((each) => each.stone === stone).map(({ y, size }) => y - size * 1.16));
  // From below: what has no room goes up, where the sky is, or aside.
  for (const hare of [...hares].sort((a, b) => b.y - a.y || a.x - b.x)) {
    if (!wanted.includes(hare.unit)) continue;
    const text = shortened(nameOf(hare.unit));
    const width = font * (0.58 * lettersOf(text).length + 0.9);
    const spots = nearby(hare.x, topOf(hare.stone), height / 4).map(([left, top]): Box => ({
      x: Math.max(width / 2, Math.min(board.w - width / 2, left)),
      y: Math.max(height, top),
      width,
      height,
    }));
    const spot = spots.find(free) ?? spots[0];
    if (spot) placed.push({ ...spot, unit: hare.unit, text });
  }
  return placed;
}

const apart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
  one.y <= other.y - other.height ||
  other.y <= one.y - one.height;

/** Spots for a name, the nearest to the ears first. */
function nearby(x: number, above: number, step: number): Point[] {
  return Array.from({ length: 40 }, (_, far): Point[] => [
    [x, above - far * step],
    [x - far * step * 2, above],
    [x + far * step * 2, above],
  ]).flat();
}

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What a reader takes for letters: an emoji is one. */
const lettersOf = (text: string): string[] =>
  Array.from(segments.segment(text), ({ segment }) => segment);

function shortened(name: string): string {
  const letters = lettersOf(name);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
}
