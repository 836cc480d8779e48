import { untrack } from 'svelte';
import { picture } from '../cards/decks.svelte.ts';
import { sounds } from '../sound/sounds.svelte.ts';
import type { Looked } from '../table/looked.ts';
import type { Reveal } from '../wire/protocol.ts';
import { score } from './score.ts';
import type { Showing } from './showing.svelte.ts';
import { spokenWords } from './words.ts';

/** The sum is built while the first beats are on, after the scenes that come before it. */
const UNTIL_SUM = 900;

/** What goes with the show and is not drawn: sounds, the sentence for those who can't see, what is prepared ahead. */
export function performing(looked: () => Looked, reveal: () => Reveal, showing: Showing) {
  let spoken = $state('');
  let ready = $state(showing.late || showing.still);

  $effect(() => {
    const step = showing.script.steps[showing.index];
    if (!step || showing.late) return;
    const pace = showing.script.pace;
    untrack(() => {
      sounds.perform(score(step, reveal(), (seat) => looked().who(seat)?.hare ?? 0, pace));
    });
  });

  $effect(() => {
    const words = spokenWords(looked(), reveal(), showing.moment);
    if (words !== undefined) spoken = words;
  });

  $effect(() => {
    if (showing.done) ready = true;
    if (ready) return undefined;
    const timer = setTimeout(() => (ready = true), UNTIL_SUM);
    return () => {
      clearTimeout(timer);
    };
  });

  // Decoded before they are shown large: a picture that is decoded between two frames holds them up.
  $effect(() => {
    for (const { card } of untrack(reveal).laid) {
      const image = new Image();
      image.src = picture(card);
      image.decode().catch(() => undefined);
    }
  });

  return {
    get spoken() {
      return spoken;
    },
    get ready() {
      return ready;
    },
  };
}
