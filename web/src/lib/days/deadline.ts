import { language } from '../language.svelte.ts';
import type { MessageKey, Values } from '../format.ts';
import type { TableState } from '../table/table.svelte.ts';
import type { View } from '../wire/protocol.ts';

/** How moments of time are said: in the page's language, by this device's own clock. */
export interface Clock {
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Another time zone than the device's, in a test. */
  readonly zone?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From midnight to noon. */
const NOON = 12 * HOUR;
/** So near, one counts hours; farther away one looks at the calendar. */
const NEAR = 12 * HOUR;
/** Weekdays name a day without doubt for so long. */
const A_WEEK = 6 * DAY;
/** So long a page may stand without drawing the time anew. */
const OFTEN = 20_000;

export const clockNow = (): Clock => ({ locale: language.current, now: Date.now() });

const format = ({ locale, zone }: Clock, at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, {
    ...options,
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** "Thu 18:00", or with the day of the month where that is farther away than a week. */
export function momentWords(at: number, clock: Clock): string {
  const far = Math.abs(at - clock.now) > A_WEEK;
  const day = far ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short' } as const);
  return format(clock, at, { ...day, ...TIME });
}

/** "Thursday 18:00", to be heard. */
export function spokenMoment(at: number, clock: Clock): string {
  const far = Math.abs(at - clock.now) > A_WEEK;
  const day = far ? ({ day: 'numeric', month: 'long' } as const) : {};
  return format(clock, at, { weekday: 'long', ...day, ...TIME });
}

/** "Tue, 24 Nov": a day by itself. */
export const dayWords = (at: number, clock: Clock): string =>
  format(clock, at, { weekday: 'short', day: 'numeric', month: 'short' });

/** "24 Nov", where room is short. */
export const shortDay = (at: number, clock: Clock): string =>
  format(clock, at, { day: 'numeric', month: 'short' });

/**
 * The day on which one is back, to be read anywhere: a vacation ends with the midnight at which that day begins where one
 * lives, and at noon it is the same day half the world around.
 */
export const backDay = (until: number, clock: Clock): string => dayWords(until + NOON, clock);
export const shortBackDay = (until: number, clock: Clock): string => shortDay(until + NOON, clock);

/** "in 3 hours", "25 minutes ago". */
export function relativeWords(at: number, { locale, now }: Clock): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const left = at - now;
  // What is left is rounded down: nobody comes too late by a kind word.
  if (Math.abs(left) >= 2 * DAY) return relative.format(Math.trunc(left / DAY), 'day');
  if (Math.abs(left) >= HOUR) return relative.format(Math.trunc(left / HOUR), 'hour');
  if (Math.abs(left) >= MINUTE) return relative.format(Math.trunc(left / MINUTE), 'minute');
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}

type Say = (key: MessageKey, values?: Values) => string;

/** "3 hours", "25 minutes": what is left, rounded down, since nobody should come too late by a kind word. */
function leftWords(left: number, locale: string): string {
  const [count, unit] =
    left >= 2 * DAY
      ? [left / DAY, 'day']
      : left >= HOUR
        ? [left / HOUR, 'hour']
        : [left / MINUTE, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.trunc(count),
  );
}

/** What is left until then, or that it may be over any moment. */
function timeLeft(due: number, { now, locale }: Clock, say: Say): string {
  const left = due - now;
  return left < MINUTE ? say('days.now') : say('days.left', { left: leftWords(left, locale) });
}

/** A deadline in a list of what waits for the reader: "3 hours left", "by Thu 18:00". */
export const deadlineWords = (
  due: number,
  clock: Clock = clockNow(),
  say: Say = language.say,
): string =>
  due - clock.now < NEAR
    ? timeLeft(due, clock, say)
    : say('days.until', { when: momentWords(due, clock) });

/** Whose a deadline is: one's own, that of the only one whom the table waits for, or the last of several. */
export interface Due {
  readonly due: number;
  readonly whose: 'yours' | 'other' | 'table';
  /** Of the other one. */
  readonly name: string;
}

type Waiting = Pick<View, 'days' | 'you'> | undefined;

/** When it must be done: by oneself if it is one's turn, else by the last whom the table waits for. */
export function dueOf(view: Waiting, others: readonly string[] = []): Due | undefined {
  const own = view?.you?.days?.due;
  if (own != null) return { due: own, whose: 'yours', name: '' };
  const latest = view?.days?.latest;
  if (latest == null) return undefined;
  const [name = ''] = others;
  return others.length === 1
    ? { due: latest, whose: 'other', name }
    : { due: latest, whose: 'table', name: '' };
}

/** The people whom the table waits for, without the reader. */
export const waitedFor = ({ table, all }: Pick<TableState, 'table' | 'all'>): string[] =>
  all
    .filter(({ seat, bot, you }) => table.awaited.includes(seat) && !bot && !you)
    .map(({ name }) => name);

/** In the place where other games have a candle, in two lines: "Your move by", "Thu 18:00". */
export function dueLines(
  { due, whose, name }: Due,
  clock: Clock = clockNow(),
  say: Say = language.say,
): readonly [string, string] {
  const left = due - clock.now;
  if (left >= NEAR) return [say(`days.by.${whose}`, { name }), momentWords(due, clock)];
  // What may be over any moment is late for all alike.
  return [left < MINUTE ? '' : say(`days.in.${whose}`, { name }), timeLeft(due, clock, say)];
}

/** The same for who asks how much time is left. */
export function dueWords(
  due: Due | undefined,
  clock: Clock = clockNow(),
  say: Say = language.say,
): string {
  if (due === undefined) return say('days.due.none');
  return say(`days.due.${due.whose}`, {
    name: due.name,
    when: spokenMoment(due.due, clock),
    left: timeLeft(due.due, clock, say),
  });
}

/** Whether the words of such a game are here yet: they come with its bar. */
export const knowsDays = (): boolean => language.knows('days.now');

/** Calls back from time to time, while words about time are on the page; for onMount. */
export function fromTimeToTime(look: (now: number) => void): () => void {
  const timer = setInterval(() => look(Date.now()), OFTEN);
  return () => clearInterval(timer);
}
