import { describe, expect, test } from 'vitest';
import { fit } from '../src/lib/cards/fit.ts';

describe('the largest cards that fit', () => {
  test('twelve on a phone lie in three rows of four', () => {
    expect(fit(372, 470, 12, { gap: 8 })).toEqual({ columns: 4, card: 87, column: 87 });
  });

  test('six on a small phone lie in two rows of three', () => {
    expect(fit(300, 270, 6, { gap: 10 }).columns).toBe(3);
  });

  test('six on a wide screen lie in one row', () => {
    expect(fit(1384, 470, 6, { gap: 18 }).columns).toBe(6);
  });

  test.each([1, 2, 5, 6, 7, 11, 12])('%d cards stay within any room', (cards) => {
    for (const [width, height] of [
      [300, 200],
      [360, 480],
      [560, 330],
      [1300, 500],
    ] as const) {
      const { columns, card } = fit(width, height, cards, { gap: 10, down: 14 });
      const rows = Math.ceil(cards / columns);
      expect(columns * card + (columns - 1) * 10).toBeLessThanOrEqual(width);
      expect(rows * card * 1.5 + (rows - 1) * 14).toBeLessThanOrEqual(height + 1);
    }
  });

  test('with words below each there is room for them', () => {
    const { columns, card } = fit(362, 380, 11, { gap: 8, most: 120, under: 24 });
    const rows = Math.ceil(11 / columns);
    expect(rows * (card * 1.5 + 24) + (rows - 1) * 8).toBeLessThanOrEqual(381);
  });

  test('columns are wide enough for words, and no wider than their room or than wanted', () => {
    const spacing = { gap: 20, under: 60, column: [150, 200] } as const;
    expect(fit(640, 400, 5, spacing)).toMatchObject({ columns: 3, column: 200 });
    expect(fit(480, 400, 5, spacing)).toMatchObject({ columns: 2, column: 200 });
    expect(fit(120, 400, 5, spacing)).toMatchObject({ columns: 1, column: 120 });
  });

  test('where all may scroll, rows are equally long, and no card is narrower than wanted', () => {
    const spacing = { gap: 6, most: 112, least: 96, flows: true, column: [0, 150] } as const;
    expect(fit(300, 0, 3, spacing)).toEqual({ columns: 3, card: 96, column: 96 });
    expect(fit(300, 0, 4, spacing)).toEqual({ columns: 2, card: 112, column: 147 });
    expect(fit(300, 0, 11, spacing)).toMatchObject({ columns: 3, card: 96 });
    expect(fit(362, 0, 1, spacing)).toEqual({ columns: 1, card: 112, column: 150 });
  });

  test('no card is larger than wanted or smaller than useful, and no room gives no card', () => {
    expect(fit(4000, 3000, 3, { gap: 10, most: 330 }).card).toBe(330);
    expect(fit(90, 60, 6, { gap: 10, least: 36 }).card).toBe(36);
    expect(fit(0, 0, 6, { gap: 10 }).card).toBe(0);
  });
});
