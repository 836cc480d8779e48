const LONG = 450;
const TREMBLE = 10;

/** A long press: held for a moment without moving. The click that would follow is swallowed. */
export function hold(held: () => void) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let fired = false;

    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      fired = false;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        fired = true;
        held();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!fired) return;
      fired = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      element.addEventListener(end, stop);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
        element.removeEventListener(end, stop);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
