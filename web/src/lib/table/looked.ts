import type { Told } from '../play/sentences.ts';
import type { Unit, Who } from './who.ts';

/** A table that is looked at: the one where people play, or a game that is over and told again. */
export interface Looked extends Told {
  readonly units: readonly Unit[];
  who(seat: number): Who | undefined;
}
