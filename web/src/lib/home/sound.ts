/** Letters that are said alike, in the order they are looked for. Capitals are sounds that no letter stands for alone. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  // A vowel before a consonant and a last e is long.
  [/a([^aeiouy])e$/, 'A$1'],
  [/e([^aeiouy])e$/, 'E$1'],
  [/i([^aeiouy])e$/, 'I$1'],
  [/o([^aeiouy])e$/, 'O$1'],
  [/u([^aeiouy])e$/, 'U$1'],
  [/igh/g, 'I'],
  [/ai|ay|eigh|ei/g, 'A'],
  [/ee|ea|ie/g, 'E'],
  [/oa|ow|ou|au|aw/g, 'O'],
  [/oo|ue|ew|ui/g, 'U'],
  [/tion|sion/g, 'shn'],
  [/ph/g, 'f'],
  [/^kn|^gn/, 'n'],
  [/^wr/, 'r'],
  [/wh/g, 'w'],
  [/gh/g, ''],
  [/tch/g, 'ch'],
  [/dge|dg/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/mb$/, 'm'],
  [/c(?=[eiyEI])/g, 's'],
  [/c(?!h)|ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  // What is left unstressed before a last r, l or n is one murmur.
  [/[aeiou]([rln])$/, '@$1'],
  [/([bcdfgkpstvj])le$/, '$1@l'],
  [/(.)\1+/g, '$1'],
  [/y$|ey$/, 'E'],
  [/e$/, ''],
];

/** How a word sounds, roughly: two words with one sound are easily written for each other. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, said]) => sound.replace(letters, said), word);
