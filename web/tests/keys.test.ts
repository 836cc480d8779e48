import { expect, test } from 'vitest';
import { cardKey } from '../src/lib/cards/keys.ts';

const press = (key: string, at = 0, more = {}, mirrored = false) =>
  cardKey(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more },
    at,
    12,
    4,
    mirrored,
  );

test('arrows move by one and by a row, and stop at the ends', () => {
  expect(press('ArrowRight', 3)).toEqual({ do: 'move', to: 4 });
  expect(press('ArrowDown', 3)).toEqual({ do: 'move', to: 7 });
  expect(press('ArrowLeft', 0)).toEqual({ do: 'move', to: 0 });
  expect(press('End')).toEqual({ do: 'move', to: 11 });
  expect(press('ArrowRight', 3, {}, true)).toEqual({ do: 'move', to: 2 });
});

test('numbers choose the picture of that number, up to twelve', () => {
  expect(press('4')).toEqual({ do: 'choose', at: 3, second: false });
  expect(press('0')).toEqual({ do: 'choose', at: 9, second: false });
  expect(press('=')).toEqual({ do: 'choose', at: 11, second: false });
});

test('Space and Enter both choose, with Shift the second token', () => {
  expect(press(' ', 2)).toEqual({ do: 'choose', at: 2, second: false });
  expect(press('Enter', 2)).toEqual({ do: 'choose', at: 2, second: false });
  expect(press('Enter', 2, { shiftKey: true })).toEqual({ do: 'choose', at: 2, second: true });
});

test('letters zoom and place; with Ctrl they are left to the browser', () => {
  expect(press('z', 2)).toEqual({ do: 'zoom', at: 2 });
  expect(press('R', 2)).toEqual({ do: 'red', at: 2 });
  expect(press('r', 2, { ctrlKey: true })).toBeUndefined();
  expect(press('q')).toBeUndefined();
});
