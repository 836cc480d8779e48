import { describe, expect, test } from 'vitest';
import { difference, fingerprint, GRID, sameAs } from '../src/lib/decks/make/likeness.ts';
import { focusOf, type Pixels } from '../src/lib/decks/make/saliency.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function painted(width: number, height: number, paint: Paint): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

/** Hills: light and dark in places of their own. */
const hills =
  (seed: number): Paint =>
  (x, y) => {
    const light = 128 + 100 * Math.sin(x * 0.7 + seed) * Math.cos(y * 0.5 + seed * 2);
    return [light, light, light];
  };

const print = (paint: Paint): string => fingerprint(painted(GRID.width, GRID.height, paint));
const known = (id: string, paint: Paint) => ({ id, print: print(paint) });

describe('the same picture', () => {
  test('is known when it was saved anew, a little lighter and with noise', () => {
    const noisy: Paint = (x, y) => {
      const light = hills(1)(x, y)[0] * 0.95 + 8 + ((x * 7 + y * 13) % 5);
      return [light, light, light];
    };
    expect(sameAs(print(noisy), [known('a', hills(1))])?.id).toBe('a');
  });

  test('is not another one', () => {
    expect(sameAs(print(hills(2)), [known('a', hills(1))])).toBeUndefined();
    expect(difference(print(hills(1)), print(hills(2)))).toBeGreaterThan(60);
  });

  test('is not claimed of two plain colours, which tell nothing', () => {
    const plain =
      (light: number): Paint =>
      () => [light, light, light];
    expect(sameAs(print(plain(20)), [known('a', plain(200))])).toBeUndefined();
  });
});

describe('what matters', () => {
  const sky: Paint = (_, y) => [150 + y / 4, 170 + y / 4, 200];

  /** A chequered thing, about there, on a plain sky. */
  const thing =
    (left: number, top: number, size: number): Paint =>
    (x, y) =>
      x >= left && x < left + size && y >= top && y < top + size
        ? (Math.floor(x / 3) + Math.floor(y / 3)) % 2
          ? [230, 60, 40]
          : [20, 20, 40]
        : sky(x, y);

  test.each([
    ['left', 6, 0.13],
    ['right', 100, 0.87],
  ])('is found at the %s of a wide picture', (_, left, about) => {
    const { x } = focusOf(painted(128, 72, thing(left, 30, 20)));
    expect(Math.abs(x - about)).toBeLessThan(0.15);
  });

  test('is found at the foot of a tall picture', () => {
    expect(focusOf(painted(60, 128, thing(20, 100, 20))).y).toBeGreaterThan(0.6);
  });

  test('is a face rather than a plain wall of the same size', () => {
    const skin: Paint = (x, y) =>
      Math.hypot(x - 104, y - 36) < 12 ? [224, 172, 138] : x < 40 ? [120, 120, 125] : sky(x, y);
    expect(focusOf(painted(128, 72, skin)).x).toBeGreaterThan(0.6);
  });

  test('is the middle where all is alike', () => {
    const { x, y } = focusOf(painted(120, 80, () => [90, 90, 90]));
    expect(x).toBeCloseTo(0.5, 1);
    expect(y).toBeCloseTo(0.5, 1);
  });
});
