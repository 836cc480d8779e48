import { hareOf } from '../hare/hares.ts';
import { language } from '../language.svelte.ts';
import { awardWordsInside, capital, nameOf, type Speech } from '../play/sentences.ts';
import type { Nameless } from '../replay/replay.ts';
import { grouped, ownerOf, votersFor } from '../reveal/awards.ts';
import { atMostWords } from '../reveal/words.ts';
import type { Looked } from '../table/looked.ts';
import { bestLoved } from '../tools/hearts.ts';
import type { Reveal } from '../wire/protocol.ts';
import type { Section } from './sections.ts';

/** Who doesn't want a name in books is a hare of their colour; of who deleted their data, not even that is known. */
export const nameless =
  ({ say }: Pick<Speech, 'say'> = language): Nameless =>
  (hare) =>
    hare === undefined
      ? say('book.player')
      : capital(say('book.hare', { colour: colourOf(hare, say) }));

/** A hare is called by its colour and its symbol: of these the first. */
const colourOf = (hare: number, say: Speech['say']): string =>
  (say(hareOf(hare).name).split(/[,、،，]/u)[0] ?? '').toLocaleLowerCase(language.current);

/** The book's title: the best-loved clue. One that was only sung or mimed can't be quoted. */
export const titleOf = (
  history: readonly Reveal[],
  { say }: Pick<Speech, 'say'> = language,
): string => {
  const { text = '' } = bestLoved(history)?.clue ?? {};
  return text === '' ? say('book.untold') : text;
};

/** Whose picture it is, what is on it, and who chose it: what a reader hears instead of the picture. */
export function pictureWords(
  looked: Looked,
  turn: Reveal,
  place: number,
  description: string,
  { say, list, sentences }: Speech = language,
): string {
  const voters = votersFor(turn, place).map((seat) => nameOf(looked, seat, say));
  return sentences([
    say('words.stop', {
      words: capital(
        say('reveal.picture_of', { name: nameOf(looked, ownerOf(turn, place), say), you: 'no' }),
      ),
    }),
    description,
    voters.length > 0 ? say('reveal.votes', { names: list(voters) }) : '',
  ]);
}

/** The points of a turn, each with its reason. Who fooled whom begins with who did it. */
export function pointsOf(
  looked: Looked,
  turn: Reveal,
  speech: Speech = language,
): { points: number; words: string }[] {
  const { say } = speech;
  return grouped(turn.awards).map((group) => {
    const most = atMostWords(group, speech);
    const by =
      group.reason === 'votes_on_your_card' ? nameOf(looked, group.seats[0] ?? 0, say) : '';
    const why = awardWordsInside(looked, group, speech);
    const words = by ? say('book.by', { name: capital(by), words: why }) : capital(why);
    return {
      points: group.points,
      words: most ? say('words.row', { first: words, second: most }) : words,
    };
  });
}

/** What a part of the book is called in its list of contents, and who told it. */
export function sectionWords(
  looked: Looked,
  section: Section,
  { say }: Speech = language,
): { title: string; sub: string } {
  switch (section.kind) {
    case 'cover':
      return { title: titleOf(looked.table.history, { say }), sub: '' };
    case 'turn': {
      const { turn, clue, storyteller } = section.turn;
      const name = nameOf(looked, storyteller, say);
      const number = say('book.turn', { turn });
      return clue.text
        ? { title: clue.text, sub: `${number} · ${name}` }
        : { title: say(`clue.was.${clue.form}`, { name, you: 'no' }), sub: number };
    }
    case 'race':
      return { title: say('book.places'), sub: '' };
    case 'awards':
      return { title: say('end.awards'), sub: '' };
    case 'last':
      return { title: say('book.last'), sub: '' };
  }
}
