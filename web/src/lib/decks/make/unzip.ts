import { isPicture, type Chosen } from './files.ts';
import { MANIFEST, readManifest, type Words } from './manifest.ts';
import { entriesOf, unpacked, type Entry } from './zip.ts';

/** The largest picture in an archive: a larger one can't be sent anyway. */
const LARGEST = 40_000_000;
const LARGEST_MANIFEST = 4_000_000;

/** What is found in an archive, one by one. */
export interface Finder {
  /** Its deck.json was read, before the first picture; or it is not one of ours. */
  readonly words: (words: Words | undefined) => void;
  readonly picture: (picture: Chosen) => void;
}

/** The pictures in a ZIP: only one of them is in memory at a time. One that is damaged comes empty, so that it can be said of it. */
export async function unzip(
  archive: Blob,
  most: number,
  language: string,
  find: Finder,
): Promise<void> {
  const entries = await entriesOf(archive);
  for (const [entry, words] of await meant(archive, entries, language, find)) {
    if (most-- <= 0) return;
    if (entry.locked) throw new Error('locked with a password');
    const file = await unpacked(archive, entry, LARGEST).catch(() => new Blob());
    find.picture({ name: entry.name, file, ...words });
  }
}

type Meant = readonly (readonly [Entry, Partial<Chosen>])[];

/** The cards that deck.json names, in its order; without one, all pictures. */
async function meant(
  archive: Blob,
  entries: readonly Entry[],
  language: string,
  find: Finder,
): Promise<Meant> {
  const pictures: Meant = entries.flatMap((entry) => (isPicture(entry.name) ? [[entry, {}]] : []));
  const manifest = entries.find(({ name }) => MANIFEST.test(name));
  if (!manifest) return pictures;
  const text = await unpacked(archive, manifest, LARGEST_MANIFEST).then(
    (file) => file.text(),
    () => '',
  );
  const words = readManifest(text, language);
  const folder = manifest.name.replace(MANIFEST, '$1');
  const byName = new Map(pictures.map(([entry]) => [entry.name, entry]));
  const named: Meant = (words?.cards ?? []).flatMap(({ files, description, notes }) => {
    const file = files.find((each) => byName.has(folder + each));
    const entry = file === undefined ? undefined : byName.get(folder + file);
    return entry ? [[entry, { description, notes }]] : [];
  });
  find.words(named.length > 0 ? words : undefined);
  return named.length > 0 ? named : pictures;
}
