import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fromInput, handful, isPicture } from '../src/lib/decks/make/files.ts';
import { isHeif } from '../src/lib/decks/make/heif.ts';
import { inFragment } from '../src/lib/decks/make/opening.ts';
import { unzip } from '../src/lib/decks/make/unzip.ts';

const file = (name: string, type = ''): File => new File(['x'], name, { type });
const names = (of: readonly { name: string }[]): string[] => of.map(({ name }) => name);

describe('what was chosen', () => {
  test('lies in the order of its names, as in a folder', () => {
    const { pictures } = fromInput([file('img10.jpg'), file('img2.jpg'), file('Img1.JPG')]);
    expect(names(pictures)).toEqual(['Img1.JPG', 'img2.jpg', 'img10.jpg']);
  });

  test('keeps a file that is no picture, so that it can be said of it', () => {
    expect(names(fromInput([file('letter.pdf')]).pictures)).toEqual(['letter.pdf']);
  });

  test('takes only pictures from a folder, and its name for the deck', () => {
    const chosen = ['Sea/a.jpg', 'Sea/notes.txt', 'Sea/.DS_Store', 'Sea/more/b.heic'];
    const found = handful(
      chosen.map((name) => ({ name, file: file(name) })),
      'Sea',
    );
    expect(names(found.pictures)).toEqual(['Sea/a.jpg', 'Sea/more/b.heic']);
    expect(found.title).toBe('Sea');
  });

  test('takes a ZIP by its name or its kind, and its name for the deck', () => {
    const found = fromInput([file('Summer by the sea.zip')]);
    expect(names(found.archives)).toEqual(['Summer by the sea.zip']);
    expect(found.title).toBe('Summer by the sea');
    expect(fromInput([file('x', 'application/zip')]).archives).toHaveLength(1);
    expect(fromInput([file('a.jpg'), file('b.zip')]).title).toBe('');
  });

  test('passes over what systems put beside pictures', () => {
    expect(isPicture('__MACOSX/._a.jpg')).toBe(false);
    expect(isPicture('folder/.hidden.jpg')).toBe(false);
    expect(isPicture('folder/a.AVIF')).toBe(true);
  });
});

describe('a ZIP', () => {
  const packed = zipSync({
    'a.jpg': strToU8('first'),
    'in/b.png': [strToU8('second'), { level: 0 }],
    'notes.txt': strToU8('none'),
    '__MACOSX/._a.jpg': strToU8('none'),
  });

  async function unpacked(bytes: Uint8Array<ArrayBuffer>, most = 500): Promise<[string, string][]> {
    const found: Promise<[string, string]>[] = [];
    await unzip(new Blob([bytes]), most, ({ name, file: picture }) => {
      found.push(picture.text().then((text) => [name, text]));
    });
    return Promise.all(found);
  }

  test('gives its pictures, packed or not, and nothing else', async () => {
    expect(await unpacked(packed)).toEqual([
      ['a.jpg', 'first'],
      ['in/b.png', 'second'],
    ]);
  });

  test('gives no more than fit', async () => {
    expect(await unpacked(packed, 1)).toHaveLength(1);
  });

  test('that is broken says so', async () => {
    const broken = packed.slice();
    broken.fill(255, 40, 46);
    await expect(unpacked(broken)).rejects.toThrow();
  });
});

test('a HEIC is known by its first bytes, whatever it is called', async () => {
  const box = new Uint8Array([0, 0, 0, 24, ...strToU8('ftypheic'), 0, 0]);
  expect(await isHeif(new Blob([box]))).toBe(true);
  expect(await isHeif(new Blob([strToU8('not a picture at all')]))).toBe(false);
});

test.each([
  [
    '#open=own-abcdefghij234567.s3cret',
    { deck: 'own-abcdefghij234567', secret: 's3cret', mine: false },
  ],
  [
    '#mine=own-abcdefghij234567.k_ey-',
    { deck: 'own-abcdefghij234567', secret: 'k_ey-', mine: true },
  ],
  ['#open=hareloom.x', undefined],
  ['#elsewhere', undefined],
  ['', undefined],
])('a link %s names a deck and its secret, or nothing', (hash, found) => {
  expect(inFragment(hash)).toEqual(found);
});
