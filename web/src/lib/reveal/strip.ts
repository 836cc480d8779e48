/** Which pictures of a line are in view, where not all of them are: whole ones only, around the one it is about. */
export interface InView {
  /** How many stand left of them. */
  readonly before: number;
  readonly count: number;
}

/** Whether all are in view without the one that stands on the easel, and only without it. */
export const allButOne = (room: number, each: number, all: number): boolean =>
  Math.floor(room / each) === all - 1;

export function inView(room: number, each: number, all: number, now: number): InView {
  const count = Math.max(1, Math.min(all, Math.floor(room / each)));
  const before = now - 1 - Math.floor(count / 2);
  return { before: Math.max(0, Math.min(all - count, before)), count };
}
