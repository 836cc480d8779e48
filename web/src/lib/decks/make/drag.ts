import type { Point } from './crop.ts';

const TREMBLE = 6;

interface Dragging {
  /** Whether the picture can be moved with this kind of pointer. */
  readonly may: (event: PointerEvent) => boolean;
  /** Moved by so many pixels since the last time. */
  readonly moved: (by: Point) => void;
}

/** Moves what lies under a pointer. The click that follows a drag is swallowed. */
export function drag({ may, moved }: Dragging) {
  return (element: HTMLElement): (() => void) => {
    let last: Point | undefined;
    let dragged = false;

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button !== 0 || !may(event)) return;
      last = { x: event.clientX, y: event.clientY };
      // From the start: a quick hand has left a small picture before it is seen to move.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!last) return;
      const by = { x: event.clientX - last.x, y: event.clientY - last.y };
      if (!dragged && Math.hypot(by.x, by.y) < TREMBLE) return;
      dragged = true;
      last = { x: event.clientX, y: event.clientY };
      moved(by);
    };
    const up = () => (last = undefined);
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
