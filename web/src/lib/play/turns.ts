import type { Own, Public } from '../wire/protocol.ts';

/** In how many turns this player tells: 1 is the next one. Undefined where the game is over before, or nobody knows. */
export function turnsUntilYours(table: Public, own: Own | undefined): number | undefined {
  const { order, storyteller, rules } = table;
  const told = order.indexOf(storyteller);
  const mine = order.indexOf(own?.seat ?? 0);
  if (!rules || told < 0 || mine < 0 || told === mine) return undefined;
  const turns = (mine - told + order.length) % order.length;
  const last = rules.rounds_per_player == null ? Infinity : rules.rounds_per_player * order.length;
  return table.turn + turns > last ? undefined : turns;
}
