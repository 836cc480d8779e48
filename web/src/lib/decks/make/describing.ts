import type { CardDraft } from '../../wire/protocol.ts';
import { standing, type Picture } from './picture.ts';

/** Whether a machine may be asked about a picture: it is on the server, and nobody has words for it. */
const isOpen = (picture: Picture): boolean =>
  picture.card !== undefined &&
  picture.description === '' &&
  !picture.writing &&
  picture.draft !== 'asked' &&
  standing(picture) === 'in';

/** The pictures that a machine could describe. */
export const undescribed = (pictures: readonly Picture[]): Picture[] => pictures.filter(isOpen);

/** A picture of which the player agreed that it is sent, if it is still to be described. */
export const stillOpen = (pictures: readonly Picture[], id: string): Picture | undefined =>
  pictures.find((picture) => picture.id === id && isOpen(picture));

/** What to do after a refusal: some concern one picture, all others the machine or the server. */
export type After = 'no_words' | 'go_on' | 'stop';

export function after(code: string): After {
  if (code === 'not_described') return 'no_words';
  // Cut anew or taken out meanwhile.
  return code === 'no_such_card' ? 'go_on' : 'stop';
}

/** Writes down a draft, unless the player has found words or thrown the picture out meanwhile. */
export function fillIn(picture: Picture, { description, tags, inventory }: CardDraft): void {
  if (picture.draft !== 'asked') return;
  delete picture.draft;
  if (picture.out || picture.writing || picture.description !== '') return;
  picture.description = description;
  picture.notes = { tags, inventory };
  picture.draft = 'unread';
}

/** Nothing came of it. */
export function giveUp(picture: Picture, noWords: boolean): void {
  if (picture.draft !== 'asked') return;
  if (noWords) picture.draft = 'none';
  else delete picture.draft;
}

/** The player has read the draft and leaves it as it is. */
export function accept(picture: Picture): void {
  if (picture.draft === 'unread') delete picture.draft;
}
