import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A part of a message: words, a value (`=`), a number (`#`), or words chosen by a value (`?`) or a count (`+`). */
export type Part =
  | string
  | readonly ['=', string]
  | readonly ['#', string]
  | readonly ['?', string, Options]
  | readonly ['+', string, Options];

/** Words by the case or number they are for. */
export type Options = Readonly<Record<string, readonly Part[]>>;

/** A message ready for use: plain words stay a string. */
export type Compiled = string | readonly Part[];

export function compile(message: string): Compiled {
  const parts = partsOf(parse(message, { requiresOtherClause: true }));
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

function partsOf(tree: readonly MessageFormatElement[], counted = ''): Part[] {
  return tree.map((element): Part => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return ['=', element.value];
      case TYPE.pound:
        return ['#', counted];
      case TYPE.number:
        if (element.style) break;
        return ['#', element.value];
      case TYPE.select:
        return ['?', element.value, optionsOf(element.options, counted)];
      case TYPE.plural:
        if (element.offset || element.pluralType !== 'cardinal') break;
        return ['+', element.value, optionsOf(element.options, element.value)];
      default:
    }
    throw new Error(`format.ts can't say this yet: ${JSON.stringify(element)}`);
  });
}

function optionsOf(
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  counted: string,
): Record<string, Part[]> {
  const entries = Object.entries(options);
  return Object.fromEntries(entries.map(([name, { value }]) => [name, partsOf(value, counted)]));
}

/** All that the first page says, by key or by the first words of keys: it is fetched before anything is drawn. */
const FIRST: readonly string[] = [
  'app',
  'card',
  'close',
  'decks.link',
  'home',
  'how.link',
  'join',
  'language',
  'lost',
  'offline',
  'person.guest',
  'privacy.link',
  'refused.other',
  'refused.unreachable',
  'tables.link',
  'tables.playing',
  'tables.yours',
];

/** Messages that are fetched with what says them, by the first words of their keys. All others are the table's. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  table: [],
  own: ['own'],
  book: ['book'],
  recording: ['record', 'clip'],
  days: ['days', 'since', 'calls', 'mail', 'take'],
  models: ['model'],
  // No page says these: the server does, in the manifest and in what messengers show (vite/ahead.ts), and old/page.js.
  server: ['server', 'old'],
};

/** The part that a message is fetched with; none for those of the first page. */
export function partOf(key: string): string | undefined {
  const isIn = (words: readonly string[]): boolean =>
    words.some((word) => key === word || key.startsWith(`${word}.`));
  if (isIn(FIRST)) return undefined;
  return Object.keys(PARTS).find((part) => isIn(PARTS[part] ?? [])) ?? 'table';
}

export type Words = Readonly<Record<string, string>>;

const ENGLISH = fileURLToPath(new URL('../src/lib/messages/en.json', import.meta.url));

/** A catalogue with the words of English for what it doesn't say yet. A new message needs English alone. */
export function withEnglish(words: Words): Words {
  return { ...(JSON.parse(readFileSync(ENGLISH, 'utf8')) as Words), ...words };
}

/**
 * Compiles the ICU messages of src/lib/messages/*.json when the page is built, so that a mistake in one stops the build.
 * Those of a part are in `en.json?part=own`; tests read catalogues whole.
 */
export function messages({ whole = false } = {}): Plugin {
  return {
    name: 'hareloom-messages',
    enforce: 'pre',
    transform(code, id) {
      const found = /\/lib\/messages\/[\w-]+\.json(?:\?part=(?<part>\w+))?$/.exec(id);
      if (!found) return null;
      const part = found.groups?.['part'];
      this.addWatchFile(ENGLISH);
      const catalogue = withEnglish(JSON.parse(code) as Words);
      const compiled: Record<string, Compiled> = {};
      for (const [key, message] of Object.entries(catalogue)) {
        if (partOf(key) !== part && !(whole && part === undefined)) continue;
        try {
          compiled[key] = compile(message);
        } catch (problem) {
          this.error(`${id}: ${key}: ${String(problem)}`);
        }
      }
      const written = JSON.stringify(compiled);
      // With a query it is no JSON file any more, to those who come after us.
      if (part !== undefined)
        return { code: `export default ${written}`, moduleType: 'js', map: null };
      return { code: written, map: null };
    },
  };
}
