const MOVES = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Whether a player goes through the page by keys: their letters are shortcuts then, others' are the beginning of a clue. */
export const byKeys = { now: false };

/** Notices how they go; for as long as a table is open. */
export function noticeKeys(): () => void {
  const key = ({ key: pressed }: KeyboardEvent) => (byKeys.now ||= MOVES.has(pressed));
  const pointer = () => (byKeys.now = false);
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
  };
}
