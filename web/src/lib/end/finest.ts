import type { Award, Reason, Reveal } from '../wire/protocol.ts';

/** The turn that brought a player most: with what, thanks to whom, and the picture that it was about. */
export interface FinestHour {
  readonly turn: Reveal;
  readonly points: number;
  readonly reason: Extract<
    Reason,
    'votes_on_your_card' | 'some_found_it' | 'found_it' | 'with_the_crowd'
  >;
  readonly thanks: readonly number[];
  readonly card: string;
}

/** What can be proud of; where points are equal, the first of these tells the better story. */
const PROUD = ['votes_on_your_card', 'some_found_it', 'found_it', 'with_the_crowd'] as const;

/** The finest hour of that seat; of several, the last. None where nothing was earned but consolation. */
export function finestHour(history: readonly Reveal[], seat: number): FinestHour | undefined {
  let best: FinestHour | undefined;
  for (const turn of history) {
    if (turn.stood_in.includes(seat)) continue;
    const own = turn.awards.filter((award) => award.seat === seat);
    const points = own.reduce((sum, award) => sum + award.points, 0);
    const told = storyOf(own);
    if (!told || (best && points < best.points)) continue;
    const position = told.award.positions?.[0] ?? 0;
    best = {
      turn,
      points,
      reason: told.reason,
      thanks: told.award.thanks_to ?? [],
      card: turn.laid[position - 1]?.card ?? '',
    };
  }
  return best;
}

/** A picture to take home for a player without a finest hour: of the last story that they told, else the last they laid. */
export interface Keepsake {
  readonly turn: Reveal;
  readonly kind: 'told' | 'gave';
  readonly card: string;
}

export function keepsake(history: readonly Reveal[], seat: number): Keepsake | undefined {
  const own = history.flatMap((turn) => {
    const card = turn.laid.find(({ owner }) => owner === seat)?.card;
    if (card === undefined || turn.stood_in.includes(seat)) return [];
    return [
      { turn, card, kind: turn.storyteller === seat ? ('told' as const) : ('gave' as const) },
    ];
  });
  return own.findLast(({ kind }) => kind === 'told') ?? own.at(-1);
}

function storyOf(
  own: readonly Award[],
): { award: Award; reason: FinestHour['reason'] } | undefined {
  return PROUD.flatMap((reason) => {
    const award = own.find((each) => each.reason === reason && each.points > 0);
    return award ? [{ award, reason }] : [];
  }).sort((a, b) => b.award.points - a.award.points)[0];
}
