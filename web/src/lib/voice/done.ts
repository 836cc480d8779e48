import { described } from '../cards/laid.ts';
import { firstSentences } from './firstSentences.ts';
import { language } from '../language.svelte.ts';
import type { Speech } from '../play/sentences.ts';
import type { MoveNow } from '../table/table.svelte.ts';
import type { Public } from '../wire/protocol.ts';

type Describe = (card: string) => string;

/** What a player has done, said back: a move that was made can be heard. Empty where what follows says it. */
export function doneWords(
  move: MoveNow,
  { images }: Pick<Public, 'images'>,
  { say, list, sentences }: Speech = language,
  describe: Describe = (card) => firstSentences(described(card)),
): string {
  switch (move.do) {
    case 'give_clue':
      return move.card == null ? '' : sentences([say('done.told'), describe(move.card)]);
    case 'give_cards':
      return sentences([
        say('done.given', { count: move.cards.length }),
        ...move.cards.map(describe),
      ]);
    case 'cast_ballot': {
      const pictures = list(move.votes.map((number) => say('reveal.number.inside', { number })));
      const red = move.red == null ? '' : say('ballot.red', { number: move.red });
      const [only] = move.votes;
      const seen =
        move.votes.length === 1 && only !== undefined ? describe(images[only - 1] ?? '') : '';
      return sentences([say('done.voted', { pictures }), seen, red]);
    }
    case 'take_back':
      return say('done.taken_back');
    case 'be_ready':
      return say('done.ready');
    default:
      return '';
  }
}
