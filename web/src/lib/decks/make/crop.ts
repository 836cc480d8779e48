export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point, Size {}

/** Degrees clockwise, on top of what the camera noted. */
export type Turn = 0 | 90 | 180 | 270;

/** How a picture becomes a card. */
export interface Choice {
  /** Cut to the card's shape, or whole on paper. */
  readonly fit: 'cut' | 'paper';
  readonly turn: Turn;
  /** What must not be cut off, in fractions of the turned picture. */
  readonly focus: Point;
}

/** The largest card that is sent: the server keeps no larger one. */
const LARGEST: Size = { width: 1200, height: 1800 };
/** The smallest the server takes. */
const SMALLEST: Size = { width: 300, height: 450 };
/** A picture on paper gets at least this many pixels around it. */
const PAPER_LEAST: Size = { width: 600, height: 900 };
const MARGIN = 0.06;
/** How far a key moves the cut, in fractions of the picture. */
export const STEP = 0.04;

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The largest box of 2:3 in a picture, as near to the focus as it can lie; in pixels. */
export function cutBox({ width, height }: Size, focus: Point): Box {
  const across = Math.min(width, (height * 2) / 3);
  const down = Math.min(height, (width * 3) / 2);
  return {
    x: clamp(focus.x * width - across / 2, 0, width - across),
    y: clamp(focus.y * height - down / 2, 0, height - down),
    width: across,
    height: down,
  };
}

/** Along which side the cut can move: less than a fiftieth isn't worth a word. */
export function freeSide(size: Size): 'x' | 'y' | undefined {
  const box = cutBox(size, { x: 0, y: 0 });
  if (size.width - box.width > size.width / 50) return 'x';
  return size.height - box.height > size.height / 50 ? 'y' : undefined;
}

/** Where the focus is after the cut has moved by fractions of the picture: in the middle of it, so that the way back is as long. */
export function movedFocus(size: Size, focus: Point, by: Point): Point {
  const { width, height } = size;
  const box = cutBox(size, focus);
  const x = clamp(box.x + by.x * width, 0, width - box.width) + box.width / 2;
  const y = clamp(box.y + by.y * height, 0, height - box.height) + box.height / 2;
  return { x: x / width, y: y / height };
}

/** How far along its way the cut lies, in percent. */
export function cutPlace(size: Size, focus: Point): number {
  const box = cutBox(size, focus);
  const side = freeSide(size);
  if (side === undefined) return 50;
  const [at, room] =
    side === 'x' ? [box.x, size.width - box.width] : [box.y, size.height - box.height];
  return Math.round((at / room) * 100);
}

/** The same choice with the picture turned by a quarter, clockwise. */
export function turnedOnce({ fit, turn, focus }: Choice): Choice {
  return {
    fit,
    turn: ((turn + 90) % 360) as Turn,
    focus: { x: 1 - focus.y, y: focus.x },
  };
}

/** The size a cut is drawn in: never enlarged. */
export function cardSize(box: Size): Size {
  const scale = Math.min(1, LARGEST.width / box.width);
  return { width: Math.round(box.width * scale), height: Math.round(box.width * scale * 1.5) };
}

/** A whole picture on paper: the card's size, and where the picture lies on it. */
export function onPaper(size: Size): { card: Size; picture: Box } {
  const room = 1 - 2 * MARGIN;
  const wanted = Math.max(size.width / room, ((size.height / room) * 2) / 3);
  const width = Math.round(clamp(wanted, PAPER_LEAST.width, LARGEST.width));
  const card = { width, height: Math.round(width * 1.5) };
  const scale = Math.min((card.width * room) / size.width, (card.height * room) / size.height);
  const drawn = { width: size.width * scale, height: size.height * scale };
  return {
    card,
    picture: { x: (card.width - drawn.width) / 2, y: (card.height - drawn.height) / 2, ...drawn },
  };
}

/** Whether the server would call it too small. */
export const isTooSmall = (cut: Size): boolean =>
  cut.width < SMALLEST.width || cut.height < SMALLEST.height;

/** The same for the same result: what a card was made with, and what is wanted. */
export function choiceKey({ fit, turn, focus }: Choice, size: Size | undefined): string {
  if (fit === 'paper' || size === undefined) return `${fit} ${turn}`;
  const { x, y } = cutBox(size, focus);
  return `${fit} ${turn} ${Math.round(x)} ${Math.round(y)}`;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Where an arrow key moves the cut to, in pictures that can be moved that way. Left is left, whichever way people write. */
export function keyFocus(key: string, size: Size, focus: Point): Point | undefined {
  const by = ARROWS[key];
  const side = freeSide(size);
  return by && side && by[side] !== 0 ? movedFocus(size, focus, by) : undefined;
}
