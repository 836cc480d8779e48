import { describe, expect, test } from 'vitest';
import {
  asDate,
  asTime,
  fromDate,
  fromTime,
  quietMinutes,
  quietProblem,
  timeIn,
  vacationDays,
  zoneCity,
  zoneDiffers,
  zonesWith,
} from '../src/lib/days/hours.ts';
import { isWebhook } from '../src/lib/days/hook.ts';
import { lastRevealed, seenUntil, viewAt } from '../src/lib/days/missed.ts';
import { keyBytes, pushState } from '../src/lib/days/push.ts';
import { aboutWords, newsWords } from '../src/lib/days/rowWords.ts';
import { goneOnWith, grouped, waitingDays } from '../src/lib/days/tables.ts';
import { seatOf, takeLink, takenIn } from '../src/lib/days/take.ts';
import type { MyTable, View } from '../src/lib/wire/protocol.ts';
import { inEnglish } from './speech.ts';
import { turn } from './turns.ts';

const HOUR = 3600_000;
const NOW = Date.UTC(2026, 10, 17, 14);

describe('hours', () => {
  test('are minutes of the day to the server, and times in a field', () => {
    expect(asTime(22 * 60)).toBe('22:00');
    expect(asTime(485)).toBe('08:05');
    expect(fromTime('22:00')).toBe(1320);
    expect(fromTime('')).toBeUndefined();
  });

  test('that are quiet may go over midnight', () => {
    expect(quietMinutes({ start: 1320, end: 480 })).toBe(600);
    expect(quietMinutes({ start: 480, end: 1320 })).toBe(840);
    expect(quietProblem({ start: 1320, end: 480 })).toBeUndefined();
  });

  test('that are quiet are some, and not nearly all', () => {
    expect(quietProblem({ start: 480, end: 480 })).toBe('same');
    expect(quietProblem({ start: 540, end: 480 })).toBe('long');
  });

  test('are those of a city, and what time it is there', () => {
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(timeIn('Europe/Paris', { locale: 'en-GB', now: NOW })).toBe('15:00');
    expect(timeIn('Moon/Sea', { locale: 'en-GB', now: NOW })).toBe('');
    expect(zonesWith('Asia/Calcutta', '')).toContain('Asia/Calcutta');
    expect(zonesWith('')).not.toContain('');
  });

  test('are told unasked where none are known, and asked about only where others are', () => {
    expect(zoneDiffers('', 'Europe/Paris')).toBe('tell');
    expect(zoneDiffers('Asia/Tokyo', 'Europe/Paris')).toBe('ask');
    expect(zoneDiffers('Europe/Paris', 'Europe/Paris')).toBe('same');
  });

  test('of a vacation end on a day of this device’s own calendar', () => {
    const noon = new Date(2026, 11, 30, 12).getTime();
    expect(fromDate('2026-12-31')).toBe(new Date(2026, 11, 31).getTime());
    expect(fromDate('soon')).toBeUndefined();
    expect(asDate(noon)).toBe('2026-12-30');
    expect(vacationDays(noon)).toEqual({ least: '2026-12-31', most: '2027-02-28' });
  });
});

test.each([
  ['https://chat.example/api/webhooks/1', true],
  [' https://chat.example/hook ', true],
  ['http://chat.example/hook', false],
  ['chat.example/hook', false],
  ['https://', false],
  ['', false],
])('the address of a webhook begins with https: %s', (text, is) => {
  expect(isWebhook(text)).toBe(is);
});

describe('push messages', () => {
  const able = { secure: true, able: true, needsHomeScreen: false, permission: 'default' } as const;

  test.each([
    ['none', able, ''],
    ['plain', { ...able, secure: false }, 'key'],
    ['unsupported', { ...able, able: false }, 'key'],
    ['home_screen', { ...able, able: false, needsHomeScreen: true }, 'key'],
    ['blocked', { ...able, permission: 'denied' }, 'key'],
    ['off', able, 'key'],
    ['on', { ...able, permission: 'granted' }, 'key'],
  ] as const)('are %s', (state, facts, key) => {
    expect(pushState(facts, key, true)).toBe(state);
  });

  test('are off where this device was never asked', () => {
    expect(pushState({ ...able, permission: 'granted' }, 'key', false)).toBe('off');
  });

  test('need the server’s key as bytes', () => {
    expect([...keyBytes('BP-_')]).toEqual([4, 255, 191]);
  });
});

describe('the link to all tables', () => {
  const seats = [
    { code: 'tea', secret: 'a_B-1' },
    { code: 'bed', secret: 'c2' },
  ];

  test('is read as it was written', () => {
    const link = takeLink('https://hare.example', seats);
    expect(link).toBe('https://hare.example/tables#take=tea.a_B-1,bed.c2');
    expect(takenIn(new URL(link).hash)).toEqual(seats);
  });

  test('takes each table once, and leaves out what is no seat', () => {
    expect(takenIn('#take=tea.old,tea.new,<b>.x,bed,')).toEqual([{ code: 'tea', secret: 'new' }]);
    expect(takenIn('#take=')).toEqual([]);
    expect(takenIn('#me=tea.x')).toBeUndefined();
    expect(takenIn('')).toBeUndefined();
  });

  test('is made of personal links', () => {
    expect(seatOf('https://hare.example/t/tea#me=a_B-1')).toEqual(seats[0]);
    expect(seatOf('https://hare.example/t/tea')).toBeUndefined();
  });
});

