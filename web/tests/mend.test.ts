import { describe, expect, test } from 'vitest';
import { isOld, joined, meant } from '../src/lib/home/mend.ts';
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

test('where several codes may be meant, some are named', () => {
  const list = ['amber', 'otter', 'outer', 'velvet'];
  expect(meant('amberoterveivet', list).sort()).toEqual([
    'amber otter velvet',
    'amber outer velvet',
  ]);
});

test.each(['', 'amber', 'amberotter', 'nothinglikeacode', 'xxxxxxxxxxxxxxx'])(
  'nothing is made up for %j',
  (typed) => {
    expect(meant(typed, WORDS)).toEqual([]);
  },
);
