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
  const on = table.phase !== 'lobby' && table.phase !== 'end';
  if (on && table.since != null && (table.days || table.awaited))
    parts.push(relativeWords(table.since, clock));
  else parts.push(momentWords(table.active_at, clock));
  return parts.join(' · ');
}

function waitsWords({ waits_for: names }: MyTable, { say, list }: Speech): string {
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
