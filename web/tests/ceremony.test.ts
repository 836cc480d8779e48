import { describe, expect, test } from 'vitest';
import { ceremony, ceremonyCues, ceremonyWords, onPodium } from '../src/lib/end/ceremony.ts';
import type { Unit } from '../src/lib/table/who.ts';
import { inEnglish, inFrench } from './speech.ts';
import { forARoom, units } from './units.ts';

const told = (all: readonly Unit[], still = false, speech = inEnglish): string[] =>
  ceremony(onPodium(all).length, still).map((step) => ceremonyWords(all, step, speech));

describe('before the end', () => {
  test('the podium fills from the third place to the first', () => {
    expect(told(forARoom(units(19, 31, 28, 21, 18)))).toEqual([
      'The last story is told.',
      'Third: Ana, with 21',
      'Second: Léa, with 28',
      'And nearest to the moon …',
      'Tom wins with 31.',
    ]);
  });

  test('stills tell the same places, without the pauses between', () => {
    expect(told(units(31, 28, 21), true)).toEqual([
      'Third: Léa, with 21',
      'Second: Tom, with 28',
      'You win with 31.',
    ]);
  });

  test('those who tie step up together, and there may be one place only', () => {
    expect(told(units(4, 28, 28, 21)).slice(1)).toEqual([
      'Third: Ana, with 21',
      'And nearest to the moon …',
      'Tom and Léa win with 28.',
    ]);
    expect(told(units(7, 7, 7), true)).toHaveLength(1);
  });

  test('nobody who is higher is named before', () => {
    const all = forARoom(units(19, 31, 28, 21, 18));
    for (const words of told(all).slice(0, -1)) expect(words).not.toContain('Tom');
  });

  test('it is over in ten seconds, stills in four', () => {
    const long = (still: boolean): number =>
      ceremony(3, still).reduce((sum, { ms }) => sum + ms, 0);
    expect(long(false)).toBeLessThanOrEqual(10_000);
    expect(long(false)).toBeGreaterThanOrEqual(7000);
    expect(long(true)).toBeLessThanOrEqual(4000);
  });

  test('each place has its sounds: a breath, each hare its note, a drum, the light', () => {
    const all = units(19, 31, 28, 21);
    const heard = ceremony(3, false).map((step) =>
      ceremonyCues(all, step).map(({ sound }) => sound),
    );
    expect(heard.map(([first]) => first)).toEqual(['breath', 'wood', 'wood', 'roll', 'light']);
    expect(ceremonyCues(all, { do: 'win', filled: 3, ms: 0 })).toContainEqual(
      expect.objectContaining({ sound: 'pluck', hare: 1 }),
    );
  });

  test('French names the places', () => {
    expect(told(forARoom(units(31, 28, 21)), true, inFrench).slice(0, 2)).toEqual([
      'Troisième place : Léa, avec 21',
      'Deuxième place : Tom, avec 28',
    ]);
  });
});
