/**
 * A QR code, drawn by the page itself: the link to one's tables holds secrets, and no server needs to see it. Bytes only, with the
 * least error correction (level L, as a screen has no scratches), up to version 20: what is longer is no good to scan.
 */

/** For each version of level L: bytes of error correction in a block, and how many blocks there are. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];
const VERSIONS = BLOCKS.length;
/** Level L, as the format bits say it. */
const LEVEL = 1;

/** Rows of modules, true where it is dark. */
export type Modules = readonly (readonly boolean[])[];

/** The code of a text; nothing if it is too long. */
export function qrOf(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= VERSIONS; version++)
    if (bytes.length <= room(version)) return drawn(version, interleaved(version, bytes));
  return undefined;
}

/** How many modules there are for data and correction, beside patterns, format and version. */
function modulesFor(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const alignment = marks ? (25 * marks - 10) * marks - 55 : 0;
  return (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0);
}

const at = (list: readonly number[], version: number): number => list[version - 1] ?? 0;
const total = (version: number): number => Math.floor(modulesFor(version) / 8);
const dataBytes = (version: number): number =>
  total(version) - at(CORRECTION, version) * at(BLOCKS, version);
/** Bytes of a text that fit: four bits say that they are bytes, and 8 or 16 how many. */
const room = (version: number): number => dataBytes(version) - (version < 10 ? 2 : 3);

