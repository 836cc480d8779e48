import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PICTURES = new URL('../../src/hareloom/decks/hareloom/pictures/', import.meta.url);
const PREFIX = 'card:';

/** The address of a picture at the server, which names it by a hash of its content, as `card_id` in library.py does. */
export function address(picture: Uint8Array): string {
  return `/pictures/${createHash('sha256').update(picture).digest('hex').slice(0, 20)}.webp`;
}

/** `import coat from 'card:coat'` is the address of that card of our deck, found when the page is built. */
export function cards(): Plugin {
  return {
    name: 'hareloom-cards',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = fileURLToPath(new URL(`${id.slice(PREFIX.length + 1)}.webp`, PICTURES));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(address(await readFile(file)))}`;
    },
  };
}
