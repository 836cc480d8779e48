import { describe, expect, test } from 'vitest';
import {
  cardSize,
  choiceKey,
  cutBox,
  cutPlace,
  freeSide,
  isTooSmall,
  keyFocus,
  movedFocus,
  onPaper,
  turnedOnce,
  turnedSize,
  type Choice,
} from '../src/lib/decks/make/crop.ts';

const WIDE = { width: 4000, height: 3000 };
const TALL = { width: 1080, height: 2400 };
const CARD = { width: 800, height: 1200 };
const MIDDLE = { x: 0.5, y: 0.5 };

describe('the cut', () => {
  test('is the largest of two to three, about what matters', () => {
    expect(cutBox(WIDE, { x: 0.4, y: 0.9 })).toEqual({ x: 600, y: 0, width: 2000, height: 3000 });
    expect(cutBox(TALL, { x: 0.1, y: 0.5 })).toEqual({ x: 0, y: 390, width: 1080, height: 1620 });
  });

  test('stays within the picture, however near to its side that lies', () => {
    expect(cutBox(WIDE, { x: 0, y: 0 }).x).toBe(0);
    expect(cutBox(WIDE, { x: 1, y: 1 })).toMatchObject({ x: 2000, y: 0 });
  });

  test('moves along the side that is too long, and not at all where nothing is cut off', () => {
    expect(freeSide(WIDE)).toBe('x');
    expect(freeSide(TALL)).toBe('y');
    expect(freeSide(CARD)).toBeUndefined();
    expect(freeSide({ width: 1000, height: 1490 })).toBeUndefined();
  });

  test('moved against a side it waits there: the way back begins at once', () => {
    const pushed = movedFocus(WIDE, { x: 0.95, y: 0.5 }, { x: 0.5, y: 0 });
    expect(cutPlace(WIDE, pushed)).toBe(100);
    expect(cutPlace(WIDE, movedFocus(WIDE, pushed, { x: -0.04, y: 0 }))).toBe(92);
  });

  test('goes with the arrow keys of its own side only', () => {
    expect(cutPlace(WIDE, keyFocus('ArrowRight', WIDE, MIDDLE) ?? MIDDLE)).toBe(58);
    expect(cutPlace(TALL, keyFocus('ArrowUp', TALL, MIDDLE) ?? MIDDLE)).toBe(38);
    expect(keyFocus('ArrowDown', WIDE, MIDDLE)).toBeUndefined();
    expect(keyFocus('ArrowLeft', CARD, MIDDLE)).toBeUndefined();
    expect(keyFocus('Enter', WIDE, MIDDLE)).toBeUndefined();
  });
});

describe('the card', () => {
  test('is drawn no larger than the server keeps it, and never enlarged', () => {
    expect(cardSize({ width: 2000, height: 3000 })).toEqual({ width: 1200, height: 1800 });
    expect(cardSize({ width: 400, height: 600 })).toEqual({ width: 400, height: 600 });
  });

  test('is too small below 300 by 450', () => {
    expect(isTooSmall({ width: 300, height: 450 })).toBe(false);
    expect(isTooSmall({ width: 299, height: 450 })).toBe(true);
  });

  test.each([
    ['a wide picture', WIDE],
    ['a tall one', TALL],
    ['a small one', { width: 200, height: 200 }],
  ])('has all of %s on its paper, in its own shape, with a margin', (_, size) => {
    const { card, picture } = onPaper(size);
    expect(card.height).toBe(card.width * 1.5);
    expect(card.width).toBeGreaterThanOrEqual(600);
    expect(card.width).toBeLessThanOrEqual(1200);
    expect(picture.width / picture.height).toBeCloseTo(size.width / size.height);
    expect(Math.min(picture.x, picture.y)).toBeGreaterThan(card.width / 20);
    expect(picture.x + picture.width).toBeLessThan(card.width);
    expect(picture.y + picture.height).toBeLessThan(card.height);
  });
});

describe('turning', () => {
  const choice: Choice = { fit: 'cut', turn: 0, focus: { x: 0.2, y: 0.3 } };

  test('takes what matters along', () => {
    expect(turnedOnce(choice)).toEqual({ fit: 'cut', turn: 90, focus: { x: 0.7, y: 0.2 } });
    expect(turnedSize(WIDE, 90)).toEqual({ width: 3000, height: 4000 });
  });

  test('four times changes nothing', () => {
    const round = [1, 2, 3, 4].reduce((turned) => turnedOnce(turned), choice);
    expect(round.turn).toBe(0);
    expect(round.focus.x).toBeCloseTo(0.2);
    expect(round.focus.y).toBeCloseTo(0.3);
  });
});

describe('two choices are the same', () => {
  const at = (x: number, y: number): Choice => ({ fit: 'cut', turn: 0, focus: { x, y } });

  test('where the same is cut out', () => {
    expect(choiceKey(at(0.1, 0.1), WIDE)).toBe(choiceKey(at(0.05, 0.9), WIDE));
    expect(choiceKey(at(0.5, 0.5), WIDE)).not.toBe(choiceKey(at(0.6, 0.5), WIDE));
  });

  test('on paper wherever the cut was', () => {
    const paper = (x: number): Choice => ({ ...at(x, 0.5), fit: 'paper' });
    expect(choiceKey(paper(0.1), WIDE)).toBe(choiceKey(paper(0.9), WIDE));
    expect(choiceKey(paper(0.1), WIDE)).not.toBe(choiceKey({ ...paper(0.1), turn: 90 }, WIDE));
  });
});
