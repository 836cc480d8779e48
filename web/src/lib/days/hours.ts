import type { Quiet } from '../wire/protocol.ts';

const A_DAY = 24 * 60;
/** Minutes: who wants more quiet than that would never be called. */
const MOST_QUIET = 16 * 60;
/** As many days a vacation may last. */
const MOST_AWAY = 60;

/** The time zone of this device, as Europe/Paris. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The city of a zone, for people: "New York" of America/New_York. */
export const zoneCity = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "Europe/Paris", in a list. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** What time it is there; nothing where the browser doesn't know that zone. */
export function timeIn(zone: string, { locale, now }: { locale: string; now: number }): string {
  try {
    const options = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
    return new Intl.DateTimeFormat(locale, options).format(now);
  } catch {
    return '';
  }
}

/** All zones that the browser knows, with those that must be among them. */
export const zonesWith = (...among: readonly string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...among.filter(Boolean)])].sort();

/** What becomes of the time zone: kept as it is, told unasked since none is known, or asked about, since another is. */
export function zoneDiffers(stored: string, here: string): 'same' | 'tell' | 'ask' {
  if (stored === here || !here) return 'same';
  return stored ? 'ask' : 'tell';
}

/** Minutes of the day as a time field has them: "22:00". */
export const asTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The other way round; nothing for what is no time. */
export function fromTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total >= 0 && total < A_DAY ? total : undefined;
}

/** How long they are, also over midnight. From eight to eight is no time at all. */
export const quietMinutes = ({ start, end }: Quiet): number => (end - start + A_DAY) % A_DAY;

/** What is wrong with quiet hours: no time at all, or so much that one would never be called. */
export function quietProblem(quiet: Quiet): 'same' | 'long' | undefined {
  const minutes = quietMinutes(quiet);
  if (minutes === 0) return 'same';
  return minutes > MOST_QUIET ? 'long' : undefined;
}

/** A day as a date field has it, in this device's own time. */
export const asDate = (at: number): string => {
  const day = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** When that day begins here, in milliseconds since 1970; nothing for what is no day. */
export function fromDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const at = new Date(Number(year), Number(month) - 1, Number(day)).getTime();
  return Number.isFinite(at) ? at : undefined;
}

/** The first and the last day on which a vacation may end, as date fields have them. */
export function vacationDays(now: number): { readonly least: string; readonly most: string } {
  const day = new Date(now);
  const later = (days: number): string =>
    asDate(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime());
  return { least: later(1), most: later(MOST_AWAY) };
}
