import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/languages.ts';
import { withEnglish } from '../vite/messages.ts';

const FOLDER = new URL('../src/lib/messages/', import.meta.url);

type Words = Record<string, string>;

function catalogue(language: string): Words {
  return JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')) as Words;
}

/** What a message shows of its values, at any depth. By what it chooses its words is its language's own affair. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  for (const element of elements(parse(message))) {
    if (element.type === TYPE.argument || element.type === TYPE.number) {
      found.add(`${TYPE[element.type]} ${element.value}`);
    }
  }
  return [...found].sort();
}

/** By what a message chooses its words: numbers and cases. */
function choices(message: string): string[] {
  return [...elements(parse(message))].flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select ? [element.value] : [],
  );
}

function* elements(tree: MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of tree) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* elements(option.value);
    } else if (element.type === TYPE.tag) {
      yield* elements(element.children);
    }
  }
}

/** Whether a plural lacks a category of the language, or has one that the language has not. */
function otherCategories(message: string, language: string): boolean {
  return [...elements(parse(message))].some((element) => {
    if (element.type !== TYPE.plural) return false;
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' });
    const said = Object.keys(element.options).filter((category) => !category.startsWith('='));
    return said.sort().join() !== [...rules.resolvedOptions().pluralCategories].sort().join();
  });
}

const english = catalogue('en');

/** A sentence may say it in other words, but most don't. */
const MOSTLY = 0.5;
const TERMS: Readonly<Record<string, RegExp>> = {
  storyteller: /\bstorytellers?\b/i,
  clue: /\bclues?\b/i,
  token: /\btokens?\b/i,
  hare: /\bhares?\b/i,
  card: /\bcards?\b/i,
  deck: /\bdecks?\b/i,
  host: /\bhosts?\b/i,
  bot: /\bbots?\b/i,
  seat: /\bseats?\b/i,
  storybook: /\bstorybook\b/i,
};

/** The words of a message without its values. */
function literal(message: string): string {
  const parts = [...elements(parse(message))];
  return parts.map((part) => (part.type === TYPE.literal ? part.value : ' ')).join('');
}

test('every language that can be chosen has a catalogue, and every catalogue can be chosen', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(files.map((name) => name.replace('.json', '')).sort()).toEqual(
    Object.keys(LANGUAGES).sort(),
  );
});

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const words = catalogue(language);

  test('has no messages but those of English, in the same order', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english).filter((key) => key in words));
  });

  test('leaves no message empty', () => {
    expect(Object.entries(words).filter(([, message]) => !message.trim())).toEqual([]);
  });

  test('shows in every message the values that English shows', () => {
    const shown = (of: Words): [string, string[]][] =>
      Object.keys(words).map((key) => [key, placeholders(of[key] ?? '')]);
    expect(Object.fromEntries(shown(words))).toEqual(Object.fromEntries(shown(english)));
  });

  test('chooses words only by what English chooses by somewhere', () => {
    const known = new Set(Object.values(english).flatMap(choices));
    expect(
      Object.values(words)
        .flatMap(choices)
        .filter((each) => !known.has(each)),
    ).toEqual([]);
  });

  test('says every plural in exactly the categories the language has', () => {
    expect(Object.keys(words).filter((key) => otherCategories(words[key] ?? '', language))).toEqual(
      [],
    );
  });
});

test('what a language does not say yet is said in English', () => {
  const { 'app.title': title, ...others } = english;
  expect(withEnglish({ ...others, close: 'Fermer' })).toEqual({ ...english, close: 'Fermer' });
  expect(title).toBeTruthy();
});

test('a wrong plural and a lost placeholder would be found', () => {
  expect(otherCategories('{n, plural, other {# cards}}', 'en')).toBe(true);
  expect(otherCategories('{n, plural, =0 {none} one {# card} other {# cards}}', 'en')).toBe(false);
  expect(placeholders('Hello')).not.toEqual(placeholders('Hello {name}'));
  expect(placeholders('{n, plural, other {{name}}}')).toEqual(placeholders('Hello {name}'));
});

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'the glossary of %s',
  (language) => {
    const words = catalogue(language);
    const glossary = JSON.parse(
      readFileSync(new URL(`glossaries/${language}.json`, FOLDER), 'utf8'),
    ) as Record<string, string[]>;

    test.each(Object.entries(TERMS))('is kept to where English says %s', (term, said) => {
      const forms = glossary[term];
      expect(forms, 'the term is in the glossary').toBeDefined();
      if (!forms?.length) return;
      const keys = Object.keys(words).filter((key) => said.test(literal(english[key] ?? '')));
      const kept = keys.filter((key) => {
        const here = literal(words[key] ?? '').toLocaleLowerCase(language);
        return forms.some((form) => here.includes(form.toLocaleLowerCase(language)));
      });
      expect(kept.length / keys.length).toBeGreaterThanOrEqual(MOSTLY);
    });
  },
);

test.each([
  ['en', 'Picture'],
  ['fr', 'Image'],
])('a picture has one name wherever it is counted (%s)', (language, word) => {
  const words = catalogue(language);
  for (const key of ['fan.card', 'lens.title', 'picture.name', 'picture.name.own'])
    expect(words[key], key).toMatch(new RegExp(`^${word} {number`));
});
