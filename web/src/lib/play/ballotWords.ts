import { language, say } from '../language.svelte.ts';
import type { Voting } from '../wire/protocol.ts';
import type { Draft } from './ballot.ts';

/** Where the tokens lie, in words: a small picture never has to be trusted alone. */
export function ballotWords(draft: Draft, voting: Voting, coloured: boolean): string {
  const [first, second] = draft.votes;
  if (voting.red) {
    const green = first === undefined ? '' : say('ballot.green', { number: first });
    const red = draft.red === undefined ? '' : say('ballot.red', { number: draft.red });
    if (!green && !red) return say('ballot.none.red');
    return language.sentences([green, red]);
  }
  if (first === undefined)
    return say(coloured ? 'ballot.none.green' : 'ballot.none', { count: voting.tokens });
  if (coloured) return say('ballot.green', { number: first });
  if (second !== undefined) return say('ballot.two', { first, second });
  return say(voting.tokens === 2 ? 'ballot.one_of_two' : 'ballot.one', { number: first });
}

/** What the button will do. */
export function ballotButton(
  draft: Draft,
  voting: Voting,
  coloured: boolean,
  again: boolean,
): string {
  const [first = 0, second] = draft.votes;
  if (voting.red) return say('vote.button.red', { green: first, red: draft.red ?? 0 });
  if (coloured) return say('vote.button.green', { number: first });
  if (second !== undefined) return say('vote.button.two', { first, second });
  if (again) return say('vote.button.instead', { number: first });
  return say(voting.tokens === 2 ? 'vote.button.alone' : 'vote.button', { number: first });
}
