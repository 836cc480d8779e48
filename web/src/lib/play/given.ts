import type { TableState } from '../table/table.svelte.ts';

/** Where a player's cards lie, or will lie, face down. */
export interface Spot {
  readonly key: number;
  readonly hare: number;
  readonly name: string;
  readonly you: boolean;
  readonly given: boolean;
  readonly count: number;
  /** One's own cards, which one may see. */
  readonly faces?: readonly string[];
}

/** A place for each who gives: in pairs one a pair, and the storyteller's own. */
export function givenBy({ table, own, all, units }: TableState): Spot[] {
  const { seats, storyteller, rules } = table;
  if (!rules?.teams) {
    return all.map((who) => ({
      key: who.seat,
      hare: who.hare,
      name: who.name,
      you: who.you,
      given:
        (seats[who.seat]?.given ?? false) ||
        (who.seat === storyteller && rules?.names_card === true),
      count: who.seat === storyteller ? 1 : (rules?.cards_given ?? 1),
      ...(who.you && own && own.given.length > 0 ? { faces: own.given } : {}),
    }));
  }
  return units.flatMap((unit) => {
    const own = unit.members.some((who) => who.seat === storyteller);
    // The storyteller's card has its own place; this one is the partner's.
    const given = unit.members.some((who) => who.seat !== storyteller && seats[who.seat]?.given);
    const spot = {
      key: unit.no,
      hare: unit.hare,
      name: unit.members.map((who) => who.name).join(' + '),
      you: unit.you,
      given,
      count: 1,
    };
    return own && rules.names_card ? [{ ...spot, key: -1, given: true }, spot] : [spot];
  });
}
