import { language } from '../language.svelte.ts';
import type { Speech } from '../play/sentences.ts';
import { store, stored } from '../storage.ts';
import type { View } from '../wire/protocol.ts';
import { calledAt, everybody, units } from './who.ts';

/** A game that its host stopped, as everybody who was there reads it until the next one starts. */
export interface Stopped {
  readonly game: number;
  /** Who stopped it, and whether that is the reader. */
  readonly name: string;
  readonly you: boolean;
  /** How the points stood, the most first. */
  readonly scores: readonly { readonly names: readonly string[]; readonly score: number }[];
}

/** What was stopped between two views: a game went back to the lobby without an end, which only the host can do. */
export function stoppedGame(before: View | undefined, now: View): Stopped | undefined {
  if (before?.table.game !== now.table.game || now.table.phase !== 'lobby') return undefined;
  if (before.table.phase === 'lobby' || before.table.phase === 'end') return undefined;
  const host = Object.entries(now.people).find(([, person]) => person.host)?.[0] ?? '';
  return {
    game: now.table.game,
    name: calledAt(now).people.get(host) ?? '',
    you: now.you?.host ?? false,
    scores: units(everybody(before))
      .map(({ members, score }) => ({ names: members.map(({ name }) => name), score }))
      .sort((a, b) => b.score - a.score),
  };
}

const keyOf = (code: string): string => `stopped.${code}`;

/** Remembered on this device, so that a page that is opened again says it too. */
export const keepStopped = (code: string, stopped: Stopped | undefined): void =>
  store(keyOf(code), stopped ? JSON.stringify(stopped) : '');

/** What this device remembers of the game that was the last one at this table. */
export function keptStopped(code: string, { table }: View): Stopped | undefined {
  const kept = stored(keyOf(code));
  if (!kept || table.phase !== 'lobby') return undefined;
  const stopped = JSON.parse(kept) as Stopped;
  return stopped.game === table.game ? stopped : undefined;
}

/** Who stopped it; how the points stood; what can be done now. */
export function stoppedWords(
  { name, you, scores }: Stopped,
  host: { readonly name: string; readonly you: boolean },
  { say, list }: Speech = language,
): { lead: string; points: string; next: string } {
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const each = scores.map(({ names, score }) =>
    say('stopped.score', { name: names.join(' + '), score }),
  );
  const scored = scores.some(({ score }) => score > 0);
  return {
    lead: say('stopped.by', { name, you: yes(you) }),
    points: scored ? say('stopped.points', { scores: list(each) }) : say('stopped.nothing'),
    next: say('stopped.next', { name: host.name, you: yes(host.you) }),
  };
}
