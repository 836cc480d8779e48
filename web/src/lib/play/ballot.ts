import type { Ballot, Voting } from '../wire/protocol.ts';

/** A ballot that is being filled in. */
export interface Draft {
  readonly votes: readonly number[];
  readonly red: number | undefined;
}

export type Kind = 'next' | 'second' | 'green' | 'red';

export const draftOf = (ballot: Ballot | null | undefined): Draft => ({
  votes: ballot?.votes ?? [],
  red: ballot?.red ?? undefined,
});

/** Which token a plain tap places: the red one when only that is missing. */
export function nextKind(draft: Draft, voting: Voting): 'green' | 'red' {
  return voting.red && draft.votes.length > 0 && draft.red === undefined ? 'red' : 'green';
}

/** The ballot with a token placed. One token moves; of two, the second is placed first and then moved. */
export function placed(draft: Draft, voting: Voting, position: number, kind: Kind): Draft {
  if (voting.forbidden.includes(position)) return draft;
  const token = kind === 'next' ? nextKind(draft, voting) : kind;
  if (token === 'red') {
    if (!voting.red) return draft;
    const votes = voting.red_apart ? draft.votes.filter((each) => each !== position) : draft.votes;
    return { votes, red: position };
  }
  if (draft.votes.includes(position)) return draft;
  const red = voting.red_apart && draft.red === position ? undefined : draft.red;
  const room = voting.tokens - draft.votes.length;
  const votes = room > 0 ? [...draft.votes, position] : [...draft.votes.slice(0, -1), position];
  return { votes, red };
}

/** The ballot with whatever lies on that picture taken off again. */
export const lifted = (draft: Draft, position: number, red: boolean): Draft =>
  red
    ? { ...draft, red: undefined }
    : { ...draft, votes: draft.votes.filter((each) => each !== position) };

export const complete = (draft: Draft, voting: Voting): boolean =>
  draft.votes.length > 0 && (!voting.red || draft.red !== undefined);

export const same = (one: Draft, other: Draft): boolean =>
  one.red === other.red && one.votes.join() === other.votes.join();
