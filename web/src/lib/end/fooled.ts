import type { Reveal } from '../wire/protocol.ts';

/** How often each seat's pictures drew the votes of each other: by seat, then by seat. */
export function fooled(history: readonly Reveal[]): Map<number, Map<number, number>> {
  const counts = new Map<number, Map<number, number>>();
  for (const { awards } of history) {
    for (const { seat, reason, thanks_to = [] } of awards) {
      if (reason !== 'votes_on_your_card') continue;
      const row = counts.get(seat) ?? new Map<number, number>();
      for (const victim of thanks_to) row.set(victim, (row.get(victim) ?? 0) + 1);
      counts.set(seat, row);
    }
  }
  return counts;
}

export interface Lured {
  readonly by: number;
  readonly who: number;
  readonly count: number;
}

/** Who led whom astray most often, at least twice: the reader's own story first, if there is one. */
export function mostLured(history: readonly Reveal[], own?: number): Lured | undefined {
  const all = [...fooled(history)].flatMap(([by, row]) =>
    [...row].map(([who, count]) => ({ by, who, count })),
  );
  const often = all.filter(({ count }) => count >= 2).sort((a, b) => b.count - a.count);
  return often.find(({ by }) => by === own) ?? often.find(({ who }) => who === own) ?? often[0];
}
