import type { Unit } from '../table/who.ts';
import { at, type Board } from './boards.ts';
import { apart, type Box } from './boxes.ts';
import { isAhead, moonOf, stoneOf } from './stones.ts';

/** Hares that share a stone stand in rows, the more the smaller. */
export interface Crowd {
  readonly row: number;
  readonly scale: number;
}

export function crowd(count: number): Crowd {
  if (count <= 1) return { row: 1, scale: 1 };
  if (count <= 2) return { row: 2, scale: 0.9 };
  if (count <= 4) return { row: 2, scale: 0.76 };
  if (count <= 6) return { row: 3, scale: 0.66 };
  if (count <= 9) return { row: 3, scale: 0.56 };
  return { row: 4, scale: 0.52 };
}

/** How far apart hares of a row stand, and rows, in hares: side by side, each with its ears in a gap of the row behind. */
const ABREAST = 0.9;
const BEHIND = 0.78;
/** A hare's own outline, in its size: half its width, and how far it reaches above and below its feet. */
const HALF = 0.44;
const EARS = 1.05;
const FEET = 0.06;

/** Where a hare stands: its feet. */
export interface Standing {
  readonly unit: Unit;
  readonly stone: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether the way goes to the left from there. */
  readonly flip: boolean;
}

/** What a hare covers. */
export const boxOf = ({ x, y, size }: Pick<Standing, 'x' | 'y' | 'size'>): Box => ({
  x,
  y: y + size * FEET,
  width: size * HALF * 2,
  height: size * (EARS + FEET),
});

/** An occupied stone's number: the score of those who stand there; several where some are a lap ahead, or on the moon. */
export interface Total extends Box {
  readonly stone: number;
  readonly text: string;
  /** Some of them are past the last stone. */
  readonly ahead: boolean;
}

/** All who stand on one stone, with its number below them. */
interface Group {
  readonly hares: readonly Standing[];
  readonly total: Total;
}

/** Smaller than that a hare can't be told from another. */
const SMALLEST = 0.36;
const SHRINK = 0.93;

/** Every hare, those further back first, and the totals: no group covers another, and the larger one gives way. */
export function standing(
  units: readonly Unit[],
  board: Board,
  chip: number,
): { hares: Standing[]; totals: Total[] } {
  const here = [...together(units, board)];
  const scales = here.map(([, members]) => crowd(members.length).scale);
  let groups: Group[] = [];
  for (let tries = 0; tries < 120; tries++) {
    groups = here.map(([stone, members], index) =>
      grouped(stone, members, board, scales[index] ?? 1, chip),
    );
    const larger = crossing(groups, scales);
    if (larger === undefined) break;
    scales[larger] = (scales[larger] ?? 1) * SHRINK;
  }
  return {
    hares: groups.flatMap(({ hares }) => hares).sort((a, b) => a.y - b.y),
    totals: groups.map(({ total }) => total),
  };
}

/** Of the first two groups that cover each other, the one that takes more room and can still shrink. */
function crossing(groups: readonly Group[], scales: readonly number[]): number | undefined {
  const boxes = groups.map((group) => [...group.hares.map(boxOf), group.total]);
  for (const [index, one] of boxes.entries()) {
    for (const [further, other] of boxes.slice(index + 1).entries()) {
      if (one.every((box) => other.every((each) => apart(box, each)))) continue;
      const [wider, narrower] =
        wideness(one) >= wideness(other)
          ? [index, index + 1 + further]
          : [index + 1 + further, index];
      const gives = [wider, narrower].find((group) => (scales[group] ?? 0) > SMALLEST);
      if (gives !== undefined) return gives;
    }
  }
  return undefined;
}

const wideness = (boxes: readonly Box[]): number =>
  Math.max(...boxes.map(({ x, width }) => x + width / 2)) -
  Math.min(...boxes.map(({ x, width }) => x - width / 2));

function grouped(
  stone: number,
  members: readonly Unit[],
  board: Board,
  scale: number,
  chip: number,
): Group {
  const [x, y] = at(board, stone);
  const flip = stone < board.way.last && at(board, stone + 1)[0] < x - 2;
  const { row } = crowd(members.length);
  const size = board.hare * scale;
  const rows = Math.ceil(members.length / row);
  const shift = rows > 1 ? ABREAST / 4 : 0;
  const half = size * ((Math.min(row, members.length) - 1) * (ABREAST / 2) + 0.5 + shift);
  const middle = Math.max(half, Math.min(board.w - half, x));
  const hares = members.map((unit, index): Standing => {
    const line = Math.floor(index / row);
    const abreast = Math.min(row, members.length - line * row);
    // Every other row stands in the gaps of the one before.
    const aside = line % 2 === 1 ? shift : -shift;
    const along = ((index % row) - (abreast - 1) / 2) * ABREAST + aside;
    const back = (line - (rows - 1)) * BEHIND * size;
    return { unit, stone, x: middle + along * size, y: y + back + board.r * 0.12, size, flip };
  });
  return { hares, total: totalOf(stone, members, board, chip) };
}

function totalOf(stone: number, members: readonly Unit[], board: Board, chip: number): Total {
  const [x, y] = at(board, stone);
  const scores = [...new Set(members.map(({ score }) => score))].sort((a, b) => a - b);
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  const text = scores.length > 2 ? `${first}–${last}` : scores.join(' · ');
  const ahead = isAhead(last, board.way);
  const below = stone === moonOf(board.way) ? 0.35 : 1.02;
  const width = chip * (0.72 + 0.62 * text.replaceAll(' ', '').length + (ahead ? 0.6 : 0));
  return {
    stone,
    text,
    ahead,
    x: Math.max(width / 2, Math.min(board.w - width / 2, x)),
    y: y + board.r * below + chip * 0.6,
    width,
    height: chip * 1.2,
  };
}

function together(units: readonly Unit[], { way }: Board): Map<number, Unit[]> {
  const found = new Map<number, Unit[]>();
  for (const unit of units) {
    const stone = stoneOf(unit.score, way);
    found.set(stone, [...(found.get(stone) ?? []), unit]);
  }
  return found;
}
