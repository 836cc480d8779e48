import type { CardDraft } from '../../wire/protocol.ts';
import { choiceKey, type Choice, type Size } from './crop.ts';

/** A picture cut to a card, ready to be sent. */
export interface Cut {
  /** What it was made with: see `choiceKey`. */
  readonly made: string;
  readonly blob: Blob;
  /** The SHA-256 of what is sent: the server knows by it that it has the picture. */
  readonly sent: string;
  /** The file as it is, which only the server can read. */
  readonly raw: boolean;
}

/** A picture on its way into a deck: what is wanted of it, and how far that is done. */
export interface Picture {
  readonly id: string;
  /** Its file's name. */
  readonly name: string;
  /** Its file; missing where the picture came before this page was opened. */
  file?: Blob;

  /* What is wanted. */
  choice?: Choice;
  /** The choice is being made: nothing is cut until it rests. */
  moving?: boolean;
  description: string;
  /** Words are being written: nothing else is put in their place. */
  writing?: boolean;
  out: boolean;

  /* What is known. */
  /** The whole picture's size, turned as chosen. */
  size?: Size;
  /** An address of the whole picture, small, turned by so much. */
  preview?: string;
  previewTurn?: number;
  /** Its likeness: see `fingerprint`. */
  print?: string;
  /** The picture that this one is the same as, until the player has said what to do. */
  same?: string;
  /** Why it can't be a card: a code. */
  wrong?: string;

  /* What is done. */
  cut?: Cut;
  card?: string;
  /** What the card was made with. */
  made?: string;
  /** Its description, as the server has it. */
  described: string;
  /** How it stands with a machine's draft of its description; not written down once the player has read it. */
  draft?: 'asked' | 'unread' | 'none';
  /** What the machine wrote down for bots. It goes to the server with the description. */
  notes?: Notes;
  /** Cards of it that another has replaced. */
  replaced: readonly string[];
  busy?: Task;
}

export type Notes = Pick<CardDraft, 'tags' | 'inventory'>;

export type Task = 'prepare' | 'send' | 'remove' | 'describe';

export const newPicture = (id: string, name: string, file?: Blob): Picture => ({
  id,
  name,
  ...(file && { file }),
  description: '',
  out: false,
  described: '',
  replaced: [],
});

/** What would make the card as it is wanted; undefined while nothing is known of the picture. */
export const wanted = ({ choice, size }: Picture): string | undefined =>
  choice && choiceKey(choice, size);

/**
 * What is to be done next for a picture, if anything. Every task leads nearer to what is wanted, and can be done again.
 * A card without its file couldn't be sent again, so it is taken out only once the deck is kept.
 */
export function nextTask(picture: Picture, keeping = false): Task | undefined {
  if (picture.out) {
    const there = picture.card !== undefined || picture.replaced.length > 0;
    return there && (picture.file ?? keeping) ? 'remove' : undefined;
  }
  if (picture.wrong !== undefined || picture.same !== undefined || picture.moving) return undefined;
  const want = wanted(picture);
  if (picture.file && (want === undefined || picture.made !== want)) {
    return want !== undefined && picture.cut?.made === want ? 'send' : 'prepare';
  }
  if (picture.replaced.length > 0) return 'remove';
  return picture.card && picture.description !== picture.described ? 'describe' : undefined;
}

/** How a picture stands, in one word. */
export type Standing = 'in' | 'going' | 'waiting' | 'asked' | 'wrong' | 'out';

export function standing(picture: Picture): Standing {
  if (picture.out) return 'out';
  if (picture.wrong !== undefined) return 'wrong';
  if (picture.same !== undefined) return 'asked';
  const task = picture.moving ? 'prepare' : nextTask(picture);
  if (task === 'prepare' || task === 'send') return picture.busy === 'send' ? 'going' : 'waiting';
  return 'in';
}
