import { describe, expect, test } from 'vitest';
import {
  accept,
  after,
  fillIn,
  giveUp,
  stillOpen,
  undescribed,
} from '../src/lib/decks/make/describing.ts';
import { newPicture, type Picture } from '../src/lib/decks/make/picture.ts';

const DRAFT = { description: 'A hare at a loom.', tags: ['night'], inventory: ['hare', 'loom'] };
const inside = (over: Partial<Picture> = {}): Picture => ({
  ...newPicture('a', 'a.jpg'),
  card: 'card a',
  ...over,
});
const asked = (over: Partial<Picture> = {}): Picture => inside({ draft: 'asked', ...over });

describe('which pictures a machine may be asked about', () => {
  test.each<[string, Picture, boolean]>([
    ['one on the server without words', inside(), true],
    ['one that the machine had no words for may be tried again', inside({ draft: 'none' }), true],
    ['none that is not on the server', newPicture('a', 'a.jpg', new Blob(['x'])), false],
    ['none that has words', inside({ description: 'A hat.' }), false],
    ['none that words are being written for', inside({ writing: true }), false],
    ['none that is at the machine', asked(), false],
    ['none that is left out', inside({ out: true }), false],
    ['none that is about to be cut anew', inside({ moving: true }), false],
    ['none that may be there twice', inside({ same: 'b' }), false],
  ])('%s', (_, picture, may) => {
    expect(undescribed([picture]).length).toBe(may ? 1 : 0);
    expect(stillOpen([picture], 'a')).toBe(may ? picture : undefined);
  });

  test('one that was taken out of the list meanwhile is not sent', () => {
    expect(stillOpen([inside()], 'b')).toBeUndefined();
  });
});

test.each([
  ['not_described', 'no_words'],
  ['no_such_card', 'go_on'],
  ['describer_silent', 'stop'],
  ['too_many_requests', 'stop'],
  ['no_describer', 'stop'],
  ['no_such_deck', 'stop'],
  ['unreachable', 'stop'],
  ['', 'stop'],
])('after %s: %s', (code, what) => {
  expect(after(code)).toBe(what);
});

describe('a draft', () => {
  test('fills in the words, with what is for bots, and is unread until it is accepted', () => {
    const picture = asked();
    fillIn(picture, DRAFT);
    expect(picture).toMatchObject({
      description: 'A hare at a loom.',
      notes: { tags: ['night'], inventory: ['hare', 'loom'] },
      draft: 'unread',
    });
    accept(picture);
    expect(picture.draft).toBeUndefined();
  });

  test.each<[string, Picture]>([
    ['words that came meanwhile', inside({ description: 'Mine.' })],
    ['words that were begun meanwhile', asked({ writing: true })],
    ['a picture that was left out meanwhile', asked({ out: true })],
  ])('leaves alone %s', (_, picture) => {
    const { description } = picture;
    fillIn(picture, DRAFT);
    expect(picture.description).toBe(description);
    expect(picture.notes).toBeUndefined();
    expect(picture.draft).toBeUndefined();
  });

  test('that does not come is said at its picture only if the machine had no words for it', () => {
    const [none, silent, mine] = [asked(), asked(), inside({ description: 'Mine.' })];
    giveUp(none, true);
    giveUp(silent, false);
    giveUp(mine, true);
    expect([none.draft, silent.draft, mine.draft]).toEqual(['none', undefined, undefined]);
  });
});
