/** The last stone, at the foot of the moon. */
export const GOAL = 30;
/** Beyond the last stone, where a game ends there: on the moon itself. */
export const MOON = GOAL + 1;

/** Whether the way starts over beyond the last stone, since the game doesn't end there. */
export const hasLaps = (target: number | undefined): boolean =>
  target === undefined || target > GOAL;

/** On which stone a score stands. */
export function stoneOf(score: number, laps: boolean): number {
  if (score <= GOAL) return score;
  return laps ? ((score - 1) % GOAL) + 1 : MOON;
}

/** The stones from one score to another, both included. Nobody hops on the moon. */
export function route(from: number, to: number, laps: boolean): number[] {
  const found: number[] = [];
  for (let score = from; score <= to; score++) {
    const stone = stoneOf(score, laps);
    if (found.at(-1) !== stone) found.push(stone);
  }
  return found;
}
