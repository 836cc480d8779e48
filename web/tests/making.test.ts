import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/lib/decks/make/crop.ts';
import { keepOriginals, originalOf } from '../src/lib/decks/make/originals.ts';
import { newPicture, nextTask, standing, type Picture } from '../src/lib/decks/make/picture.ts';
import { coming, counted, isSettled, percent } from '../src/lib/decks/make/progress.ts';
import { nextJobs, pause } from '../src/lib/decks/make/queue.ts';

const CHOICE: Choice = { fit: 'paper', turn: 0, focus: { x: 0.5, y: 0.5 } };
const OTHER: Choice = { ...CHOICE, turn: 90 };
const FILE = new Blob(['a picture']);
const cut = (made: string) => ({ made, blob: FILE, sent: 'f00', raw: false });

const fresh = (id = 'a'): Picture => newPicture(id, `${id}.jpg`, FILE);
const cutOut = (id = 'a'): Picture => ({ ...fresh(id), choice: CHOICE, cut: cut('paper 0') });
const inside = (id = 'a'): Picture => ({ ...cutOut(id), card: `card ${id}`, made: 'paper 0' });
const fromBefore = (id = 'a'): Picture => ({ ...newPicture(id, ''), card: `card ${id}` });

describe('the next task of a picture', () => {
  test.each<[string, Picture, string | undefined]>([
    ['a new one is prepared', fresh(), 'prepare'],
    ['what is cut is sent', cutOut(), 'send'],
    ['what is in needs nothing', inside(), undefined],
    ['what came before needs nothing', fromBefore(), undefined],
    ['cut otherwise, it is prepared again', { ...inside(), choice: OTHER }, 'prepare'],
    ['then sent again', { ...inside(), choice: OTHER, cut: cut('paper 90') }, 'send'],
    ['then the card from before is taken out', { ...inside(), replaced: ['old'] }, 'remove'],
    ['words are sent once it is in', { ...inside(), description: 'A hat.' }, 'describe'],
    ['words wait while it is not', { ...cutOut(), description: 'A hat.' }, 'send'],
    ['words that were taken away are sent too', { ...inside(), described: 'A hat.' }, 'describe'],
    ['left out before it was sent, it needs nothing', { ...cutOut(), out: true }, undefined],
    ['left out after, it is taken out', { ...inside(), out: true }, 'remove'],
    ['a wrong one is left alone', { ...fresh(), wrong: 'too_small' }, undefined],
    ['one that may be there twice waits for its answer', { ...cutOut(), same: 'b' }, undefined],
    ['one that is being moved waits for the hand', { ...cutOut(), moving: true }, undefined],
  ])('%s', (_, picture, task) => {
    expect(nextTask(picture)).toBe(task);
  });

  test('a card whose file is not here is taken out only when the deck is kept', () => {
    const out = { ...fromBefore(), out: true };
    expect(nextTask(out)).toBeUndefined();
    expect(nextTask(out, true)).toBe('remove');
  });
});

describe('what can begin', () => {
  const room = { decoders: 2, connected: true };
  const tasks = (pictures: readonly Picture[], where = room) =>
    nextJobs(pictures, where).map(({ picture, task }) => `${task} ${picture.id}`);

  test('two are prepared and two are sent at a time, in their order', () => {
    const pictures = [cutOut('a'), cutOut('b'), cutOut('c'), fresh('d'), fresh('e'), fresh('f')];
    expect(tasks(pictures)).toEqual(['send a', 'send b', 'prepare d', 'prepare e']);
  });

  test('what is under way takes its place', () => {
    const pictures: Picture[] = [{ ...cutOut('a'), busy: 'send' }, cutOut('b'), cutOut('c')];
    expect(tasks(pictures)).toEqual(['send b']);
  });

  test('without a connection pictures are prepared all the same', () => {
    const pictures = [cutOut('a'), fresh('b')];
    expect(tasks(pictures, { decoders: 1, connected: false })).toEqual(['prepare b']);
  });

  test('a wrong one holds up no other', () => {
    expect(tasks([{ ...fresh('a'), wrong: 'not_a_picture' }, fresh('b')])).toEqual(['prepare b']);
  });

  test('no more than a hundred lie ready, so that the memory stays free', () => {
    const ready = Array.from({ length: 100 }, (_, at) => cutOut(`${at}`));
    expect(tasks([...ready, fresh('z')])).toEqual(['send 0', 'send 1']);
  });

  test('the server is asked again after a second, then two, at last every half minute', () => {
    expect([0, 1, 2, 3, 9].map(pause)).toEqual([0, 1, 2, 4, 30]);
  });
});

describe('progress', () => {
  const deck: Picture[] = [
    inside('a'),
    { ...cutOut('b'), busy: 'send' },
    fresh('c'),
    { ...fresh('d'), wrong: 'too_small' },
    { ...cutOut('e'), same: 'a' },
    { ...inside('f'), out: true },
  ];

  test('counts each picture once', () => {
    expect(counted(deck)).toEqual({ in: 1, going: 1, waiting: 1, asked: 1, wrong: 1, out: 1 });
  });

  test('promises only the pictures that will be cards', () => {
    expect(coming(counted(deck))).toBe(3);
  });

  test('says a hundred only when all are in', () => {
    expect(percent(counted(deck))).toBe(50);
    expect(isSettled(counted(deck))).toBe(false);
    const almost = [...Array.from({ length: 499 }, (_, at) => inside(`${at}`)), fresh('z')];
    expect(percent(counted(almost))).toBe(99);
    expect(percent(counted([inside()]))).toBe(100);
    expect(isSettled(counted([inside(), { ...fresh('b'), wrong: 'x' }]))).toBe(true);
  });

  test('a picture that is cut anew is no longer in', () => {
    expect(standing({ ...inside(), choice: OTHER })).toBe('waiting');
    expect(standing({ ...inside(), moving: true })).toBe('waiting');
  });
});

describe('the file of a card', () => {
  test('is known while the tab is open, so that the card can be cut otherwise later', () => {
    keepOriginals([{ ...inside('kept'), description: 'A hat.' }]);
    const original = originalOf('card kept');
    expect(original).toMatchObject({ file: FILE, choice: CHOICE, made: 'paper 0' });
    expect(original?.cut).toBeUndefined();
    expect(original && nextTask({ ...original, described: 'A hat.' })).toBeUndefined();
    expect(original && nextTask({ ...original, choice: OTHER })).toBe('prepare');
  });

  test('is not kept of what was left out, cut otherwise since, or came before', () => {
    const others = [
      { ...inside('out'), out: true },
      { ...inside('otherwise'), choice: OTHER },
      fromBefore('before'),
    ];
    keepOriginals(others);
    expect(others.map(({ card }) => card && originalOf(card))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
