/** Which pictures of a line are in view, where not all of them are: whole ones only, around the one it is about. */
export interface InView {
  /** How many stand left of them. */
  readonly before: number;
  readonly count: number;
}

export function inView(room: number, each: number, all: number, now: number): InView {
  const count = Math.max(1, Math.min(all, Math.floor(room / each)));
  const before = now - 1 - Math.floor(count / 2);
  return { before: Math.max(0, Math.min(all - count, before)), count };
}
