import type { Unit, Who } from '../src/lib/table/who.ts';

const NAMES = [
  'Bea',
  'Tom',
  'Léa',
  'Ana',
  'Max',
  'Eli',
  'Juno',
  'Noor',
  'Pia',
  'Saga',
  'Kofi',
  'Wick',
];

/** A player as the page draws them; the first is the reader, unless nobody is. */
export const who = (no: number, over: Partial<Who> = {}): Who => ({
  seat: no + 1,
  name: NAMES[no] ?? '',
  hare: no,
  you: no === 0,
  bot: '',
  held: false,
  away: false,
  host: false,
  unit: no,
  score: 0,
  ...over,
});

/** Hares with these scores, one player each. */
export const units = (...scores: number[]): Unit[] =>
  scores.map((score, no) => ({
    no,
    score,
    hare: no,
    you: no === 0,
    members: [who(no, { score })],
  }));

/** The same for a big screen. */
export const forARoom = (all: readonly Unit[]): Unit[] =>
  all.map((unit) => ({
    ...unit,
    you: false,
    members: unit.members.map((one) => ({ ...one, you: false })),
  }));
