/** A torn edge above and below, as a clip path: the same for the same seed, so that paper doesn't change its shape. */
export function tornEdge(seed: number, steps = 26): string {
  let state = (seed * 2654435761 + 11) % 2147483647 || 1;
  const chance = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const above: string[] = [];
  const below: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const across = `${((step / steps) * 100).toFixed(1)}%`;
    above.push(`${across} ${(chance() * 3).toFixed(1)}px`);
    below.unshift(`${across} calc(100% - ${(chance() * 3).toFixed(1)}px)`);
  }
  return `polygon(${[...above, ...below].join(',')})`;
}
