import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate';
import { isPicture, type Chosen } from './files.ts';

/** The largest picture in an archive, and how many: more can't be sent anyway. */
const LARGEST = 40_000_000;

/** The pictures in a ZIP, read piece by piece: only one of them is in memory at a time. */
export async function unzip(
  archive: Blob,
  most: number,
  found: (picture: Chosen) => void,
): Promise<void> {
  const reader = archive.stream().getReader();
  let count = 0;
  const unzipper = new Unzip((file) => {
    if (count >= most || !isPicture(file.name)) return;
    count += 1;
    gather(file, found);
  });
  unzipper.register(UnzipInflate);
  unzipper.register(UnzipPassThrough);
  for (;;) {
    const { done, value } = await reader.read();
    unzipper.push(value ?? new Uint8Array(), done);
    if (done) return;
  }
}

function gather(file: UnzipFile, found: (picture: Chosen) => void): void {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  file.ondata = (problem, data, final) => {
    // fflate hands errors over here; thrown, they end the whole archive with its sentence.
    if (problem) throw problem;
    size += data.length;
    if (size > LARGEST) {
      parts = [];
      file.terminate();
      return;
    }
    parts.push(data);
    if (final) found({ name: file.name, file: new Blob(parts) });
  };
  file.start();
}
