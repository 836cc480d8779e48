import { lettersOf, shortened } from '../letters.ts';
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
/** Between two names of a list. */
const HAIR = 1;
/** A list of more has more columns. */
const IN_A_COLUMN = 3;
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
  /** The nearest place for something of that size, over there: it rather lies on the fields than on a stone's number. */
  const near = ([x, top]: Point, width: number, high: number): Box => {
    const inside = ([left, above]: Point): Box => ({
      x: Math.max(width / 2, Math.min(board.w - width / 2, left)),
      y: Math.max(high, Math.min(board.h, above)),
      width,
      height: high,
    });
    const spots = nearby(x, top, height / 3).map(inside);
    return (
      spots.slice(0, CLOSE).find((box) => free(box) && bare(box)) ??
      spots.find(free) ??
      inside([x, top])
    );
  };
  // From below: what has no room goes up, where the sky is, or aside.
  for (const group of groups(hares.filter(({ unit }) => wanted.includes(unit)))) {
    const texts = group.map(({ unit }) => textOf(namesOf(unit)));
    const width = Math.max(...texts.map((text) => font * (0.58 * lettersOf(text).length + 1.3)));
    const top = Math.min(...group.map(({ y, size }) => y - size * 1.1));
    const middle = group.reduce((sum, { x }) => sum + x, 0) / group.length;
    const away = ({ x, y }: Box): number => Math.hypot(x - middle, y - top);
    const [list] = shapes(group.length)
      .map(([columns, rows]) => ({
        columns,
        rows,
        box: near([middle, top], width * columns, height * rows),
      }))
      .sort((a, b) => Number(bare(b.box)) - Number(bare(a.box)) || away(a.box) - away(b.box));
    if (!list) continue;
    const { columns, rows, box } = list;
    const far = away(box) > height;
    group.forEach(({ unit }, index) => {
      placed.push({
        x: box.x + ((index % columns) - (columns - 1) / 2) * width,
        y: box.y - (rows - 1 - Math.floor(index / columns)) * height,
        width: width - HAIR,
        height: height - HAIR,
        unit,
        text: texts[index] ?? '',
        // One thread for all of them, from the name that is nearest.
        ears: far && index === group.length - 1 ? [middle, top] : undefined,
      });
    });
  }
  return placed;
}

/** How a list of so many may be laid out: in how many columns and lines. */
const shapes = (count: number): [columns: number, rows: number][] =>
  [1, 2, 3]
    .map((columns): [number, number] => [columns, Math.ceil(count / columns)])
    .filter(([columns, rows]) => columns <= count && rows <= IN_A_COLUMN);

/** Those on one stone are named in one list, from the back to the front; one or two each by themselves. */
function groups(hares: readonly Standing[]): Standing[][] {
  const stones = new Map<number, Standing[]>();
  for (const hare of hares) stones.set(hare.stone, [...(stones.get(hare.stone) ?? []), hare]);
  return [...stones.values()]
    .flatMap((all) => (all.length > 2 ? [all] : all.map((one) => [one])))
    .map((all) => all.sort((a, b) => a.y - b.y || a.x - b.x))
    .sort((a, b) => (b.at(-1)?.y ?? 0) - (a.at(-1)?.y ?? 0) || (a[0]?.x ?? 0) - (b[0]?.x ?? 0));
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

function textOf(names: readonly string[]): string {
  const most = names.length > 1 ? LONGEST_OF_TWO : LONGEST;
  return names.map((name) => shortened(name, most)).join(' + ');
}
