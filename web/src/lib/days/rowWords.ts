import { language } from '../language.svelte.ts';
import type { Speech } from '../play/sentences.ts';
import type { MyTable } from '../wire/protocol.ts';
import { momentWords, relativeWords, type Clock } from './deadline.ts';

/** So many are named; of a crowd the first ones. */
const NAMED = 3;

/** Whom a table waits for and since when, else when something last happened there. */
export function aboutWords(
  table: MyTable,
  edition: string,
  clock: Clock,
  { say, list }: Speech = language,
): string {
  const parts = [edition];
  if (table.days) parts.push(say('days.tables.days'));
  if (!table.awaited && table.waits_for.length > 0) parts.push(waitsWords(table, { say, list }));
  parts.push(lastWords(table, clock, say));
  return parts.join(' · ');
}

/** Less than that ago, in milliseconds, is just now. */
const JUST = 60_000;

function lastWords(table: MyTable, clock: Clock, say: Speech['say']): string {
  if (table.phase === 'lobby' && table.games === 0) return say('days.tables.new');
  const on = table.phase !== 'lobby' && table.phase !== 'end';
  const waits = on && table.since != null && (table.days || table.awaited);
  // The server's clock may be ahead of this one, and nothing happened in the future.
  const at = Math.min(waits ? (table.since ?? 0) : table.active_at, clock.now);
  if (clock.now - at < JUST) return say('days.tables.just');
  const words = waits ? relativeWords : momentWords;
  return say('days.tables.last', { when: words(at, clock) });
}

function waitsWords(
  { waits_for: names }: MyTable,
  { say, list }: Pick<Speech, 'say' | 'list'>,
): string {
  const more = names.length - NAMED;
  const named =
    more > 0 ? [...names.slice(0, NAMED), say('names.more', { count: more })] : [...names];
  return say('days.tables.waits', { names: list(named) });
}

/** What happened since one was here: reveals, and talk. */
export const newsWords = (table: MyTable, { say }: Pick<Speech, 'say'> = language): string =>
  [
    table.missed > 0 ? say('days.tables.missed', { count: table.missed }) : '',
    table.unread > 0 ? say('days.tables.unread', { count: table.unread }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
