/** What a key does in a row or grid of cards. */
export type CardKey =
  | { do: 'move'; to: number }
  | { do: 'choose'; at: number; second: boolean }
  | { do: 'zoom'; at: number }
  | { do: 'green' | 'red'; at: number };

type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'code'>>;

const NUMBERS = '1234567890-=';
const NAMED: Readonly<Record<string, string>> = { Minus: '-', Equal: '=' };

/** The Latin letter of a key: as it is written, else, on a keyboard for other letters, as it stands there. */
export function letterOf({ key, code = '' }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? '';
}

/** Whether it asks for the list of keys: the question mark, which Arabic turns. */
export const asksForKeys = ({ key }: Pressed): boolean => key === '?' || key === '؟';

/** The place of the picture that a key means, by the row of numbers, whatever else it has: French writes `&` with the first key. */
export function numberOf(event: Pressed): number | undefined {
  if (asksForKeys(event)) return undefined;
  const { key, code = '' } = event;
  const at = NUMBERS.indexOf(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? NAMED[code] ?? key);
  // A key of the number block may be an arrow.
  return /^(?:.|Dead|Process)$/.test(key) && at >= 0 ? at : undefined;
}

/** The keys of a listbox of cards: arrows, Home and End move; Space, Enter and numbers choose, Z looks closer. */
export function cardKey(
  event: Pressed & Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
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
  }
  const number = numberOf(event);
  if (number !== undefined)
    return number < count ? { do: 'choose', at: number, second: event.shiftKey } : undefined;
  const doing = DOING[letterOf(event)];
  return doing && { do: doing, at };
}

const DOING: Readonly<Record<string, 'zoom' | 'green' | 'red'>> = {
  Z: 'zoom',
  G: 'green',
  R: 'red',
};
