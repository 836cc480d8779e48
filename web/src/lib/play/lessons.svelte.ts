import { SvelteSet } from 'svelte/reactivity';
import { language, say } from '../language.svelte.ts';
import { store, stored } from '../storage.ts';
import { KINDS, type Kind, type Lesson, type LessonKey } from './lesson.ts';

/** What "Tips off" stored while it was about every edition: it stays true for all that were there. */
const ALL = 'all';

/** What was learned on this device: each lesson is given until its thing was done once, or its kind is known. */
export class Lessons {
  readonly #known: SvelteSet<string>;

  constructor(learned = stored('taught') ?? '') {
    const words = learned.split(' ').filter(Boolean);
    this.#known = new SvelteSet(words.flatMap((word) => (word === ALL ? KINDS : word)));
  }

  wants({ key, kind }: Pick<Lesson, 'key' | 'kind'>): boolean {
    return !this.#known.has(kind) && !this.#known.has(key);
  }

  learn(what: LessonKey | Kind): void {
    this.#known.add(what);
    store('taught', [...this.#known].join(' '));
  }
}

export const lessons = new Lessons();

/** A lesson as it is read aloud. */
export const lessonWords = ({ key, values }: Lesson): string =>
  language.sentences([say(`teach.${key}`, values), say(`teach.${key}.rest`, values)]);
