import { expect, test } from 'vitest';
import { mayAsk, missing } from '../src/lib/tools/missing.ts';
import type { Who } from '../src/lib/table/who.ts';
import type { Public } from '../src/lib/wire/protocol.ts';

const who = (seat: number, bot = ''): Who => ({ seat, bot, name: `${seat}` }) as Who;
const ALL = [who(1), who(2), who(3, 'otto'), who(4)];
const table = (over: Partial<Public>): Public =>
  ({
    phase: 'give',
    awaited: [2, 3, 4],
    closing: false,
    wishes: [],
    time_asked: [],
    pace: { name: 'none' },
    ...over,
  }) as Public;

test('people are missing, bots and the player who looks are not', () => {
  expect(missing(table({}), ALL, 4).map((each) => each.seat)).toEqual([2]);
  expect(missing(table({}), ALL, undefined).map((each) => each.seat)).toEqual([2, 4]);
  expect(missing(table({ closing: true }), ALL, 1)).toEqual([]);
  expect(missing(table({ phase: 'claim' }), ALL, 1)).toEqual([]);
});

test('seats may ask for a bot where there is no clock, the host anywhere, each once', () => {
  const brisk = { name: 'brisk', seconds: { tell: 60, give: 30, vote: 30, look: 12 } } as const;
  expect(mayAsk(table({}), 2, 1, false)).toBe(true);
  expect(mayAsk(table({}), 2, undefined, false)).toBe(false);
  expect(mayAsk(table({ pace: brisk }), 2, 1, false)).toBe(false);
  expect(mayAsk(table({ pace: brisk }), 2, undefined, true)).toBe(true);
  expect(mayAsk(table({ wishes: [{ seat: 2, by: 1 }] }), 2, 1, false)).toBe(false);
  expect(mayAsk(table({ wishes: [{ seat: 2, by: 1 }] }), 2, 4, false)).toBe(true);
  expect(mayAsk(table({ phase: 'reveal' }), 2, 1, true)).toBe(false);
});
