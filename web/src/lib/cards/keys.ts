/** What a key does in a row or grid of cards. */
export type CardKey =
  | { do: 'move'; to: number }
  | { do: 'choose'; at: number; second: boolean }
  | { do: 'zoom'; at: number }
  | { do: 'green' | 'red'; at: number };

/** The keys that choose a picture by its number. */
export const NUMBERS = '1234567890-=';

/** The keys of a listbox of cards: arrows, Home and End move; Space, Enter and numbers choose, Z looks closer. */
export function cardKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  at: number,
  count: number,
  columns: number,
  mirrored: boolean,
): CardKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return undefined;
  const forward = mirrored ? -1 : 1;
  const within = (to: number): CardKey => ({
    do: 'move',
    to: Math.max(0, Math.min(count - 1, to)),
  });
  switch (event.key) {
    case 'ArrowRight':
      return within(at + forward);
    case 'ArrowLeft':
      return within(at - forward);
    case 'ArrowDown':
      return within(at + columns);
    case 'ArrowUp':
      return within(at - columns);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    case ' ':
    case 'Enter':
      return { do: 'choose', at, second: event.shiftKey };
    case 'z':
    case 'Z':
      return { do: 'zoom', at };
    case 'g':
    case 'G':
      return { do: 'green', at };
    case 'r':
    case 'R':
      return { do: 'red', at };
    default: {
      const number = NUMBERS.indexOf(event.key);
      return number >= 0 && number < count
        ? { do: 'choose', at: number, second: event.shiftKey }
        : undefined;
    }
  }
}
