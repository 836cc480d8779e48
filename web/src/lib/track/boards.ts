import tallGround from '../../art/track-tall.webp';
import wideGround from '../../art/track-wide.webp';
import { curve, evenly, type Point } from './path.ts';
import { GOAL, MOON } from './stones.ts';

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
  [910, 95],
  [1050, 150],
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
  [296, 112],
];

function board(
  size: Pick<Board, 'w' | 'h' | 'ground' | 'r' | 'hare'>,
  through: readonly Point[],
  moon: Point,
): Board {
  const way = curve(through);
  const thread = `M${way.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return { ...size, thread, stones: [...evenly(way, GOAL + 1), moon] };
}

export const BOARDS = {
  wide: board({ w: 1200, h: 560, ground: wideGround, r: 24, hare: 60 }, WIDE, [1085, 127]),
  tall: board({ w: 390, h: 580, ground: tallGround, r: 15, hare: 36 }, TALL, [338, 83]),
};

export const at = ({ stones }: Board, stone: number): Point =>
  stones[Math.min(stone, MOON)] ?? [0, 0];

/** Have the browser fetch the ground that this screen will show, before the first hop. */
export function fetchGround(): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = BOARDS[innerWidth >= innerHeight ? 'wide' : 'tall'].ground;
}
