import { dueOf, dueWords, knowsDays, waitedFor } from '../days/deadline.ts';
import { language } from '../language.svelte.ts';
import {
  countsInWords,
  editionInWords,
  editionName,
  editionOf,
  type EDITION_IDS,
} from '../lobby/house.ts';
import { movesAwaited, phaseWords, waiting, type Speech, type Subject } from '../play/sentences.ts';
import type { TableState } from '../table/table.svelte.ts';
import { unitName } from '../table/unitName.ts';
import type { Unit, Who } from '../table/who.ts';
import { byKeys } from '../table/byKeys.ts';
import { secondsLeft } from '../tools/clock.ts';

/** Whom the table waits for, for one who is done; for the last one, that it is they. Empty while it is nobody's news. */
export function missingWords(subject: Subject, speech: Speech = language): string {
  const { table, own, all } = subject;
  if (!['give', 'vote', 'reveal'].includes(table.phase) || table.closing) return '';
  const moves = movesAwaited(subject);
  if (moves.length === 0) return '';
  const mine = own !== undefined && table.awaited.includes(own.seat);
  if (!mine) return waiting(subject, speech);
  // In the reveal they listen, and bots are in no hurry.
  const hurry = table.phase !== 'reveal' && all.some(({ you, bot }) => !you && bot === '');
  return moves.length === 1 && hurry ? speech.say('news.last') : '';
}

/** Who sat down in the lobby and who got up, bots too, and how many there are now. */
export function lobbyWords(
  before: readonly Who[],
  subject: Subject,
  { say, list, sentences }: Speech = language,
): string {
  const names = (all: readonly Who[], others: readonly Who[]): string[] =>
    all
      .filter(({ seat, you }) => !you && !others.some((who) => who.seat === seat))
      .map(({ name }) => name);
  const came = names(subject.all, before);
  const went = names(before, subject.all);
  return sentences([
    came.length > 0 ? say('news.came', { names: list(came), count: came.length }) : '',
    went.length > 0 ? say('news.went', { names: list(went), count: went.length }) : '',
    phaseWords(subject, { say, list, sentences }).lead,
  ]);
}

/** What is to be played, and whether so many can. */
export function editionWords({ table, all }: Subject): string {
  const id = table.edition as (typeof EDITION_IDS)[number];
  const [edition, count] = [editionName(id), all.length];
  const fits = editionOf(id).players.includes(count);
  const why = { edition, counts: countsInWords(id), count };
  const words = `${edition}. ${editionInWords(id, table)}`;
  return fits ? words : language.sentences([words, language.say('lobby.wrong_count', why)]);
}

/** Everybody's points, the most first. */
export const scoresWords = (units: readonly Unit[], { say }: Speech = language): string =>
  [...units]
    .sort((a, b) => b.score - a.score)
    .map((unit) => say('keys.score', { name: unitName(unit, say('you')), score: unit.score }))
    .join(' · ');

/** What is left on the clock, in words. */
export function clockWords(table: TableState, { say }: Speech = language): string {
  if (table.view?.days) {
    if (!knowsDays()) return '';
    return dueWords(dueOf(table.view, waitedFor(table)), undefined, say);
  }
  const left = secondsLeft(table, performance.now());
  if (left === undefined) {
    const paced = table.table.pace.name !== 'none' && table.alone;
    return say(paced ? 'pace.alone' : 'news.no_clock');
  }
  const seconds = Math.ceil(left);
  return say('candle.left', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Seconds that a player has to ask for more, once they were told that the time runs out. */
const TO_ASK = 20;

/** That the time runs out, and how there is more. */
export function hurryWords(table: TableState, speech: Speech = language): string {
  const left = speech.say('words.stop', { words: clockWords(table, speech) });
  return speech.sentences([left, byKeys.perhaps ? speech.say('time.hint') : '']);
}

/** Whether a phase is so short that a player must be told at once. */
export const isShort = ({ view }: Pick<TableState, 'view'>): boolean =>
  view?.clock?.running === true && view.clock.left <= TO_ASK;

/** The milliseconds until a quarter of the phase's time is left, or enough to ask for more; nothing where less is left. */
export function untilQuarter(table: Pick<TableState, 'view' | 'clockSeenAt'>): number | undefined {
  const clock = table.view?.clock;
  const left = secondsLeft(table, performance.now());
  if (!clock?.running || left === undefined) return undefined;
  const wait = (left - Math.max(TO_ASK, clock.seconds / 4)) * 1000;
  return wait > 0 ? wait : undefined;
}