/** The data with its header and padding, as bytes. */
function packed(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const found: number[] = [];
  for (let from = 0; from + 8 <= bits.length; from += 8)
    found.push(bits.slice(from, from + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; found.length < dataBytes(version); pad ^= 0xec ^ 0x11) found.push(pad);
  return found;
}

/** Multiplication in the field that Reed and Solomon's code counts in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial that the correction is a remainder by, its first coefficient left out. */
function divisor(degree: number): number[] {
  const found = Array.from({ length: degree }, (_, index) => Number(index === degree - 1));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++)
      found[index] = times(found[index] ?? 0, root) ^ (found[index + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function correctionOf(data: readonly number[], by: readonly number[]): number[] {
  const found = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (found.shift() ?? 0);
    found.push(0);
    by.forEach((coefficient, index) => {
      found[index] = (found[index] ?? 0) ^ times(coefficient, factor);
    });
  }
  return found;
}

/** All blocks, each with its correction, one byte of each in turn. */
function interleaved(version: number, bytes: Uint8Array): number[] {
  const data = packed(version, bytes);
  const count = at(BLOCKS, version);
  const by = divisor(at(CORRECTION, version));
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, from = 0; block < count; block++) {
    const length = short + Number(block >= count - longer);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = blocks.map((block) => correctionOf(block, by));
  const found: number[] = [];
  for (let index = 0; index <= short; index++)
    for (const block of blocks) if (index < block.length) found.push(block[index] ?? 0);
  for (let index = 0; index < by.length; index++)
    for (const block of corrections) found.push(block[index] ?? 0);
  return found;
}

/** The eight masks: which modules each turns over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A square of modules; undefined where nothing is drawn yet. */
class Square {
  readonly dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(readonly size: number) {
    const empty = (): boolean[][] =>
      Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.dark = empty();
    this.#fixed = empty();
  }

  /** A module that belongs to a pattern. */
  fix(x: number, y: number, dark: boolean): void {
    const [row, kept] = [this.dark[y], this.#fixed[y]];
    if (!row || !kept || x < 0 || x >= this.size) return;
    row[x] = dark;
    kept[x] = true;
  }

  isFixed(x: number, y: number): boolean {
    return this.#fixed[y]?.[x] ?? true;
  }

  is(x: number, y: number): boolean {
    return this.dark[y]?.[x] ?? false;
  }

  turn(x: number, y: number): void {
    const row = this.dark[y];
    if (row) row[x] = !row[x];
  }
}

function drawn(version: number, bytes: readonly number[]): Modules {
  const square = new Square(version * 4 + 17);
  patterns(square, version);
  fill(square, bytes);
  let best: { mask: number; cost: number } | undefined;
  for (let mask = 0; mask < MASKS.length; mask++) {
    turnBy(square, mask);
    const cost = penalty(square);
    turnBy(square, mask); // twice is as before
    if (!best || cost < best.cost) best = { mask, cost };
  }
  turnBy(square, best?.mask ?? 0);
  return square.dark;
}

function patterns(square: Square, version: number): void {
  const { size } = square;
  for (let index = 0; index < size; index++) {
    square.fix(6, index, index % 2 === 0);
    square.fix(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ringed(square, x, y, 4);
  const places = alignmentPlaces(version, size);
  const last = places.length - 1;
  places.forEach((x, i) => {
    places.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) ringed(square, x, y, 2);
    });
  });
  formatBits(square, 0);
  if (version >= 7) versionBits(square, version);
}

/** A finder or alignment pattern: rings around a point. */
function ringed(square: Square, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      square.fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const found = [6];
  for (let place = size - 7; found.length < count; place -= step) found.splice(1, 0, place);
  return found;
}

/** A value with the bits that correct it: the remainder by a polynomial. */
function checked(value: number, bits: number, by: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return (value << bits) | rest;
}

function formatBits(square: Square, mask: number): void {
  const { size } = square;
  const bits = checked((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 6; index++) square.fix(8, index, bit(index));
  square.fix(8, 7, bit(6));
  square.fix(8, 8, bit(7));
  square.fix(7, 8, bit(8));
  for (let index = 9; index < 15; index++) square.fix(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) square.fix(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) square.fix(8, size - 15 + index, bit(index));
  square.fix(8, size - 8, true);
}

function versionBits(square: Square, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const [far, near] = [square.size - 11 + (index % 3), Math.floor(index / 3)];
    const dark = ((bits >> index) & 1) === 1;
    square.fix(far, near, dark);
    square.fix(near, far, dark);
  }
}

/** The bytes, in columns of two, up and down, from the right. */
function fill(square: Square, bytes: readonly number[]): void {
  let index = 0;
  for (let right = square.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // a pattern stands there
    for (let step = 0; step < square.size; step++)
      for (const x of [right, right - 1]) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? square.size - 1 - step : step;
        if (square.isFixed(x, y)) continue;
        if (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) square.turn(x, y);
        index++;
      }
  }
}

function turnBy(square: Square, mask: number): void {
  const turns = MASKS[mask];
  for (let y = 0; y < square.size; y++)
    for (let x = 0; x < square.size; x++)
      if (!square.isFixed(x, y) && turns?.(x, y)) square.turn(x, y);
  formatBits(square, mask);
}

/** How hard it is to read: long lines of one colour, squares, what looks like a corner, too much of one colour. */
function penalty(square: Square): number {
  const { size } = square;
  let cost = 0;
  let dark = 0;
  for (let line = 0; line < size; line++) {
    cost += lineCost(Array.from({ length: size }, (_, x) => square.is(x, line)));
    cost += lineCost(Array.from({ length: size }, (_, y) => square.is(line, y)));
    for (let x = 0; x < size; x++) {
      const colour = square.is(x, line);
      if (colour) dark++;
      const inside = x + 1 < size && line + 1 < size;
      const same = (dx: number, dy: number): boolean => square.is(x + dx, line + dy) === colour;
      if (inside && same(1, 0) && same(0, 1) && same(1, 1)) cost += 3;
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** What looks like the corner of a code. */
const CORNERS = [0b10111010000, 0b00001011101];

function lineCost(line: readonly boolean[]): number {
  let cost = 0;
  let run = 0;
  let last: boolean | undefined;
  let window = 0;
  line.forEach((dark, index) => {
    run = dark === last ? run + 1 : 1;
    last = dark;
    if (run === 5) cost += 3;
    else if (run > 5) cost++;
    window = ((window << 1) | Number(dark)) & 0b11111111111;
    if (index >= 10 && CORNERS.includes(window)) cost += 40;
  });
  return cost;
}
