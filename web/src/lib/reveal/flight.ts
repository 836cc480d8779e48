/** Animations of transform and opacity alone, from where something was to where it is. */

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Let an element come from another one's place, as if it were that one. */
export function comeFrom(element: HTMLElement, from: Element | null, ms: number): void {
  const start = from?.getBoundingClientRect();
  const end = element.getBoundingClientRect();
  if (!start || start.width === 0 || end.width === 0) return;
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${start.width / end.width})` },
      { transform: 'none' },
    ],
    { duration: ms, easing: EASE, fill: 'backwards' },
  );
}

/** Let an element rise from below. Nothing is measured: a slow phone would wait for that. */
export function rise(element: HTMLElement, ms: number): void {
  element.animate(
    [
      { transform: 'translateY(70%) scale(0.5)', opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, easing: EASE, fill: 'backwards' },
  );
}

export interface Way {
  /** Where points lie on the way, as offsets from its start. */
  readonly points: readonly (readonly [number, number])[];
}

/** A bow from one point to another: down first, then over. */
export function bow(dx: number, dy: number, steps = 12): Way {
  const [cx, cy] = [dx * 0.06, dy - Math.sign(dy) * 26];
  const at = (t: number): [number, number] => [
    2 * t * (1 - t) * cx + t * t * dx,
    2 * t * (1 - t) * cy + t * t * dy,
  ];
  return { points: Array.from({ length: steps + 1 }, (_, step) => at(step / steps)) };
}
