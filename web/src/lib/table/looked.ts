import type { Subject } from '../play/sentences.ts';
import type { Unit, Who } from './who.ts';

/** A table that is looked at: the one where people play, or a finished game. */
export interface Looked extends Subject {
  readonly units: readonly Unit[];
  who(seat: number): Who | undefined;
}
