import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fromInput, handful, isPicture, type Chosen } from '../src/lib/decks/make/files.ts';
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
    await unzip(new Blob([bytes]), most, 'en', {
      words: () => undefined,
      picture: ({ name, file: picture }) => {
        found.push(picture.text().then((text) => [name, text]));
      },
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

  test('with one damaged picture gives it empty, so that it can be said of it, and the others', async () => {
    const broken = packed.slice();
    broken.fill(255, 35, 40);
    expect(await unpacked(broken)).toEqual([
      ['a.jpg', ''],
      ['in/b.png', 'second'],
    ]);
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['was cut off', packed.slice(0, -60)],
    ['is no ZIP at all', strToU8('Sorry, this page was not found.')],
    ['is empty', new Uint8Array()],
    ['has a password', locked(packed)],
  ])('that %s says so', async (_, bytes) => {
    await expect(unpacked(bytes)).rejects.toThrow();
  });

  test('that promises little and unpacks to much gives no more than it promised', async () => {
    const bomb = zipSync({ 'a.jpg': new Uint8Array(1_000_000) });
    const listed = indexOfSign(bomb, 0x02014b50);
    new DataView(bomb.buffer).setUint32(listed + 24, 10, true);
    const [[, text] = ['', '']] = await unpacked(bomb);
    expect(text.length).toBeLessThanOrEqual(10);
  });
});

function indexOfSign(bytes: Uint8Array<ArrayBuffer>, sign: number): number {
  const view = new DataView(bytes.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== sign) at += 1;
  return at;
}

function locked(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const made = bytes.slice();
  made[indexOfSign(made, 0x02014b50) + 8] = 1;
  return made;
}

describe('a ZIP in our format', () => {
  const deck = {
    format: 1,
    id: 'sea',
    name: { fr: 'La mer', en: 'The sea' },
    author: 'Ana',
    licence: 'not stated',
    languages: ['fr'],
    cards: [
      {
        id: 'two',
        picture: 'small/two.webp',
        zoom: 'large/two.webp',
        description: { fr: 'Un phare.' },
        tags: { fr: ['veille'] },
      },
      { id: 'one', picture: 'small/one.webp' },
    ],
  };
  const files = {
    'small/one.webp': strToU8('one'),
    'small/two.webp': strToU8('two'),
    'large/two.webp': strToU8('TWO'),
    'left-over.jpg': strToU8('none'),
  };

  async function read(manifest: string, folder = '') {
    const packed = Object.entries({ ...files, 'deck.json': strToU8(manifest) });
    const bytes = zipSync(Object.fromEntries(packed.map(([name, each]) => [folder + name, each])));
    const said: unknown[] = [];
    const found: Chosen[] = [];
    await unzip(new Blob([bytes]), 500, 'en', {
      words: (words) => said.push(words),
      picture: (picture) => found.push(picture),
    });
    return { said, found };
  }

  test.each(['', 'Sea/'])('gives the cards that it names, with their words (in %o)', async (at) => {
    const { said, found } = await read(JSON.stringify(deck), at);
    expect(said).toMatchObject([{ name: 'La mer', author: 'Ana', licence: '', language: 'fr' }]);
    expect(names(found)).toEqual([`${at}large/two.webp`, `${at}small/one.webp`]);
    expect(found[0]).toMatchObject({
      description: 'Un phare.',
      notes: { tags: ['veille'], inventory: [] },
    });
    expect(found[1]?.description).toBe('');
  });

  test.each([
    ['is damaged', '{"format": 1, "na'],
    ['is of another format', JSON.stringify({ ...deck, format: 2 })],
    ['is another program’s', '[]'],
    ['names none of its files', JSON.stringify({ ...deck, cards: [{ picture: 'x.webp' }] })],
  ])('whose deck.json %s gives its pictures, and says so', async (_, manifest) => {
    const { said, found } = await read(manifest);
    expect(said).toEqual([undefined]);
    expect(names(found).sort()).toEqual(Object.keys(files).sort());
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
