import list from '../../../../src/hareloom/tables/words.txt?raw';

/** What codes are made of. Fetched only when a typed code must be mended. */
export const WORDS: readonly string[] = list.trim().split('\n');
