/** The outline of a stone: nearly an ellipse, each a little different and always the same. */
export function rock(r: number, seed: number): string {
  let state = seed * 7919 + 13;
  const chance = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const corners = Array.from({ length: 9 }, (_, index): [number, number] => {
    const turn = (index / 9) * Math.PI * 2;
    const out = r * (0.93 + chance() * 0.13);
    return [Math.cos(turn) * out, Math.sin(turn) * out * 0.8];
  });
  const middle = (a: [number, number], b: [number, number]): string =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const rounded = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return `Q${corner[0].toFixed(1)} ${corner[1].toFixed(1)} ${middle(corner, next)}`;
  });
  const [first = [0, 0]] = corners;
  return `M${middle(corners.at(-1) ?? first, first)}${rounded.join('')}Z`;
}
