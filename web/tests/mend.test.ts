import { describe, expect, test } from 'vitest';
import { meant } from '../src/lib/home/mend.ts';
import { isOld, joined } from '../src/lib/home/typed.ts';
import { soundOf } from '../src/lib/home/sound.ts';
import { WORDS } from '../src/lib/home/words.ts';

describe('every way to write a code leads to one form', () => {
  test.each([
    'Amber Otter Velvet',
    ' amber-otter-velvet ',
    'AMBER_otter, velvet',
    'https://hareloom.example.org/t/amberottervelvet',
    'http://localhost:4273/t/Amber-Otter-Velvet/screen?as=2#me=x',
    'hareloom.example.org/t/amber%20otter%20velvet',
  ])('%s', (typed) => {
    expect(joined(typed)).toBe('amberottervelvet');
  });
});

test('a code of an earlier version is left as it is', () => {
  expect(isOld(joined('BK7M 2QX-Z4D'))).toBe(true);
  expect(isOld('amberottervelvet')).toBe(false);
});

test('a right code means itself and nothing else', () => {
  expect(meant('amberottervelvet', WORDS)).toEqual(['amber otter velvet']);
  expect(meant('amberottervelvetmoon', WORDS)).toEqual(['amber otter velvet moon']);
});

describe('a slip is mended', () => {
  test.each([
    ['a letter left out', 'ambrottervelvet'],
    ['a letter too many', 'ambeerottervelvet'],
    ['another letter', 'amberottervekvet'],
    ['two letters swapped', 'amberottrevelvet'],
    ['a slip in each word', 'ambarotervelvit'],
  ])('%s', (_, typed) => {
    expect(meant(typed, WORDS)).toEqual(['amber otter velvet']);
  });
});

describe('where several codes may be meant, the likeliest is named first', () => {
  test.each([
    ['a sound-alike before another letter', 'amberottersnale', ['snail', 'scale']],
    ['swapped letters before another letter', 'amberottertrial', ['trail', 'trill']],
  ])('%s', (_, typed, words) => {
    const list = ['amber', 'otter', 'scale', 'snail', 'trill', 'trail'];
    expect(meant(typed, list)).toEqual(words.map((word) => `amber otter ${word}`));
  });

  test('and never more than three', () => {
    const list = ['amber', 'otter', 'bone', 'cone', 'lone', 'tone', 'zone'];
    expect(meant('amberotterxone', list)).toHaveLength(3);
  });
});

test.each([
  ['snale', 'snail'],
  ['bote', 'boat'],
  ['nite', 'night'],
  ['fotograf', 'photograph'],
  ['kichen', 'kitchen'],
  ['ambur', 'amber'],
])('%s sounds like %s', (written, word) => {
  expect(soundOf(written)).toBe(soundOf(word));
});

test.each(['', 'amber', 'amberotter', 'nothinglikeacode', 'xxxxxxxxxxxxxxx'])(
  'nothing is made up for %j',
  (typed) => {
    expect(meant(typed, WORDS)).toEqual([]);
  },
);
