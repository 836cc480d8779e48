import { describe, expect, test } from 'vitest';
import { fit } from '../src/lib/cards/fit.ts';

describe('the largest cards that fit', () => {
  test('twelve on a phone lie in three rows of four', () => {
    expect(fit(372, 470, 12, 8)).toEqual({ columns: 4, width: 87 });
  });

  test('six on a small phone lie in two rows of three', () => {
    expect(fit(300, 270, 6, 10).columns).toBe(3);
  });

  test('six on a wide screen lie in one row', () => {
    expect(fit(1384, 470, 6, 18).columns).toBe(6);
  });

  test.each([1, 2, 5, 6, 7, 11, 12])('%d cards stay within any room', (cards) => {
    for (const [width, height] of [
      [300, 200],
      [360, 480],
      [560, 330],
      [1300, 500],
    ] as const) {
      const { columns, width: card } = fit(width, height, cards, 10);
      const rows = Math.ceil(cards / columns);
      expect(columns * card + (columns - 1) * 10).toBeLessThanOrEqual(width);
      expect(rows * card * 1.5 + (rows - 1) * 10).toBeLessThanOrEqual(height + 1);
    }
  });

  test('with words below each there is room for them', () => {
    const { columns, width } = fit(362, 380, 11, 8, 120, 24);
    const rows = Math.ceil(11 / columns);
    expect(rows * (width * 1.5 + 24) + (rows - 1) * 8).toBeLessThanOrEqual(381);
  });

  test('no card is larger than wanted, and no room gives no card', () => {
    expect(fit(4000, 3000, 3, 10, 330).width).toBe(330);
    expect(fit(0, 0, 6, 10).width).toBe(0);
  });
});
