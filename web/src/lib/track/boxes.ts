/** What something on the board covers: the middle of its lower edge, and its size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const apart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
  one.y <= other.y - other.height ||
  other.y <= one.y - one.height;
