/** How the stones are counted from the start to the moon. */
export interface Way {
  /** The last stone, at the foot of the moon. Beyond it is the moon itself. */
  readonly last: number;
  /** The stone of those who have no points. */
  readonly start: number;
  /** Whether the way starts over beyond the last stone, since the game goes further. */
  readonly laps: boolean;
  /** With how many points the game ends; then the last stone is theirs. */
  readonly goal: number | undefined;
}

/** As many stones as the usual game has points. */
const USUAL = 30;
/** With more, stones would touch: rather another lap. */
const MOST = 40;

/** The way of a game that ends with so many points, if points end it: always at the moon. */
export function wayTo(goal: number | undefined): Way {
  if (goal === undefined) return { last: USUAL, start: 0, laps: true, goal };
  if (goal <= MOST) return { last: goal, start: 0, laps: false, goal };
  const laps = Math.ceil(goal / USUAL);
  const last = Math.ceil(goal / laps);
  return { last, start: laps * last - goal, laps: true, goal };
}

/** Beyond the last stone, where a game ends there. */
export const moonOf = ({ last }: Way): number => last + 1;

/** On which stone a score stands. */
export function stoneOf(score: number, way: Way): number {
  const far = score + way.start;
  // A game that ends there ends on the moon: no further lap is run.
  const over = way.goal !== undefined && score > way.goal;
  if (over) return moonOf(way);
  return far <= way.last ? far : ((far - 1) % way.last) + 1;
}

/** Whether a hare with that score has been at the moon before. */
export const isAhead = (score: number, way: Way): boolean => score + way.start > way.last;

/** What a free stone says: the points of who stands there in the first lap, and the last one where the game ends. */
export const numberOf = (stone: number, { last, start, goal }: Way): number =>
  stone === last && goal !== undefined ? goal : stone - start;

/** The stones from one score to another, both included. Nobody hops on the moon. */
export function route(from: number, to: number, way: Way): number[] {
  const found: number[] = [];
  for (let score = from; score <= to; score++) {
    const stone = stoneOf(score, way);
    if (found.at(-1) !== stone) found.push(stone);
  }
  return found;
}
