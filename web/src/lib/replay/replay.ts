import type { Looked } from '../table/looked.ts';
import { everybody, units, type Unit, type Who } from '../table/who.ts';
import { merge } from '../wire/merge.ts';
import type { May, Own, PersonView, Public, Replay, Reveal, View } from '../wire/protocol.ts';

/** A finished game as it stood at its end. */
export class FinishedGame implements Looked {
  readonly table: Public;
  readonly own: Own | undefined;
  readonly may: May = {};
  readonly isHost = false;
  readonly all: readonly Who[];
  readonly units: readonly Unit[];
  /** Whether it was played to its end. */
  readonly finished: boolean;

  constructor(replay: Replay, nobody: string) {
    const { table, own } = lastSeen(replay);
    this.table = table;
    this.own = own;
    this.finished = table.phase === 'end';
    this.all = everybody({ table, own: own ?? null, people: people(replay, table, nobody) });
    this.units = units(this.all);
  }

  who(seat: number): Who | undefined {
    return this.all.find((each) => each.seat === seat);
  }
}

/** The view at the end, before players leave; of a game that was stopped, the last view with all its turns. */
function lastSeen({ steps }: Replay): { table: Public; own: Own | undefined } {
  const turns = new Map<number, Reveal>();
  let seen: unknown = undefined;
  for (const { view } of steps) {
    seen = merge(seen, view);
    const { table, own } = seen as Pick<View, 'table' | 'own'>;
    if (table.reveal) turns.set(table.reveal.turn, table.reveal);
    if (table.phase === 'end') return { table, own: own ?? undefined };
  }
  const { table, own } = seen as Pick<View, 'table' | 'own'>;
  return { table: { ...table, history: [...turns.values()] }, own: own ?? undefined };
}

function people(replay: Replay, table: Public, nobody: string): Record<string, PersonView> {
  const found: Record<string, PersonView> = {};
  for (const seat of table.order) {
    const player = replay.players[seat];
    const bot = table.seats[seat]?.bot ?? '';
    // A player who deleted their data still counts as one who played.
    if (player || !bot)
      found[seat] = {
        hare: player?.hare ?? 0,
        // Null for a person who wants no name in a replay.
        name: player?.name ?? nobody,
        seat,
        host: false,
        here: true,
        waiting: false,
        next_game: false,
      };
  }
  return found;
}
