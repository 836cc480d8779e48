import { SvelteSet } from 'svelte/reactivity';
import { store, stored } from '../storage.ts';
import type { LessonKey } from './lesson.ts';

const ALL = 'all';

/** What was learned on this device: each lesson is given until its thing was done once. */
class Lessons {
  readonly #known = new SvelteSet((stored('taught') ?? '').split(' ').filter(Boolean));

  wants(lesson: LessonKey): boolean {
    return !this.#known.has(ALL) && !this.#known.has(lesson);
  }

  learn(lesson: LessonKey | typeof ALL): void {
    this.#known.add(lesson);
    store('taught', this.#known.has(ALL) ? ALL : [...this.#known].join(' '));
  }
}

export const lessons = new Lessons();