const table = (over: Partial<MyTable>): MyTable => ({
  code: 'tea',
  edition: 'odyssey',
  phase: 'vote',
  name: 'Mira',
  host: true,
  awaited: false,
  hare: 1,
  people: ['Tom'],
  bots: 0,
  here: 0,
  active_at: NOW - HOUR,
  games: 0,
  days: true,
  waits_for: [],
  turn: 2,
  missed: 0,
  unread: 0,
  ...over,
});

describe('my tables', () => {
  test('are those that wait for me, the most urgent first, then others’, then those between games', () => {
    const found = grouped([
      table({ code: 'lobby', phase: 'lobby', awaited: true }),
      table({ code: 'theirs' }),
      table({ code: 'calm', awaited: true }),
      table({ code: 'later', awaited: true, due: NOW + 9 * HOUR }),
      table({ code: 'soon', awaited: true, due: NOW + HOUR }),
    ]);
    expect(found.yours.map(({ code }) => code)).toEqual(['soon', 'later', 'calm']);
    expect(found.others.map(({ code }) => code)).toEqual(['theirs']);
    expect(found.between.map(({ code }) => code)).toEqual(['lobby']);
  });

  test('lead back from the first page to a game over days that waits, whatever its age', () => {
    const old = { active_at: NOW - 50 * HOUR };
    const waits = table({ code: 'waits', awaited: true, ...old });
    const live = table({ code: 'live', days: false });
    expect(goneOnWith([waits, table({ code: 'theirs', ...old })], NOW)?.code).toBe('waits');
    expect(goneOnWith([waits, live], NOW)?.code).toBe('live');
    expect(goneOnWith([table({ days: false, awaited: true, ...old })], NOW)).toBeUndefined();
    expect(goneOnWith([table({ ...old })], NOW)).toBeUndefined();
    expect(waitingDays([waits, live, table({ code: 'too', awaited: true })])).toBe(2);
  });

  test('say whom they wait for, how long, and what happened', () => {
    const clock = { locale: 'en-GB', now: NOW, zone: 'UTC' };
    const waits = table({
      waits_for: ['Tom', 'Ida', 'Max', 'Ana', 'Lou'],
      since: NOW - 2 * HOUR,
      missed: 2,
      unread: 1,
    });
    expect(aboutWords(waits, 'Odyssey', clock, inEnglish)).toBe(
      'Odyssey · over days · Waiting for Tom, Ida, Max, and 2 more · last move 2 hours ago',
    );
    const said = (over: Partial<MyTable>) => aboutWords(table(over), 'Odyssey', clock, inEnglish);
    // The server's clock may be ahead.
    expect(said({ since: NOW + HOUR })).toBe('Odyssey · over days · last move just now');
    expect(said({ phase: 'lobby' })).toBe('Odyssey · over days · Not started yet');
    expect(said({ phase: 'end', games: 1 }).replace(/\s/g, ' ')).toBe(
      'Odyssey · over days · last move Tue 13:00',
    );
    expect(newsWords(waits, inEnglish)).toBe('2 reveals since you were here · 1 remark to read');
    expect(newsWords(table({}), inEnglish)).toBe('');
  });
});

describe('what was missed', () => {
  test('is every turn that was revealed since', () => {
    expect(lastRevealed({ phase: 'claim', turn: 0 })).toBe(0);
    expect(lastRevealed({ phase: 'clue', turn: 4 })).toBe(3);
    expect(lastRevealed({ phase: 'reveal', turn: 4 })).toBe(4);
    expect(lastRevealed({ phase: 'end', turn: 4 })).toBe(4);
  });

  test('is a whole game to a player who hasn’t looked at it, and nothing to who comes to watch', () => {
    const at = { game: 2, phase: 'clue', turn: 4 } as const;
    expect(seenUntil(at, { game: 2, turn: 1, remark: 0 }, true)).toBe(1);
    expect(seenUntil(at, { game: 1, turn: 9, remark: 0 }, true)).toBe(0);
    expect(seenUntil(at, { game: 0, turn: 0, remark: 0 }, false)).toBe(3);
  });

  test('is shown with the scores of that turn', () => {
    const view = {
      table: {
        phase: 'vote',
        turn: 4,
        seats: { 1: { no: 1, score: 9 }, 2: { no: 2, unit: 1, score: 8 } },
        awaited: [1],
        winners: [],
      },
      own: { seat: 1, may: { vote: {} }, given: [], positions: [] },
    } as unknown as View;
    const past = viewAt(view, turn({ turn: 2, storyteller: 2, scores: [3, 5] }));
    expect(past.table.seats['1']?.score).toBe(3);
    expect(past.table.seats['2']?.score).toBe(5);
    expect([past.table.turn, past.table.phase, past.table.storyteller]).toEqual([2, 'reveal', 2]);
    expect([past.table.awaited, past.own?.may.vote]).toEqual([[], undefined]);
    expect(view.table.turn).toBe(4);
  });
});
