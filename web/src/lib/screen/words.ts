import { language, say } from '../language.svelte.ts';
import { movesAwaited, waiting, type Words } from '../play/sentences.ts';
import type { TableState } from '../table/table.svelte.ts';

/** With so few missing they are called by name: a room calls them too. */
const FEW = 4;

/** What a room needs to know while a turn goes on: what is asked, and how far it is. */
export function turnWords(state: TableState): Words {
  const { table } = state;
  const name = state.who(table.storyteller)?.name ?? '';
  switch (table.phase) {
    case 'claim':
      return {
        lead: say('phase.claim'),
        rest: say(
          table.rules?.first_storyteller === 'host_choice' ? 'phase.claim.wait' : 'screen.claim',
        ),
      };
    case 'clue':
      return {
        lead: say('phase.tell.other', { name }),
        rest: say(
          table.rules?.party_hide_all_until_clue ? 'screen.tell.hidden' : 'screen.tell.look',
        ),
      };
    case 'give':
      return { lead: say('phase.told.other', { name }), rest: progress(state, 'given') };
    default:
      return {
        lead:
          table.rules?.counting === 'crowd' ? say('phase.vote.crowd') : say('phase.vote', { name }),
        rest: progress(state, 'voted'),
      };
  }
}

function progress(state: TableState, what: 'given' | 'voted'): string {
  const { closing, seats } = state.table;
  const missing = movesAwaited(state).length;
  if (closing || missing <= FEW) return waiting(state, language, FEW);
  const count = Object.values(seats).filter((seat) => seat[what]).length;
  return say(`screen.${what}`, { count, all: count + missing });
}
