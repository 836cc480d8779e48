import { cutBox, type Point } from './crop.ts';

/** A small picture: red, green, blue and alpha of each pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const DETAIL = 1;
const COLOUR = 0.3;
const SKIN = 0.8;
/** How much a cut at the very side is worth against one in the middle, of equal contents. */
const SIDE = 0.92;

/**
 * What matters in a picture, by what draws an eye: detail, strong colour, skin. The cut always has the picture's full
 * width or height, so one line of sums is enough to find its best place; a library that tries boxes of every size
 * (smartcrop) would do more work for less.
 */
export function focusOf(pixels: Pixels): Point {
  const { width, height } = pixels;
  const weights = weightsOf(pixels);
  const box = cutBox(pixels, { x: 0, y: 0 });
  const across = sums(weights, width, height, 'x');
  const down = sums(weights, width, height, 'y');
  return {
    x: bestMiddle(across, box.width) / width,
    y: bestMiddle(down, box.height) / height,
  };
}

/** How much each pixel draws the eye. */
function weightsOf({ data, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at++) {
    const [red, green, blue] = colourAt(data, at);
    light[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
  }
  const weights = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around =
        of(light, at - 1) + of(light, at + 1) + of(light, at - width) + of(light, at + width);
      const detail = Math.min(1, Math.abs(4 * of(light, at) - around) / 255);
      const [colour, skin] = drawOf(...colourAt(data, at));
      weights[at] = DETAIL * detail + COLOUR * colour + SKIN * skin;
    }
  }
  return weights;
}

/** How strong a colour is, and how near to skin of any shade: skin differs in lightness, hardly in hue. */
function drawOf(red: number, green: number, blue: number): [colour: number, skin: number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most < 25 || least > 235) return [0, 0];
  const saturation = (most - least) / most;
  const length = Math.hypot(red, green, blue);
  const away = Math.hypot(red / length - 0.74, green / length - 0.53, blue / length - 0.41);
  const skin = most > 60 && saturation > 0.15 ? Math.max(0, 1 - away / 0.12) : 0;
  return [Math.max(0, (saturation - 0.4) / 0.6), skin];
}

/** What stands in each column ('x') or row ('y'), above what the picture has everywhere. */
function sums(weights: Float32Array, width: number, height: number, side: 'x' | 'y'): number[] {
  const found = new Array<number>(side === 'x' ? width : height).fill(0);
  for (let at = 0; at < weights.length; at++) {
    const line = side === 'x' ? at % width : Math.floor(at / width);
    found[line] = (found[line] ?? 0) + of(weights, at);
  }
  const usual = [...found].sort((one, other) => one - other)[Math.floor(found.length / 3)] ?? 0;
  return found.map((sum) => Math.max(0, sum - usual));
}

/** The middle of the best stretch of that length: what stands in its middle counts most. */
function bestMiddle(line: readonly number[], length: number): number {
  const room = line.length - length;
  if (room < 1) return centre(line);
  let best = { start: room / 2, worth: 0 };
  for (let start = 0; start <= room; start++) {
    let worth = 0;
    for (let at = Math.ceil(start); at < start + length; at++) {
      worth += (line[at] ?? 0) * (0.2 + 0.8 * Math.sin((Math.PI * (at + 0.5 - start)) / length));
    }
    worth *= 1 - (1 - SIDE) * Math.abs((2 * start) / room - 1);
    if (worth > best.worth) best = { start, worth };
  }
  return best.start + length / 2;
}

function centre(line: readonly number[]): number {
  const all = line.reduce((sum, each) => sum + each, 0);
  if (all === 0) return line.length / 2;
  return line.reduce((sum, each, at) => sum + each * (at + 0.5), 0) / all;
}

const of = (values: Float32Array, at: number): number => values[at] ?? 0;

const colourAt = (data: Uint8ClampedArray, at: number): [number, number, number] => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
];
