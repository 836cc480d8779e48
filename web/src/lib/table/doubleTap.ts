/** For so long after a press a finger may come down again in its place, */
const MEMORY = 1500;
/** and so long a button must have stood there before it may be pressed: nobody reads faster. */
const SEEN = 350;
const NEAR = 40;
const LOOK_EVERY = 60;

/** A press with a finger or a mouse, and the button it hit. */
export interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly button: Element | null;
}

/** Whether a press was meant for what stood there before: `since` says how long the button of now has been there. */
export function strays(before: Press | undefined, now: Press, since: number): boolean {
  return (
    before?.button != null &&
    now.button !== null &&
    before.button !== now.button &&
    now.at - before.at < MEMORY &&
    now.at - since < SEEN &&
    Math.hypot(now.x - before.x, now.y - before.y) < NEAR
  );
}

/** Marks what gives way to something else in its place when it is pressed. */
const GIVES_WAY = '[data-gives-way]';

const buttonOf = (element: Element | null): Element | null =>
  element?.closest('button, a, [role=option]') ?? null;

/** Listens to all presses of a page and swallows those that stray from a button that gives way. */
export function doubleTaps(): (event: MouseEvent) => void {
  let before: Press | undefined;
  let button: Element | null = null;
  let since = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** What stands now where the last press was, and since when. */
  const look = (): void => {
    if (!before) return;
    const now = performance.now();
    const there = buttonOf(document.elementFromPoint(before.x, before.y));
    if (there !== button) [button, since] = [there, now];
    if (now - before.at > MEMORY) clearInterval(timer);
  };

  return (event) => {
    // Pressed by a key: focus is lost with the button, so nothing strays.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const now = {
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      button: buttonOf(event.target),
    };
    look();
    if (strays(before, now, since)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (now.button?.closest(GIVES_WAY)) {
      before = now;
      [button, since] = [now.button, now.at - SEEN];
      clearInterval(timer);
      timer = setInterval(look, LOOK_EVERY);
    }
  };
}
