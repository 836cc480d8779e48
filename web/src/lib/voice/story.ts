import { described } from '../cards/laid.ts';
import { language } from '../language.svelte.ts';
import { capital, nameOf, type Speech } from '../play/sentences.ts';
import { gains, gainedWith, ownerOf, redOn, votersFor } from '../reveal/awards.ts';
import { outcomeWords, redWords, whyWords } from '../reveal/words.ts';
import type { Looked } from '../table/looked.ts';
import { unitName } from '../table/unitName.ts';
import type { Reveal } from '../wire/protocol.ts';
import { firstSentences } from './firstSentences.ts';

/** How many players' points are one message. */
const AT_ONCE = 4;

type Describe = (card: string) => string;

/** A reveal for those who hear it: whose picture each was, who chose it, what everybody gets; each sentence by itself. */
export function revealStory(
  looked: Looked,
  reveal: Reveal,
  speech: Speech = language,
  describe: Describe = described,
): string[] {
  const { say, list } = speech;
  const places = reveal.laid.map((_, index) => index + 1);
  const votes = (position: number): number => votersFor(reveal, position).length;
  const none = places.filter((each) => each !== reveal.target && votes(each) === 0);
  const chosen = places
    .filter((each) => each !== reveal.target && votes(each) > 0)
    .sort((a, b) => votes(a) - votes(b) || a - b);
  const story = [speech.sentences([say('reveal.votes_are_in'), clueWords(looked, reveal, speech)])];
  if (none.length > 0) {
    const pictures = list(none.map((each) => say('story.by', owned(looked, reveal, each))));
    story.push(say('story.none', { pictures }));
  }
  const red = places.find((each) => redOn(reveal, each));
  if (red !== undefined && votes(red) === 0) {
    const teller = looked.who(reveal.storyteller);
    const whose = { name: teller?.name ?? '', you: yes(teller?.you) };
    story.push(say('story.red', { ...whose, number: red }));
  }
  for (const position of chosen) {
    story.push(
      speech.sentences([
        say('reveal.was', owned(looked, reveal, position)),
        firstSentences(describe(reveal.laid[position - 1]?.card ?? '')),
        chosenWords(looked, reveal, position, speech),
      ]),
    );
  }
  if (reveal.target != null) story.push(truthWords(looked, reveal, speech, describe));
  if (reveal.stood_in.length > 0) {
    const names = list(reveal.stood_in.map((seat) => nameOf(looked, seat, say)));
    story.push(say('reveal.stood_in', { names }));
  }
  return [...story, ...pointsWords(looked, reveal, speech)];
}

const yes = (is: boolean | undefined): string => (is ? 'yes' : 'no');

function owned(looked: Looked, reveal: Reveal, position: number) {
  const who = looked.who(ownerOf(reveal, position));
  return { number: position, name: who?.name ?? '', you: yes(who?.you) };
}

function clueWords(looked: Looked, { clue, storyteller }: Reveal, { say }: Speech): string {
  const who = looked.who(storyteller);
  const values = { name: who?.name ?? '', you: yes(who?.you) };
  return clue.text
    ? say('clue.spoken', { ...values, clue: clue.text })
    : say(`clue.was.${clue.form}`, values);
}

const namesOf = (looked: Looked, seats: readonly number[], { say, list }: Speech): string =>
  list(seats.map((seat) => nameOf(looked, seat, say)));

/** Who chose a picture that is not the storyteller's, and what came of it. */
function chosenWords(looked: Looked, reveal: Reveal, position: number, speech: Speech): string {
  const { say, sentences } = speech;
  const voters = votersFor(reveal, position);
  const names = capital(namesOf(looked, voters, speech));
  const values = { names, count: voters.length, you: yes(voters.includes(looked.own?.seat ?? 0)) };
  const saw = say(reveal.target == null ? 'reveal.saw' : 'reveal.fell', values);
  if (reveal.target == null && redOn(reveal, position))
    return sentences([saw, redWords(looked, reveal, position, speech)]);
  const { awards } = gainedWith(reveal, position);
  if (reveal.target == null) {
    const why = whyWords(awards, speech);
    const rest = why ? say('words.stop', { words: capital(why) }) : say('reveal.lone.rest');
    return sentences([saw, rest]);
  }
  const lure = awards.find(({ reason }) => reason === 'votes_on_your_card');
  if (!lure) return saw;
  const gets = { name: nameOf(looked, lure.seat, say), points: lure.points };
  return sentences([saw, say('story.gets', gets)]);
}

function truthWords(looked: Looked, reveal: Reveal, speech: Speech, describe: Describe): string {
  const { say } = speech;
  const position = reveal.target ?? 0;
  const finders = votersFor(reveal, position);
  const names = capital(namesOf(looked, finders, speech));
  const some = reveal.awards.find(({ reason }) => reason === 'some_found_it');
  const teller = nameOf(looked, reveal.storyteller, say);
  const parts = some
    ? [say('story.some', { names, teller, points: some.points })]
    : // Of nobody the outcome says it.
      [finders.length > 0 ? say('story.found', { names }) : '', outcomeWords(reveal, speech)];
  return speech.sentences([
    say('story.truth', owned(looked, reveal, position)),
    describe(reveal.laid[position - 1]?.card ?? ''),
    ...parts,
  ]);
}

/** What everybody has now, who is first before who is last. */
function pointsWords(looked: Looked, reveal: Reveal, speech: Speech): string[] {
  const { say } = speech;
  const gained = gains(reveal.awards, (seat) => looked.who(seat)?.unit ?? 0);
  const ranked = [...looked.units].sort((a, b) => b.score - a.score);
  const each = ranked.map((unit) => {
    const points = gained.get(unit.no) ?? 0;
    return say('story.points', { name: unitName(unit, say('you')), points, score: unit.score });
  });
  const parts: string[] = [];
  for (let at = 0; at < each.length; at += AT_ONCE)
    parts.push(speech.sentences(each.slice(at, at + AT_ONCE)));
  return parts;
}
