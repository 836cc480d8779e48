import { language } from '../language.svelte.ts';
import type { MessageKey, Values } from '../format.ts';
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

/** A deadline in the place where other games have a candle: "in 3 hours", "until Thu 18:00". */
export function deadlineWords(
  due: number,
  clock: Clock = clockNow(),
  say: Say = language.say,
): string {
  const left = due - clock.now;
  if (left < MINUTE) return say('days.now');
  if (left < NEAR) return relativeWords(due, clock);
  return say('days.until', { when: momentWords(due, clock) });
}

/** When it must be done: by oneself if it is one's turn, else by the last whom the table waits for. */
export function dueOf(view: Pick<View, 'days' | 'you'> | undefined): {
  readonly due: number | undefined;
  readonly yours: boolean;
} {
  const own = view?.you?.days?.due ?? undefined;
  return { due: own ?? view?.days?.latest ?? undefined, yours: own !== undefined };
}

/** The same for who asks how much time is left. */
export function dueWords(
  view: Pick<View, 'days' | 'you'> | undefined,
  clock: Clock = clockNow(),
  say: Say = language.say,
): string {
  const { due, yours } = dueOf(view);
  if (due === undefined) return say('days.due.none');
  const left = due - clock.now < MINUTE ? say('days.now') : relativeWords(due, clock);
  return say(yours ? 'days.due.yours' : 'days.due.table', {
    when: spokenMoment(due, clock),
    left,
  });
}

/** Whether the words of such a game are here yet: they come with its bar. */
export const knowsDays = (): boolean => language.knows('days.now');

/** Calls back from time to time, while words about time are on the page; for onMount. */
export function fromTimeToTime(look: (now: number) => void): () => void {
  const timer = setInterval(() => {
    look(Date.now());
  }, OFTEN);
  return () => {
    clearInterval(timer);
  };
}
