import { nearest, nearestTag } from '../../languages.ts';
import type { Notes } from './picture.ts';

/** Where a ZIP in our format has its manifest: at its top, or in the one folder that was packed. */
export const MANIFEST = /^([^/]+\/)?deck\.json$/;

/** What is written there about a card. */
export interface CardWords {
  /** The files that show it, the largest first. */
  readonly files: readonly string[];
  readonly description: string;
  readonly notes: Notes;
}

/** What a deck.json says, in one of its languages. */
export interface Words {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly language: string;
  readonly cards: readonly CardWords[];
}

/** What stands there where a deck has no author or no licence. */
const NOT_STATED = 'not stated';

/** Reads a deck.json as `hareloom deck add` does; nothing where it is damaged, or isn't one of ours. */
export function readManifest(text: string, wanted: string): Words | undefined {
  const deck = parsed(text);
  const names = texts(deck['name']);
  const listed = Array.isArray(deck['cards']) ? deck['cards'].map(record) : [];
  if (deck['format'] !== 1 || Object.keys(names).length === 0 || listed.length === 0)
    return undefined;
  const described = listed.flatMap((card) => Object.keys(texts(card['description'])));
  const tags = described.length > 0 ? described : Object.keys(names);
  const language = nearestTag(tags, wanted) ?? wanted;
  return {
    name: nearest(names, language),
    author: stated(deck['author']),
    licence: stated(deck['licence']),
    language,
    cards: listed.map((card) => ({
      files: [card['zoom'], card['picture']].filter((file) => typeof file === 'string'),
      description: nearest(texts(card['description']), language),
      notes: {
        tags: list(record(card['tags'])[language]),
        inventory: list(record(card['inventory'])[language]),
      },
    })),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).filter(
      (each): each is [string, string] => typeof each[1] === 'string',
    ),
  );

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const stated = (value: unknown): string =>
  typeof value === 'string' && value !== NOT_STATED ? value : '';
