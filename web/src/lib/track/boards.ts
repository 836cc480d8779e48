import tallGround from '../../art/track-tall.webp';
import wideGround from '../../art/track-wide.webp';
import { curve, evenly, type Point } from './path.ts';
import { moonOf, type Way } from './stones.ts';

/** The track in one of its two shapes. What lies on the painted ground is measured in the same units. */
export interface Board {
  readonly w: number;
  readonly h: number;
  /** The picture below: art/game/track.py paints it. */
  readonly ground: string;
  /** A stone's radius. */
  readonly r: number;
  /** The width of a hare that has its stone to itself. */
  readonly hare: number;
  /** The way as a path to draw. */
  readonly thread: string;
  /** Where the stones lie, and last the foot of the moon. */
  readonly stones: readonly Point[];
  readonly way: Way;
}

const WIDE: readonly Point[] = [
  [70, 470],
  [230, 505],
  [400, 470],
  [470, 390],
  [380, 320],
  [210, 320],
  [100, 245],
  [170, 150],
  [330, 125],
  [480, 165],
  [560, 260],
  [590, 390],
  [690, 490],
  [850, 500],
  [990, 440],
  [1010, 335],
  [890, 285],
  [770, 230],
  [790, 130],
  [905, 92],
  [992, 164],
];
const TALL: readonly Point[] = [
  [45, 528],
  [140, 540],
  [240, 524],
  [336, 500],
  [342, 432],
  [250, 418],
  [150, 428],
  [52, 410],
  [44, 344],
  [130, 322],
  [230, 330],
  [332, 314],
  [348, 248],
  [262, 226],
  [160, 236],
  [60, 222],
  [46, 160],
  [128, 136],
  [222, 146],
  [276, 122],
];

export type Shape = 'wide' | 'tall';

interface Drawn extends Pick<Board, 'w' | 'h' | 'ground' | 'r' | 'hare'> {
  readonly through: readonly Point[];
  readonly moon: Point;
}

const SHAPES: Readonly<Record<Shape, Drawn>> = {
  wide: { w: 1200, h: 560, ground: wideGround, r: 24, hare: 60, through: WIDE, moon: [1100, 118] },
  tall: { w: 390, h: 580, ground: tallGround, r: 15, hare: 36, through: TALL, moon: [344, 84] },
};

/** For so many stones everything is drawn at its size; fewer are a little larger. */
const USUAL = 30;
const LARGEST = 1.1;

/** The track of that way, in that shape: its stones lie evenly between start and moon. */
export function board(shape: Shape, way: Way): Board {
  const { through, moon, r, hare, ...size } = SHAPES[shape];
  const line = curve(through);
  const thread = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const scale = Math.min(LARGEST, USUAL / way.last);
  const stones = [...evenly(line, way.last + 1), moon];
  return { ...size, r: r * scale, hare: hare * scale, thread, stones, way };
}

export const at = ({ stones, way }: Board, stone: number): Point =>
  stones[Math.min(stone, moonOf(way))] ?? [0, 0];

/** Have the browser fetch the ground that this screen will show, before the first hop. */
export function fetchGround(): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = SHAPES[innerWidth >= innerHeight ? 'wide' : 'tall'].ground;
}
