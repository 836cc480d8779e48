import { language } from '../language.svelte.ts';
import { inWords, toast } from '../toast.svelte.ts';
import { Refused } from '../wire/api.ts';

/** What was refused about hours and calls, in the page's own words where there are some. */
export function callProblem(problem: unknown): string {
  if (!(problem instanceof Refused)) return inWords(problem);
  const key = `calls.refused.${problem.code}`;
  return language.knows(key) ? language.say(key) : inWords(problem);
}

export const tellCall = (problem: unknown): void => toast.show(callProblem(problem));
