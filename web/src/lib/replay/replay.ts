import type { Looked } from '../table/looked.ts';
import { everybody, units, type Unit, type Who } from '../table/who.ts';
import { merge } from '../wire/merge.ts';
import type { May, Own, PersonView, Public, Replay, Reveal, View } from '../wire/protocol.ts';

/** What a player is called who has no name here: the choice of one with that hare, or of one whose data was deleted. */
export type Nameless = (hare: number | undefined) => string;

/** A finished game as it stood at its end. Everybody has a name in it, and nobody is "you": a book is handed on. */
export class FinishedGame implements Looked {
  readonly table: Public;
  readonly own: Own | undefined = undefined;
  readonly may: May = {};
  readonly isHost = false;
  readonly all: readonly Who[];
  readonly units: readonly Unit[];
  /** Whether it was played to its end. */
  readonly finished: boolean;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;

  constructor(replay: Replay, nameless: Nameless) {
    const table = tableOf(replay);
    this.table = table;
    this.at = replay.steps[0]?.at ?? 0;
    this.finished = table.phase === 'end';
    this.all = everybody({ table, own: null, people: people(replay, table, nameless) });
    this.units = units(this.all);
  }

  who(seat: number): Who | undefined {
    return this.all.find((each) => each.seat === seat);
  }
}

/** The table at the end, before players leave; of a game that was stopped, the last one with all its turns. */
export function tableOf({ steps }: Replay): Public {
  const turns = new Map<number, Reveal>();
  let seen: unknown = undefined;
  for (const { view } of steps) {
    seen = merge(seen, view);
    const { table } = seen as Pick<View, 'table'>;
    if (table.reveal) turns.set(table.reveal.turn, table.reveal);
    if (table.phase === 'end') return table;
  }
  const { table } = seen as Pick<View, 'table'>;
  return { ...table, history: [...turns.values()] };
}

function people(replay: Replay, table: Public, nameless: Nameless): Record<string, PersonView> {
  const found: Record<string, PersonView> = {};
  for (const seat of table.order) {
    const player = replay.players[seat];
    const bot = table.seats[seat]?.bot ?? '';
    // A player who deleted their data still counts as one who played.
    if (player || !bot)
      found[seat] = {
        hare: player?.hare ?? 0,
        // Null for a person who wants no name in a replay.
        name: player?.name ?? nameless(player?.hare),
        seat,
        host: false,
        here: true,
        waiting: false,
        next_game: false,
      };
  }
  return found;
}
