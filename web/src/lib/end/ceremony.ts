import { language } from '../language.svelte.ts';
import { capital, type Speech } from '../play/sentences.ts';
import type { Cue } from '../sound/sounds.svelte.ts';
import { unitName } from '../table/unitName.ts';
import { ON_PODIUM, places, type Place } from './places.ts';
import type { Unit } from '../table/who.ts';

/** A step of the moment between the last turn and the end: the podium fills from below. */
export interface Step {
  readonly do: 'hush' | 'place' | 'roll' | 'win';
  /** How many places of the podium are taken, from the lowest. */
  readonly filled: number;
  readonly ms: number;
}

/** For those who want no motion: a still for each place, nothing between. */
const STILL = 1000;

/** The steps for a podium with so many places, which are fewer where hares tie. */
export function ceremony(count: number, still: boolean): Step[] {
  const below = Array.from({ length: Math.max(0, count - 1) }, (_, index): Step => ({
    do: 'place',
    filled: index + 1,
    ms: still ? STILL : 1400,
  }));
  const win: Step = { do: 'win', filled: count, ms: still ? 1.6 * STILL : 3400 };
  if (still) return [...below, win];
  const roll: Step = { do: 'roll', filled: count - 1, ms: 1500 };
  return [{ do: 'hush', filled: 0, ms: 1500 }, ...below, roll, win];
}

/** The places on the podium, the winner first. */
export const onPodium = (units: readonly Unit[]): Place[] =>
  places(units).filter(({ place }) => place <= ON_PODIUM);

/** Whose place has just been taken. */
const called = (steps: readonly Place[], { filled }: Step): Place | undefined =>
  steps[steps.length - filled];

/** What is said at that step. Nobody's place is said before it is shown. */
export function ceremonyWords(
  units: readonly Unit[],
  step: Step,
  { say, list }: Speech = language,
): string {
  if (step.do === 'hush') return say('end.ceremony.hush');
  if (step.do === 'roll') return say('end.ceremony.roll');
  const here = called(onPodium(units), step);
  if (!here) return '';
  const names = list(here.units.map((unit) => unitName(unit, say('you.inside'))));
  if (step.do === 'place')
    return say('end.ceremony.place', { place: String(here.place), names, score: here.score });
  const members = here.units.flatMap((unit) => unit.members);
  return capital(
    say('phase.end', {
      names,
      count: members.length,
      score: here.score,
      you: members.some((who) => who.you) ? 'yes' : 'no',
    }),
  );
}

/** What is heard with that step: each hare steps up with its own note. */
export function ceremonyCues(units: readonly Unit[], step: Step): Cue[] {
  if (step.do === 'hush') return [{ sound: 'breath', after: 0 }];
  if (step.do === 'roll') return [{ sound: 'roll', after: 0 }];
  const here = called(onPodium(units), step)?.units ?? [];
  const notes = here.map(({ hare }, order): Cue => ({
    sound: 'pluck',
    hare,
    after: 260 + 110 * Math.min(order, 6),
  }));
  if (step.do === 'place') return [{ sound: 'wood', after: 200 }, ...notes];
  const bells = [0, 2, 3, 5].map((bell, order): Cue => ({
    sound: 'bell',
    step: bell,
    after: 500 + 130 * order,
  }));
  return [{ sound: 'light', after: 0 }, ...notes, ...bells];
}
