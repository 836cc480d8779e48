import { wanted, type Picture } from './picture.ts';

const originals = new Map<string, Picture>();

/** Keeps the files of cards while this tab is open: a deck that is changed later can be cut anew. */
export function keepOriginals(pictures: readonly Picture[]): void {
  for (const picture of pictures) {
    if (isCut(picture)) originals.set(picture.card, withoutCut(picture));
  }
}

/** A card as this tab cut it, if it did. */
export const originalOf = (card: string): Picture | undefined => originals.get(card);

/** Its card is the one that is wanted, and was made here. */
export const isCut = (picture: Picture): picture is Picture & { readonly card: string } =>
  picture.card !== undefined &&
  picture.file !== undefined &&
  !picture.out &&
  picture.wrong === undefined &&
  picture.made === wanted(picture);

/** What was sent can be made again from the file, and would lie in memory twice. */
function withoutCut(picture: Picture): Picture {
  const kept: Picture = { ...picture, replaced: [] };
  delete kept.cut;
  delete kept.busy;
  delete kept.draft;
  delete kept.notes;
  return kept;
}
