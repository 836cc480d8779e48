import { at, type Board } from './boards.ts';
import { route } from './stones.ts';

const HOP = 340;
const MOST = 1500;
/** Two set off at a time. */
const WAIT = 400;
const APART = 500;

/** How long a hare of that place in the order waits, and how long it hops, in milliseconds. */
export const timing = (hops: number, order: number): { delay: number; duration: number } => ({
  delay: WAIT + Math.floor(order / 2) * APART,
  duration: Math.min(MOST, HOP * hops),
});

/** From stone to stone, as keyframes relative to where the hare stands in the end. Only transforms move. */
export function keyframes(board: Board, stones: readonly number[]): Keyframe[] {
  const [endX, endY] = at(board, stones.at(-1) ?? 0);
  const frames: Keyframe[] = [];
  stones.forEach((stone, index) => {
    const [x, y] = at(board, stone);
    frames.push({ transform: moved(x - endX, y - endY), easing: 'ease-out' });
    const next = stones[index + 1];
    if (next === undefined) return;
    const [nextX, nextY] = at(board, next);
    const high = Math.min(y, nextY) - endY - board.r * 1.5;
    frames.push({ transform: moved((x + nextX) / 2 - endX, high), easing: 'ease-in' });
  });
  return frames;
}

const moved = (x: number, y: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** The hops as dotted arcs. A leap back to the first stone leaves none. */
export function trail(board: Board, from: number, to: number): string {
  const stones = route(from, to, board.way);
  const lift = board.r * 0.85;
  return stones
    .slice(1)
    .map((stone, index) => {
      const before = stones[index] ?? stone;
      if (stone < before) return '';
      const [x1, y1] = at(board, before);
      const [x2, y2] = at(board, stone);
      const start = `${x1.toFixed(1)} ${(y1 - lift).toFixed(1)}`;
      const middle = `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2 - board.r * 2.2).toFixed(1)}`;
      return `M${start}Q${middle} ${x2.toFixed(1)} ${(y2 - lift).toFixed(1)}`;
    })
    .join('');
}
