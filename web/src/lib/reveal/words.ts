import { described } from '../cards/laid.ts';
import { language } from '../language.svelte.ts';
import { capital, nameOf, revealWords, type Speech, type Words } from '../play/sentences.ts';
import type { Looked } from '../table/looked.ts';
import type { Award, Reveal } from '../wire/protocol.ts';
import {
  cappedAt,
  foreseen,
  gainedWith,
  ownerOf,
  redOn,
  votersFor,
  type Awarded,
} from './awards.ts';
import type { Act } from './beats.ts';
import type { Moment } from './moment.ts';

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const NAMED = 3;

/** Their names; of a crowd the first ones, and how many more. */
export function names(
  looked: Looked,
  seats: readonly number[],
  { say, list }: Speech = language,
): string {
  const all = seats.map((seat) => nameOf(looked, seat, say));
  if (all.length <= NAMED + 1) return list(all);
  return list([...all.slice(0, NAMED), say('names.more', { count: all.length - NAMED })]);
}

/** Who voted for a decoy, in a sentence: "Ana and Juno fell for it." */
export function fellWords(
  looked: Looked,
  reveal: Reveal,
  position: number,
  speech: Speech = language,
): string {
  const voters = votersFor(reveal, position);
  return speech.say(reveal.target == null ? 'reveal.saw' : 'reveal.fell', {
    names: capital(names(looked, voters, speech)),
    count: voters.length,
    you: yes(looked.own !== undefined && voters.includes(looked.own.seat)),
  });
}

/** What is asked in the dark; where the room has seen the answer by then, it is said. */
export function darkWords(looked: Looked, reveal: Reveal, { say }: Speech = language): string {
  if (reveal.target == null) return say('reveal.dark.crowd');
  const teller = looked.who(reveal.storyteller);
  return say(`reveal.dark.${foreseen(reveal)}`, {
    name: teller?.name ?? '',
    you: yes(teller?.you ?? false),
  });
}

/** How many those fooled that are told together: one each, or some more than that. */
export const fooledEach = (reveal: Reveal, positions: readonly number[]): 'one' | 'few' =>
  positions.every((position) => votersFor(reveal, position).length === 1) ? 'one' : 'few';

/** The one sentence of a moment. */
export function momentWords(
  looked: Looked,
  reveal: Reveal,
  { beat, do: act, now, at, turned }: Moment,
  speech: Speech = language,
): Words {
  const { say } = speech;
  const count = now.length;
  const who = (seat: number): { name: string; you: string } => ({
    name: looked.who(seat)?.name ?? '',
    you: yes(looked.who(seat)?.you ?? false),
  });
  switch (beat) {
    case 'hush':
      return { lead: say('reveal.votes_are_in'), rest: say('reveal.hush') };
    case 'nobody':
      return {
        lead: say('reveal.none', { count }),
        rest: now.some((position) => redOn(reveal, position))
          ? say('reveal.none.red', who(reveal.storyteller))
          : say('reveal.none.rest', { count }),
      };
    case 'together':
      return reveal.target == null
        ? { lead: say('reveal.lone', { count }), rest: say('reveal.none.rest', { count }) }
        : {
            lead: say(`reveal.${fooledEach(reveal, now)}_each`, { count }),
            rest: say('reveal.none.rest', { count }),
          };
    case 'decoys':
      return { lead: say('reveal.votes_are_in'), rest: say('reveal.decoys') };
    case 'decoy': {
      const number = at ?? 0;
      const rest = fellWords(looked, reveal, number, speech);
      return turned.has(number)
        ? { lead: say('reveal.was', { number, ...who(ownerOf(reveal, number)) }), rest }
        : { lead: say('reveal.number', { number }), rest };
    }
    case 'dark':
      return { lead: darkWords(looked, reveal, speech), rest: '' };
    case 'truth':
      if (reveal.target == null) return crowdWords(looked, reveal, now[0] ?? 0, act, speech);
      return act === 'light'
        ? {
            lead: say('words.stop', { words: say('reveal.picture_of', who(reveal.storyteller)) }),
            rest: '',
          }
        : revealWords(looked, reveal, speech);
    case 'red':
      // Nobody knows yet what becomes of them.
      if (act === 'fell') return { lead: fellWords(looked, reveal, now[0] ?? 0, speech), rest: '' };
      return { lead: say('reveal.red', who(reveal.storyteller)), rest: say('reveal.red.rest') };
    case 'sum':
      return revealWords(looked, reveal, speech);
  }
}

