import type { Who } from '../table/who.ts';
import { MODEL } from '../wire/names.ts';
import type { View } from '../wire/protocol.ts';

/** The seats that a large model plays. */
export const modelSeats = (all: readonly Who[]): Who[] => all.filter((who) => who.bot === MODEL.id);

/** In how many turns of this game the offline mind moved for that seat. */
export const offlineTurns = (view: View | undefined, seat: number): number =>
  view?.models?.offline[seat] ?? 0;

/** Whether the model is asked at all: the operator offers it, the host allows it, and there are tokens left. */
export type Way = 'plays' | 'spent' | 'off';
export function wayOf(view: View | undefined): Way {
  if (!view?.models || !view.settings.models) return 'off';
  return view.models.spent ? 'spent' : 'plays';
}
