const QUICK = 500;
const NEAR = 40;

/** A press with a finger or a mouse, and the button it hit. */
export interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly button: Element | null;
}

/** Whether a press is the second half of a double tap whose button has given way to another one. */
export function strays(before: Press | undefined, now: Press): boolean {
  return (
    before !== undefined &&
    before.button !== null &&
    now.button !== null &&
    before.button !== now.button &&
    !before.button.isConnected &&
    now.at - before.at < QUICK &&
    Math.hypot(now.x - before.x, now.y - before.y) < NEAR
  );
}

/** Listens to all presses of a page and swallows those that stray. */
export function doubleTaps(): (event: MouseEvent) => void {
  let before: Press | undefined;
  return (event) => {
    // Pressed by a key: focus is lost with the button, so nothing strays.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const button = event.target.closest('button, a, [role=option]');
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY, button };
    if (strays(before, now)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      before = now;
    }
  };
}
