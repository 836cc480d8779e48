import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { drawing, encoded, pixelsOf, release, type Drawing } from './canvas.ts';
import {
  cardSize,
  choiceKey,
  cutBox,
  isTooSmall,
  onPaper,
  turnedSize,
  type Choice,
  type Size,
} from './crop.ts';
import { fingerprint, GRID } from './likeness.ts';
import type { Cut } from './picture.ts';
import { focusOf } from './saliency.ts';

/** A file, and how it should become a card; without a choice one is proposed. */
export interface Order {
  readonly file: Blob;
  readonly choice?: Choice | undefined;
  /** How the preview that is there is turned. */
  readonly previewTurn?: number | undefined;
}

export interface Prepared {
  readonly print: string;
  /** Turned as chosen. */
  readonly size: Size;
  readonly choice: Choice;
  /** The whole picture, small; only where there is none that is turned like this. */
  readonly preview: Blob | undefined;
  /** Missing where it would be too small for a card. */
  readonly cut: Cut | undefined;
}

/** A file that this browser can't decode: with its SHA-256, since the server may be able to. */
export class Unreadable extends Error {
  constructor(readonly sent: string) {
    super('not_a_picture');
  }
}

const PAPER = '#f3e9d4';
const PREVIEW = 480;
const LOOKED_AT = 128;
/** What a card may weigh when it is sent: 84 of them go through 10 Mbit/s in half a minute. */
const HEAVY = 350_000;
const QUALITIES = [0.82, 0.7, 0.55] as const;

/** Decodes a picture once, and makes of it all that the page needs. Of moving pictures the first. */
export async function prepare({ file, choice, previewTurn }: Order): Promise<Prepared> {
  // As the camera noted it: browsers turn it by themselves.
  const picture = await createImageBitmap(file).catch(async () => {
    throw new Unreadable(await hashOf(file));
  });
  try {
    // From here on the small one does for all but the cut: each look at twelve million pixels takes its time.
    const small = smaller(picture);
    const looked = pixelsOf(small.canvas, within(picture, LOOKED_AT));
    const chosen = choice ?? { fit: 'cut', turn: 0, focus: focusOf(looked) };
    const size = turnedSize(picture, chosen.turn);
    const cut = await cutOut(picture, size, chosen);
    const preview = previewTurn === chosen.turn ? undefined : await previewOf(small, chosen);
    const print = fingerprint(pixelsOf(small.canvas, GRID));
    release(small);
    return { print, size, choice: chosen, preview, cut };
  } finally {
    picture.close();
  }
}

function smaller(picture: ImageBitmap): Drawing {
  const size = within(picture, PREVIEW);
  const context = drawing(size);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return context;
}

async function cutOut(picture: ImageBitmap, size: Size, choice: Choice): Promise<Cut | undefined> {
  const drawn =
    choice.fit === 'paper' ? laidOnPaper(picture, size, choice) : cutTo(picture, size, choice);
  if (!drawn) return undefined;
  let blob = await encoded(drawn, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (blob.size <= HEAVY) break;
    blob = await encoded(drawn, quality);
  }
  release(drawn);
  return { made: choiceKey(choice, size), blob, sent: await hashOf(blob), raw: false };
}

function cutTo(picture: ImageBitmap, size: Size, choice: Choice): Drawing | undefined {
  const box = cutBox(size, choice.focus);
  const card = cardSize(box);
  if (isTooSmall(card)) return undefined;
  const context = drawing(card);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, card.width, card.height);
  context.scale(card.width / box.width, card.height / box.height);
  context.translate(-box.x, -box.y);
  drawTurned(context, picture, size, choice);
  return context;
}

function laidOnPaper(picture: ImageBitmap, size: Size, choice: Choice): Drawing {
  const { card, picture: place } = onPaper(size);
  const context = drawing(card);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, card.width, card.height);
  context.translate(place.x, place.y);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, place.width, place.height);
  context.scale(place.width / size.width, place.height / size.height);
  drawTurned(context, picture, size, choice);
  return context;
}

/** Draws all of a picture, turned, into its size from the origin on. */
function drawTurned(
  context: Drawing,
  picture: ImageBitmap | Drawing['canvas'],
  size: Size,
  { turn }: Choice,
): void {
  context.translate(size.width / 2, size.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

async function previewOf({ canvas }: Drawing, choice: Choice): Promise<Blob> {
  const size = turnedSize(canvas, choice.turn);
  const context = drawing(size);
  drawTurned(context, canvas, size, choice);
  const blob = await encoded(context, 0.7);
  release(context);
  return blob;
}

function within({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Not the browser's own SHA-256, which it keeps from pages over plain http: there a party plays. */
async function hashOf(blob: Blob): Promise<string> {
  return bytesToHex(sha256(new Uint8Array(await blob.arrayBuffer())));
}
