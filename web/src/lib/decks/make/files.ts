import type { Notes } from './picture.ts';

/** A file that was chosen, the name it came by, and what is written about it, if anything is. */
export interface Chosen {
  readonly name: string;
  readonly file: Blob;
  readonly description?: string;
  readonly notes?: Notes;
}

/** What was dropped or chosen: pictures, archives of pictures, and how the whole is called, if it says so. */
export interface Handful {
  readonly pictures: readonly Chosen[];
  readonly archives: readonly Chosen[];
  /** The folder's or the archive's name. */
  readonly title: string;
}

const PICTURE = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp)$/i;
const ARCHIVE = /\.zip$/i;
/** What systems put beside files. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

const order = new Intl.Collator(undefined, { numeric: true });

export const isPicture = (name: string): boolean => PICTURE.test(name) && !HIDDEN.test(name);

/** Sorts what came: pictures in the order of their names, as in a folder. A chosen file of another kind stays, to be told so. */
export function handful(chosen: readonly Chosen[], folder = ''): Handful {
  const seen = chosen.filter(({ name }) => !HIDDEN.test(name));
  const archives = seen.filter(({ name, file }) => isArchive(name, file.type));
  const pictures = seen.filter((each) => !archives.includes(each));
  // In a folder lie other things too, which nobody chose.
  const meant = folder === '' ? pictures : pictures.filter(({ name }) => isPicture(name));
  const [archive] = archives;
  const title = folder || (archive && chosen.length === 1 ? archive.name.replace(ARCHIVE, '') : '');
  return {
    pictures: [...meant].sort((one, other) => order.compare(one.name, other.name)),
    archives,
    title,
  };
}

const isArchive = (name: string, type: string): boolean =>
  ARCHIVE.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed';

/** The files of a choice by the browser's own dialog. */
export const fromInput = (files: Iterable<File>): Handful =>
  handful(Array.from(files, (file) => ({ name: file.name, file })));

/** All files that were dropped, those in folders too. Must be called while the drop is handled. */
export async function fromDrop(transfer: DataTransfer): Promise<Handful> {
  const entries = Array.from(transfer.items, (item) =>
    item.kind === 'file' ? item.webkitGetAsEntry() : null,
  ).filter((entry) => entry !== null);
  if (entries.length === 0) return fromInput(transfer.files);
  const found: Chosen[] = [];
  for (const entry of entries) await walk(entry, found);
  const [only] = entries;
  return handful(found, entries.length === 1 && only?.isDirectory ? only.name : '');
}

async function walk(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ name: entry.fullPath.replace(/^\//, ''), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives up to a hundred at a time, and none at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const each of some) await walk(each, found);
  }
}
