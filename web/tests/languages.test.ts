import { describe, expect, test } from 'vitest';
import { Formatter } from '../src/lib/format.ts';
import { bestLanguage, isLanguage } from '../src/lib/languages.ts';
import english from '../src/lib/messages/en.json';
import french from '../src/lib/messages/fr.json';

describe('the language of the page', () => {
  test('is the first of the wanted ones that we speak', () => {
    expect(bestLanguage(['tlh', 'fr-CA', 'en'])).toBe('fr');
  });

  test('is found by a tag of elsewhere, in another script or in full', () => {
    expect(bestLanguage(['fr-Latn-CH'])).toBe('fr');
    expect(bestLanguage(['EN-gb', 'fr'])).toBe('en');
    expect(bestLanguage(['not a tag', 'fr_FR', 'fr'])).toBe('fr');
  });

  test('is English where we speak none of them', () => {
    expect(bestLanguage(['tlh', 'x-elvish'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });

  test('is never a word that only looks like a language', () => {
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});

describe('a message', () => {
  const inEnglish = new Formatter('en', english);
  const inFrench = new Formatter('fr', { ...english, ...french });

  test('counts as its language counts', () => {
    expect(inEnglish.format('home.cards', { count: 1 })).toBe('1 card from the deck');
    expect(inEnglish.format('home.cards', { count: 0 })).toBe('0 cards from the deck');
    expect(inFrench.format('home.cards', { count: 0 })).toBe('0 carte du jeu');
    expect(inFrench.format('home.cards', { count: 3 })).toBe('3 cartes du jeu');
  });

  test('writes numbers as its language writes them', () => {
    expect(inEnglish.format('lens.title', { number: 1, count: 1200 })).toBe('Picture 1 of 1,200');
    expect(inFrench.format('lens.title', { number: 1, count: 1200 })).toBe(
      'Image 1 sur 1\u202f200',
    );
  });

  test('without placeholders needs no formatter', () => {
    expect(inFrench.format('lens.next')).toBe('Image suivante');
  });
});
