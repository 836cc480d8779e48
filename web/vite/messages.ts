import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** A message ready for use: plain words stay a string, everything else becomes its syntax tree. */
export type Compiled = string | MessageFormatElement[];

export function compile(message: string): Compiled {
  const tree = parse(message, { requiresOtherClause: true });
  const [only] = tree;
  if (tree.length === 1 && only?.type === TYPE.literal) return only.value;
  return tree;
}

/** Compiles the ICU messages of src/lib/messages/*.json when the page is built, so that a mistake in one stops the build. */
export function messages(): Plugin {
  return {
    name: 'hareloom-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/lib\/messages\/[\w-]+\.json$/.test(id)) return null;
      const catalogue = JSON.parse(code) as Record<string, string>;
      const compiled: Record<string, Compiled> = {};
      for (const [key, message] of Object.entries(catalogue)) {
        try {
          compiled[key] = compile(message);
        } catch (problem) {
          this.error(`${id}: ${key}: ${String(problem)}`);
        }
      }
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
