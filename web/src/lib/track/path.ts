export type Point = readonly [number, number];

/** A smooth curve through the points (Catmull-Rom), as many short steps. */
export function curve(through: readonly Point[], steps = 24): Point[] {
  const found: Point[] = [];
  const at = (index: number): Point => nth(through, index);
  for (let index = 0; index < through.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      found.push([along(0), along(1)]);
    }
  }
  found.push(at(through.length - 1));
  return found;
}

/** `count` points on the curve, evenly spaced along it. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [nth(points, index - 1), nth(points, index)];
    lengths.push(nth(lengths, index - 1) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  const total = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, number): Point => {
    const wanted = (total * number) / (count - 1);
    const index = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-6),
    );
    const [before, after] = [nth(lengths, index - 1), nth(lengths, index)];
    const part = (wanted - before) / (after - before || 1);
    const [from, to] = [nth(points, index - 1), nth(points, index)];
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

/** The item there, or the first or last where there is none. */
function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[Math.max(0, Math.min(items.length - 1, index))];
  if (item === undefined) throw new Error('a way has points');
  return item;
}
