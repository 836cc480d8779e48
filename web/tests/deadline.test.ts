import { describe, expect, test } from 'vitest';
import {
  backDay,
  dayWords,
  deadlineWords,
  dueLines,
  dueOf,
  dueWords,
  momentWords,
  relativeWords,
} from '../src/lib/days/deadline.ts';
import type { View } from '../src/lib/wire/protocol.ts';
import { inEnglish } from './speech.ts';

const HOUR = 3600_000;
/** A Tuesday, three in the afternoon in Paris. */
const NOW = Date.UTC(2026, 10, 17, 14);
const paris = { locale: 'en-GB', now: NOW, zone: 'Europe/Paris' };
const { say } = inEnglish;
const spaces = (text: string): string => text.replace(/\s/g, ' ');

describe('a deadline', () => {
  test('is a day and a time by the reader’s own clock', () => {
    const due = NOW + 27 * HOUR;
    expect(spaces(deadlineWords(due, paris, say))).toBe('by Wed 18:00');
    const tokyo = { ...paris, zone: 'Asia/Tokyo' };
    expect(spaces(deadlineWords(due, tokyo, say))).toBe('by Thu 02:00');
  });

  test('is counted in hours and minutes when it is near, never more than are left', () => {
    expect(deadlineWords(NOW + 4 * HOUR - 1, paris, say)).toBe('3 hours left');
    expect(deadlineWords(NOW + 25.9 * 60_000, paris, say)).toBe('25 minutes left');
    expect(deadlineWords(NOW + 30_000, paris, say)).toBe('any moment now');
    expect(deadlineWords(NOW - HOUR, paris, say)).toBe('any moment now');
  });

  test('names the day of the month where a weekday would be another one', () => {
    expect(spaces(momentWords(NOW + 8 * 24 * HOUR, paris))).toBe('25 Nov, 15:00');
    expect(spaces(dayWords(NOW + 8 * 24 * HOUR, paris))).toBe('Wed 25 Nov');
  });

  test('follows the clock of summer and winter', () => {
    // In the night to 25 October clocks go back in Paris.
    const before = { ...paris, now: Date.UTC(2026, 9, 24, 16) };
    expect(spaces(momentWords(Date.UTC(2026, 9, 24, 18), before))).toBe('Sat 20:00');
    expect(spaces(momentWords(Date.UTC(2026, 9, 25, 18), before))).toBe('Sun 19:00');
  });

  test('of one’s own comes before that of the table', () => {
    const view = { days: { latest: NOW + 30 * HOUR }, you: { days: { due: NOW + 5 * HOUR } } };
    const yours = dueOf(view as View, ['Ana']);
    expect(yours).toEqual({ due: NOW + 5 * HOUR, whose: 'yours', name: '' });
    expect(spaces(dueWords(yours, paris, say))).toBe('You have until Tuesday 20:00: 5 hours left.');
    const others = { days: { latest: NOW + 30 * HOUR }, you: { days: { due: null } } } as View;
    expect(spaces(dueWords(dueOf(others, ['Ana', 'Tom']), paris, say))).toBe(
      'The table waits until Wednesday 21:00 at the latest: 30 hours left.',
    );
    expect(spaces(dueWords(dueOf(others, ['Ana']), paris, say))).toBe(
      'Ana has until Wednesday 21:00: 30 hours left.',
    );
    expect(dueWords(dueOf({ days: { latest: null } }), paris, say)).toBe('No deadline is running.');
  });

  test.each([
    ['yours', 30, 'Your move by | Wed 21:00'],
    ['other', 30, 'Ana has until | Wed 21:00'],
    ['table', 30, 'At the latest | Wed 21:00'],
    ['yours', 9, 'Your move: | 9 hours left'],
    ['other', 9, 'Ana: | 9 hours left'],
    ['table', 9, 'At most | 9 hours left'],
    ['other', 0, ' | any moment now'],
  ] as const)('says in two lines whose it is: %s, %d hours', (whose, hours, lines) => {
    const due = { due: NOW + hours * HOUR, whose, name: 'Ana' };
    expect(spaces(dueLines(due, paris, say).join(' | '))).toBe(lines);
  });

  test('of a vacation is the same day to friends in other zones', () => {
    // Midnight at which 9 April begins in Paris.
    const until = Date.UTC(2027, 3, 8, 22);
    const days = ['Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'].map(
      (zone) => spaces(backDay(until, { locale: 'en-GB', now: NOW, zone })),
    );
    expect([...new Set(days)]).toEqual(['Fri 9 Apr']);
  });
});

test('what was is told in days, hours and minutes', () => {
  expect(relativeWords(NOW - 3 * 24 * HOUR, paris)).toBe('3 days ago');
  expect(relativeWords(NOW - 2 * HOUR, paris)).toBe('2 hours ago');
  expect(relativeWords(NOW - 30_000, paris)).toBe('now');
  expect(relativeWords(NOW - 2 * HOUR, { ...paris, locale: 'fr' })).toBe('il y a 2 heures');
});
