import type { MessageKey } from '../format.ts';

/** A player's piece: its colour, the ink of its symbol, and the symbol, which tells it apart without colour. */
export interface HareKind {
  readonly name: MessageKey;
  readonly colour: string;
  readonly ink: string;
  /** Drawn in a box of 24 by 24. */
  readonly symbol: string;
  /** A symbol with strokes instead of a plain shape. */
  readonly rays?: string;
}

/** By their number on the wire. */
export const HARES: readonly HareKind[] = [
  {
    name: 'hare.bone',
    colour: '#f1e6c6',
    ink: '#2b2118',
    symbol: 'M15.6 2.6A9.6 9.6 0 1 0 21.4 15 8 8 0 0 1 15.6 2.6Z',
  },
  {
    name: 'hare.ruby',
    colour: '#d42a4a',
    ink: '#fff6e6',
    symbol:
      'M12 21.2 3.6 12.6a5.4 5.4 0 0 1 0-7.7 5.5 5.5 0 0 1 7.7 0l.7.7.7-.7a5.5 5.5 0 0 1 7.7 0 5.4 5.4 0 0 1 0 7.7Z',
  },
  {
    name: 'hare.sky',
    colour: '#b4ddf5',
    ink: '#12263c',
    symbol: 'M6.6 19.4A5.1 5.1 0 0 1 5.8 9.3a6.6 6.6 0 0 1 12.7 1.4A4.4 4.4 0 0 1 18 19.4Z',
  },
  {
    name: 'hare.pine',
    colour: '#1f7d58',
    ink: '#fffbef',
    symbol: 'M12 1.5 18.4 10h-3L20.5 17h-6.7v5h-3.6v-5H3.5L8.6 10h-3Z',
  },
  {
    name: 'hare.straw',
    colour: '#efb42b',
    ink: '#33210a',
    symbol: 'M12 7.1a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8Z',
    rays: 'M12 2.2v2M12 19.8v2M2.2 12h2M19.8 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  },
  {
    name: 'hare.violet',
    colour: '#a346b8',
    ink: '#fff2ff',
    symbol:
      'M12 1.8a5.6 5.6 0 0 1 1.8 10.9v2.1h3v3h-3v1.2h3.2v3h-6.8V12.7A5.6 5.6 0 0 1 12 1.8Zm0 3.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  },
  {
    name: 'hare.coral',
    colour: '#f57d55',
    ink: '#3b1509',
    symbol:
      'M20.8 3.2C10.5 2.6 4.2 7.2 4.3 14.3c0 1.4.3 2.5.8 3.4L2.6 20.3l1.6 1.6 2.6-2.6c1 .5 2.1.7 3.4.7 7 0 11.3-6.6 10.6-16.8ZM7.4 17.3l-.8-.8 7-7.2.9.9Z',
  },
  {
    name: 'hare.royal',
    colour: '#6f80f0',
    ink: '#0b1030',
    symbol: 'm12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8Z',
  },
  {
    name: 'hare.mint',
    colour: '#4fcba3',
    ink: '#062a1f',
    symbol:
      'M12 1.6c4.2 5.2 7.3 9 7.3 13A7.3 7.3 0 0 1 12 22a7.3 7.3 0 0 1-7.3-7.4c0-4 3.1-7.8 7.3-13Z',
  },
  {
    name: 'hare.mauve',
    colour: '#cb9ac2',
    ink: '#3d0f33',
    symbol:
      'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Z',
  },
  {
    name: 'hare.umber',
    colour: '#9e611f',
    ink: '#fff3de',
    symbol: 'M12 2 22 11.2h-2.8V21.5h-5V15h-4.4v6.5h-5V11.2H2Z',
  },
  {
    name: 'hare.slate',
    colour: '#66758a',
    ink: '#fffbef',
    symbol: 'M2.2 6.4 7.4 10.6 12 3.2l4.6 7.4 5.2-4.2L19.9 20H4.1Z',
  },
];

export function hareOf(hare: number): HareKind {
  const kind = HARES[hare % HARES.length];
  if (!kind) throw new Error(`there is no hare ${hare}`);
  return kind;
}

/** The hare in profile, in a box of 72 by 84. */
export const HARE_PATH =
  'M22.5 79.5C11.4 79.5 4.5 71.5 5.4 61.4 3 60.8 1.4 58.6 1.8 56c.4-2.5 2.8-4.2 5.3-3.8C10.6 42.6 19 36.8 29.2 36.4c4-.2 6.3-1.6 8-4.3C32 27 26.8 17.7 25.8 8.9c-.5-4.5 3-6.6 6.3-3.7C36 8.7 39 14.1 40.9 19.9c-.2-5.7.6-11.3 2.8-15.6 2-3.9 6-3.7 7.4.9 1.7 5.7 1.6 12.3-.1 18 6.6 1 12.3 4.6 15.4 9.2 1.7 2.6 1 5.7-1.8 7-3.3 1.5-6.5 2.1-9.1 2.5 1.6 5.1 2 10.1 1.1 15.7l-1.7 10.7h5.1c4.3 0 7 2.7 7.1 6.5 0 2.9-1.7 4.7-4.6 4.7Z';
