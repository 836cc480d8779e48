import type { Attachment } from 'svelte/attachments';

const FAR = 8;

/** Drags an element, and says over which other one of its kind it is, and on which it was dropped. */
export function drag(
  kind: string,
  over: (other: HTMLElement | undefined) => void,
  drop: (other: HTMLElement) => void,
): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | undefined;
    let dragged = false;

    function under({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
      return (
        document
          .elementsFromPoint(clientX, clientY)
          .map((each) => each.closest<HTMLElement>(kind))
          .find(
            (each) =>
              each !== null && each !== element && element.parentElement === each.parentElement,
          ) ?? undefined
      );
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      // A quick hand is elsewhere before the first move is seen.
      element.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!dragged && Math.hypot(x, y) < FAR) return;
      dragged = true;
      element.style.translate = `${x}px ${y}px`;
      over(under(event));
    }

    function up(event: PointerEvent): void {
      if (dragged) {
        const other = event.type === 'pointerup' ? under(event) : undefined;
        element.style.translate = '';
        over(undefined);
        if (other) drop(other);
      }
      from = undefined;
    }

    /** What ended a drag is not also a press. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const listeners = {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
    } as const;
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name as 'pointerup', listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name as 'pointerup', listener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
