import type { Unit } from '../table/who.ts';
import { at, type Board } from './boards.ts';
import { GOAL, MOON, stoneOf } from './stones.ts';

/** Hares that share a stone stand in rows, the more the smaller. */
export interface Crowd {
  readonly row: number;
  readonly scale: number;
}

export function crowd(count: number): Crowd {
  if (count <= 2) return { row: 2, scale: 1 };
  if (count <= 4) return { row: 2, scale: 0.86 };
  if (count <= 6) return { row: 3, scale: 0.76 };
  return { row: 4, scale: 0.66 };
}

/** How far every other row is shifted, in hares. */
const GAP = 0.12;

/** Where a hare stands: its feet, and how far that is from its stone. */
export interface Standing {
  readonly unit: Unit;
  readonly stone: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  /** Whether the way goes to the left from there. */
  readonly flip: boolean;
}

/** Every hare, those further back first, so that those in front are drawn over them. */
export function standing(units: readonly Unit[], board: Board, laps: boolean): Standing[] {
  const found: Standing[] = [];
  for (const [stone, here] of together(units, laps)) {
    const [x, y] = at(board, stone);
    const flip = stone < GOAL && at(board, stone + 1)[0] < x - 2;
    const { row, scale } = crowd(here.length);
    const size = board.hare * scale;
    const rows = Math.ceil(here.length / row);
    const half =
      (Math.min(row, here.length) * size * 0.84 + size * 0.16) / 2 + (rows > 1 ? size * GAP : 0);
    const middle = Math.max(half, Math.min(board.w - half, x));
    here.forEach((unit, index) => {
      const line = Math.floor(index / row);
      const abreast = Math.min(row, here.length - line * row);
      const along = ((index % row) - (abreast - 1) / 2) * size * 0.84;
      // Every other row stands in the gaps of the one before.
      const dx = middle - x + along + (line % 2 === 1 ? size * GAP : 0);
      const dy = (line - (rows - 1)) * size * 0.58 + board.r * 0.12;
      found.push({ unit, stone, x: x + dx, y: y + dy, dx, dy, size, flip });
    });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** An occupied stone's number: the score of those who stand there; two where some are a lap ahead. */
export interface Total {
  readonly stone: number;
  readonly text: string;
  /** Some of them are past the last stone. */
  readonly ahead: boolean;
}

export function totals(units: readonly Unit[], laps: boolean): Total[] {
  return [...together(units, laps)]
    .filter(([stone]) => stone !== MOON)
    .map(([stone, here]) => {
      const scores = [...new Set(here.map((unit) => unit.score))].sort((a, b) => a - b);
      return { stone, text: scores.join(' · '), ahead: (scores.at(-1) ?? 0) > GOAL };
    });
}

function together(units: readonly Unit[], laps: boolean): Map<number, Unit[]> {
  const found = new Map<number, Unit[]>();
  for (const unit of units) {
    const stone = stoneOf(unit.score, laps);
    found.set(stone, [...(found.get(stone) ?? []), unit]);
  }
  return found;
}
