import { Refused } from '../../wire/api.ts';
import { describeCard, removeCard, sendPicture } from './api.ts';
import type { Choice } from './crop.ts';
import type { Drafts } from './drafts.ts';
import { isHeif } from './heif.ts';
import { sameAs, type Known } from './likeness.ts';
import { wanted, type Picture, type Task } from './picture.ts';
import type { Prepared } from './prepare.ts';
import { Spoiled, type Workshop } from './workshop.ts';

/** What a task needs of the deck in the making. */
export interface Place {
  pictures: Picture[];
  readonly workshop: Pick<Workshop, 'prepare'>;
  readonly drafts: Pick<Drafts, 'forget'>;
  readonly limits: { readonly heic: boolean; readonly bytes_a_picture: number };
  made(): Promise<string>;
  /** Says that something about this picture was refused, though the picture itself is good. */
  refuse(picture: Picture, refused: Refused): void;
}

/** Refusals that concern one picture; the others go on. */
const AT_PICTURE = new Set([
  'not_a_picture',
  'too_large',
  'too_many_pixels',
  'too_small',
  'no_heic',
  'unreadable',
  'deck_full',
  'banned_picture',
  'malformed',
]);

const MIDDLE: Choice = { fit: 'cut', turn: 0, focus: { x: 0.5, y: 0.5 } };

/** Does one task for a picture, and writes down what came of it. What is thrown concerns them all. */
export async function carryOut(place: Place, picture: Picture, task: Task): Promise<void> {
  if (task === 'prepare') await prepare(place, picture);
  else if (task === 'send') await send(place, picture);
  else if (task === 'remove') await remove(place, picture);
  else await describe(place, picture);
}

async function prepare(place: Place, picture: Picture): Promise<void> {
  const { file, previewTurn } = picture;
  if (!file) return;
  const choice = picture.choice && { ...picture.choice, focus: { ...picture.choice.focus } };
  try {
    prepared(place, picture, await place.workshop.prepare({ file, choice, previewTurn }));
  } catch (spoiled) {
    if (!(spoiled instanceof Spoiled)) throw spoiled;
    await leaveToServer(place, picture, file, spoiled);
  }
}

function prepared(place: Place, picture: Picture, made: Prepared): void {
  const isNew = picture.print === undefined;
  picture.print = made.print;
  if (made.cut) picture.cut = made.cut;
  else picture.wrong = 'too_small';
  picture.choice ??= made.choice;
  // Turned again meanwhile: then the next one has the right size.
  if (picture.choice.turn === made.choice.turn) picture.size = made.size;
  if (made.preview) {
    if (picture.preview?.startsWith('blob:')) URL.revokeObjectURL(picture.preview);
    picture.preview = URL.createObjectURL(made.preview);
    picture.previewTurn = made.choice.turn;
  }
  if (!isNew) return;
  const others = place.pictures.flatMap(({ id, print, out }): Known[] =>
    id !== picture.id && print && !out ? [{ id, print }] : [],
  );
  const same = sameAs(made.print, others);
  if (same) picture.same = same.id;
}

/** A file that this browser can't read: the server may. */
async function leaveToServer(
  place: Place,
  picture: Picture,
  file: Blob,
  { code, sent }: Spoiled,
): Promise<void> {
  if (code !== 'not_a_picture' || sent === undefined || !(await isHeif(file))) picture.wrong = code;
  else if (!place.limits.heic) picture.wrong = 'no_heic';
  else if (file.size > place.limits.bytes_a_picture) picture.wrong = 'too_large';
  else {
    picture.choice ??= MIDDLE;
    picture.cut = { made: wanted(picture) ?? '', blob: file, sent, raw: true };
  }
}

async function send(place: Place, picture: Picture): Promise<void> {
  const { cut, choice } = picture;
  if (!cut || !choice) return;
  const deck = await place.made();
  // The server knows a file by its hash: while it has a card of it, it would answer with that one.
  if (cut.raw && picture.card && !(await takenOut(place, deck, picture))) {
    picture.made = cut.made;
    return;
  }
  try {
    const { card, same_as } = await sendPicture(deck, cut, choice);
    taken(place, picture, same_as ?? card, cut.made);
  } catch (refused) {
    if (!(refused instanceof Refused) || !AT_PICTURE.has(refused.code)) throw refused;
    if (picture.card) {
      // Its card from before stays.
      picture.made = cut.made;
      place.refuse(picture, refused);
    } else picture.wrong = refused.code;
  }
  await place.drafts.forget(deck, picture.id);
}

function taken(place: Place, picture: Picture, card: string, made: string): void {
  const other = place.pictures.find((each) => each.id !== picture.id && each.card === card);
  if (other && !other.out && other.file) {
    picture.wrong = 'twice';
    return;
  }
  // A new card has no words yet.
  if (picture.card !== card) picture.described = '';
  if (other) {
    // Sent before the page was closed, and not written down any more.
    picture.described = other.described;
    picture.description ||= other.description;
    place.pictures = place.pictures.filter((each) => each !== other);
  }
  if (picture.card && picture.card !== card) picture.replaced = [...picture.replaced, picture.card];
  picture.replaced = picture.replaced.filter((each) => each !== card);
  picture.card = card;
  picture.made = made;
  if (picture.cut?.raw) picture.preview = `/pictures/${card}@thumb.webp`;
}

async function remove(place: Place, picture: Picture): Promise<void> {
  const deck = await place.made();
  for (const card of [...picture.replaced]) {
    await removed(place, deck, picture, card);
    picture.replaced = picture.replaced.filter((each) => each !== card);
  }
  if (picture.out && picture.card && !(await takenOut(place, deck, picture))) picture.out = false;
}

/** Its card is gone; or not, because a game is played with it. */
async function takenOut(place: Place, deck: string, picture: Picture): Promise<boolean> {
  if (picture.card && !(await removed(place, deck, picture, picture.card))) return false;
  delete picture.card;
  delete picture.made;
  picture.described = '';
  return true;
}

async function removed(
  place: Place,
  deck: string,
  picture: Picture,
  card: string,
): Promise<boolean> {
  if (place.pictures.some((each) => each.id !== picture.id && each.card === card)) return true;
  try {
    await removeCard(deck, card);
    return true;
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    if (refused.code === 'no_such_card') return true;
    if (refused.code !== 'in_use') throw refused;
    place.refuse(picture, refused);
    return false;
  }
}

async function describe(place: Place, picture: Picture): Promise<void> {
  const { card, description, notes } = picture;
  if (!card) return;
  const deck = await place.made();
  try {
    await describeCard(deck, card, { description, ...notes });
  } catch (refused) {
    if (!(refused instanceof Refused) || !AT_PICTURE.has(refused.code)) throw refused;
    place.refuse(picture, refused);
  }
  picture.described = description;
}
