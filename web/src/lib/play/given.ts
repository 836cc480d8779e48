import type { TableState } from '../table/table.svelte.ts';
import type { Who } from '../table/who.ts';

/** Where a player's cards lie, or will lie, face down. */
export interface Spot {
  readonly key: number;
  readonly hare: number;
  readonly name: string;
  readonly you: boolean;
  /** One of two gives, for both. */
  readonly pair: boolean;
  readonly given: boolean;
  readonly count: number;
  /** One's own cards, which one may see. */
  readonly faces?: readonly string[];
}

/** Whose place it is: a pair's where either may give. */
const called = (givers: readonly Who[]): Pick<Spot, 'name' | 'you' | 'pair'> => ({
  name: givers.map((who) => who.name).join(' + '),
  you: givers.some((who) => who.you),
  pair: givers.length > 1,
});

/** A place for each who gives: in pairs one a pair, and the storyteller's own. */
export function givenBy({ table, own, all, units }: TableState): Spot[] {
  const { seats, storyteller, rules } = table;
  if (!rules?.teams) {
    return all.map((who) => ({
      key: who.seat,
      hare: who.hare,
      name: who.name,
      you: who.you,
      pair: false,
      given:
        (seats[who.seat]?.given ?? false) ||
        (who.seat === storyteller && rules?.names_card === true),
      count: who.seat === storyteller ? 1 : (rules?.cards_given ?? 1),
      ...(who.you && own && own.given.length > 0 ? { faces: own.given } : {}),
    }));
  }
  return units.flatMap((unit) => {
    const told = unit.members.some((who) => who.seat === storyteller);
    // The storyteller's card has its own place; this one is the partner's, or of one of the pair.
    const givers = unit.members.filter((who) => who.seat !== storyteller);
    const spot = {
      key: unit.no,
      hare: unit.hare,
      ...called(givers),
      given: givers.some((who) => seats[who.seat]?.given),
      count: 1,
    };
    if (!told || !rules.names_card) return [spot];
    const teller = called(unit.members.filter((who) => who.seat === storyteller));
    return [{ ...spot, ...teller, key: -1, given: true }, spot];
  });
}
