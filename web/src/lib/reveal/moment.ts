import type { Act, Beat, Script } from './beats.ts';

/** What is to be seen at one step of the show. */
export interface Moment {
  readonly beat: Beat;
  readonly do: Act;
  readonly no: number;
  /** The pictures it is about now. */
  readonly now: readonly number[];
  /** The one on the easel, or alone on the stage. */
  readonly at: number | undefined;
  /** Where it is known by now who voted, whose picture it was, and what it earned. */
  readonly fallen: ReadonlySet<number>;
  readonly turned: ReadonlySet<number>;
  readonly landed: ReadonlySet<number>;
}

/** By which acts something is known of the pictures they are about. */
const LANDED: readonly Act[] = ['turn', 'rest'];
const TURNED: readonly Act[] = [...LANDED, 'whose', 'points', 'light', 'found', 'void'];
const FALLEN: readonly Act[] = [...LANDED, 'fell', 'whose', 'points', 'found', 'void'];
const OF_MANY = ['nobody', 'together', 'decoys'];

export function momentAt({ steps }: Script, index: number): Moment {
  const last = steps[Math.min(index, steps.length - 1)];
  if (!last) throw new Error('a show has steps');
  const known = (acts: readonly Act[]): ReadonlySet<number> =>
    new Set(
      steps.slice(0, index + 1).flatMap((step) =>
        // What a tap cut short is known all the same.
        acts.includes(step.do) || (step.no < last.no && step.do !== 'dark') ? step.positions : [],
      ),
    );
  const single = OF_MANY.includes(last.beat) ? undefined : last.positions[0];
  return {
    beat: last.beat,
    do: last.do,
    no: last.no,
    now: last.positions,
    at: single,
    fallen: known(FALLEN),
    turned: known(TURNED),
    landed: known(LANDED),
  };
}
