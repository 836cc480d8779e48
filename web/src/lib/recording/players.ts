/** A recording on the page that can be played. */
export interface Playable {
  /** Whether it is in view: the same clue may lie on the page twice. */
  shown(): boolean;
  press(): void;
  pause(): void;
}

/** Whether something is seen and may be pressed: not hidden, not behind a dialog. */
export function isShown(element: Element | null | undefined): boolean {
  return (
    !!element &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert]')
  );
}

const all = new Set<Playable>();

export const players = {
  /** Until what is returned is called. */
  add(player: Playable): () => void {
    all.add(player);
    return () => {
      all.delete(player);
      player.pause();
    };
  },

  /** One begins: the others are silent. */
  begins(player: Playable): void {
    for (const each of all) if (each !== player) each.pause();
  },

  /** Play the one in view, or pause it. Says whether there is one. */
  press(): boolean {
    const shown = [...all].filter((each) => each.shown()).at(-1);
    shown?.press();
    return shown !== undefined;
  },
};
