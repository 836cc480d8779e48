import { untrack } from 'svelte';
import { picture } from '../cards/decks.svelte.ts';
import { sounds, type Cue } from '../sound/sounds.svelte.ts';
import type { Looked } from '../table/looked.ts';
import type { Reveal } from '../wire/protocol.ts';
import type { Step } from './beats.ts';
import { score } from './score.ts';
import type { Showing } from './showing.svelte.ts';

/** Scenes are built one by one while the first beats are on, so that nothing is built between two beats. */
const APART = 50;
/** More pieces than any show has. */
const ALL = 40;

/** What goes with the show and is not drawn: sounds, and what is prepared ahead. */
export function performing(looked: () => Looked, reveal: () => Reveal, showing: Showing) {
  let built = $state(showing.late || showing.still ? ALL : 0);

  const heard = (step: Step): Cue[] =>
    score(step, reveal(), (seat) => looked().who(seat)?.hare ?? 0, showing.script.pace);

  untrack(() => {
    if (!showing.late) sounds.prepare(showing.script.steps.flatMap(heard));
  });

  $effect(() => {
    const step = showing.script.steps[showing.index];
    if (!step || showing.late) return;
    untrack(() => sounds.perform(heard(step)));
  });

  $effect(() => {
    if (showing.done) built = ALL;
    if (built >= ALL) return undefined;
    const timer = setTimeout(() => built++, APART);
    return () => clearTimeout(timer);
  });

  // Decoded before it is shown large: a picture that is decoded between two frames holds them up.
  $effect(() => {
    const card = untrack(reveal).laid[built - 1]?.card;
    if (card === undefined || showing.late) return;
    const image = new Image();
    image.src = picture(card);
    image.decode().catch(() => undefined);
  });

  return {
    /** How many pieces of the stage there are by now. */
    get built() {
      return built;
    },
  };
}