/** Where most met, in Party: whose picture it was, then who chose it and what that brings. */
function crowdWords(
  looked: Looked,
  reveal: Reveal,
  position: number,
  act: Act,
  speech: Speech,
): Words {
  const owner = looked.who(ownerOf(reveal, position));
  const whose = { number: position, name: owner?.name ?? '', you: yes(owner?.you ?? false) };
  if (act === 'light') return { lead: speech.say('reveal.was', whose), rest: '' };
  return {
    lead: fellWords(looked, reveal, position, speech),
    rest: speech.say('words.stop', {
      words: whyWords(gainedWith(reveal, position).awards, speech),
    }),
  };
}

/** "Three at most", where votes went beyond that. */
export const atMostWords = ({ most }: Awarded, { say }: Speech = language): string =>
  most === undefined ? '' : say('reveal.at_most', { count: most });

/** Why these are the points: "a point a vote, three at most". */
export function whyWords(awards: readonly Award[], { say }: Speech = language): string {
  const crowd = awards.find(({ reason }) => reason === 'with_the_crowd');
  const lure = awards.some(({ reason }) => reason === 'votes_on_your_card');
  const cap = awards.map(cappedAt).find((each) => each !== undefined);
  return [
    crowd
      ? say('reveal.each', { count: (crowd.thanks_to?.length ?? 0) + 1, points: crowd.points })
      : '',
    lure ? say('reveal.a_vote') : '',
    cap === undefined ? '' : say('reveal.at_most', { count: cap }),
  ]
    .filter(Boolean)
    .reduce((first, second) => (first ? say('words.row', { first, second }) : second), '');
}

/** What the red token does to the picture that it lies on. */
export function redWords(
  looked: Looked,
  reveal: Reveal,
  position: number,
  { say }: Speech = language,
): string {
  const teller = looked.who(reveal.storyteller);
  const hit = votersFor(reveal, position).length > 0;
  return say(hit ? 'reveal.red.sum' : 'reveal.none.red', {
    name: teller?.name ?? '',
    you: yes(teller?.you ?? false),
  });
}

const LONG_WORD = 9;
/** Whether a name has a word that needs smaller letters in a narrow place, so as not to be broken. */
export const longWorded = (name: string): boolean =>
  name.split(/[\s-]+/u).some((word) => word.length > LONG_WORD);

/** What became of the clue. */
export function outcomeWords({ awards }: Reveal, { say }: Speech = language): string {
  const has = (reason: Award['reason']): boolean => awards.some((each) => each.reason === reason);
  if (has('all_found_it')) return say('reveal.why.all');
  if (has('nobody_found_it')) return say('reveal.why.none');
  if (!has('some_found_it')) return '';
  const points = awards.find(({ reason }) => reason === 'some_found_it')?.points ?? 0;
  const some = say('reveal.why.some', { points });
  return has('one_token')
    ? say('words.after', { first: some, second: say('reveal.why.one_token') })
    : some;
}

/** A picture for those who can't see it, once it is known whose it was and who chose it. */
export function revealedName(
  looked: Looked,
  reveal: Reveal,
  position: number,
  { say, list }: Speech = language,
  describe: (card: string) => string = described,
): string {
  const owner = looked.who(ownerOf(reveal, position));
  const voters = votersFor(reveal, position);
  return say('picture.name.revealed', {
    number: position,
    count: reveal.laid.length,
    name: owner?.name ?? '',
    you: yes(owner?.you ?? false),
    voted: yes(voters.length > 0),
    names: list(voters.map((seat) => nameOf(looked, seat, say))),
    description: describe(reveal.laid[position - 1]?.card ?? ''),
  });
}
