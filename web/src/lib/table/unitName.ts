import { say } from '../language.svelte.ts';
import type { Unit } from './who.ts';

/** What stands beside a hare: one name, or those of a pair. On a big screen nobody is "you". */
export const unitName = (unit: Unit, you = say('you')): string =>
  unit.members.map((who) => (who.you ? you : who.name)).join(' + ');
