const MOVES = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
/** They press what has the focus; in a text field they write. */
const PRESSES = new Set(['Enter', ' ', 'Escape']);
export const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select';

/** Whether a player goes through the page by keys: their letters are shortcuts then, others' are the beginning of a clue. */
class ByKeys {
  now = false;
  #touched = false;

  /** A screen reader presses without a key or a pointer that the page hears of: who has touched nothing may go by keys. */
  get perhaps(): boolean {
    return this.now || !this.#touched;
  }

  /** Notice how they go, from the first page on. */
  notice(): void {
    const key = ({ key: pressed, ctrlKey, target }: KeyboardEvent): void => {
      const typing = target instanceof Element && target.matches(TYPING);
      this.now ||= MOVES.has(pressed) || (PRESSES.has(pressed) && (ctrlKey || !typing));
    };
    const pointer = (): void => {
      this.now = false;
      this.#touched = true;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
  }
}

export const byKeys = new ByKeys();
