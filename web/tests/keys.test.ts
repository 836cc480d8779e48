import { expect, test } from 'vitest';
import { asksForKeys, cardKey, letterOf, numberOf } from '../src/lib/cards/keys.ts';

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

test('letters count by their place on keyboards for other letters, as written on all Latin ones', () => {
  expect(letterOf({ key: 'с', code: 'KeyC' })).toBe('C'); // Russian
  expect(letterOf({ key: 'ㅊ', code: 'KeyC' })).toBe('C'); // Korean
  expect(letterOf({ key: 'Process', code: 'KeyC' })).toBe('C'); // with an input method open
  expect(letterOf({ key: 'w', code: 'KeyZ' })).toBe('W'); // French
  expect(letterOf({ key: 'ö', code: 'Semicolon' })).toBe('');
  expect(press('я', 2, { code: 'KeyZ' })).toEqual({ do: 'zoom', at: 2 });
});

test('numbers count by their place, with Shift for the second token, whatever the keyboard writes there', () => {
  expect(press('&', 0, { code: 'Digit1' })).toEqual({ do: 'choose', at: 0, second: false }); // French
  const shifted = { code: 'Digit1', shiftKey: true };
  expect(press('1', 0, shifted)).toEqual({ do: 'choose', at: 0, second: true });
  expect(press('!', 0, shifted)).toEqual({ do: 'choose', at: 0, second: true });
  expect(press('=', 0, { code: 'Digit0', shiftKey: true })).toEqual({
    do: 'choose',
    at: 9,
    second: true,
  }); // German
  expect(press('ß', 0, { code: 'Minus' })).toEqual({ do: 'choose', at: 10, second: false });
  expect(numberOf({ key: '3', code: 'Numpad3' })).toBe(2);
  expect(numberOf({ key: 'PageDown', code: 'Numpad3' })).toBeUndefined();
});

test('the question mark is no number where it shares a key with one', () => {
  expect(press('?', 0, { code: 'Digit7', shiftKey: true })).toBeUndefined(); // Russian
  expect(press('?', 0, { code: 'Minus', shiftKey: true })).toBeUndefined(); // German
  expect(asksForKeys({ key: '؟', code: 'Slash' })).toBe(true);
});
