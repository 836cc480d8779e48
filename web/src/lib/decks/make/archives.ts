import { language, say } from '../../language.svelte.ts';
import type { Chosen } from './files.ts';
import type { Words } from './manifest.ts';
import type { Workshop } from './workshop.ts';

/** Unpacks an archive while its first pictures are on their way already; what is wrong with it, in words. */
export async function unpackedInto(
  workshop: Pick<Workshop, 'unzip'>,
  { name, file }: Chosen,
  most: number,
  find: { readonly words: (words: Words) => void; readonly picture: (picture: Chosen) => void },
): Promise<string> {
  let found = 0;
  let damaged = '';
  try {
    await workshop.unzip(file, most, language.current, {
      words: (words) => {
        if (words) find.words(words);
        else damaged = say('own.zip_words', { name });
      },
      picture: (picture) => {
        found += 1;
        find.picture(picture);
      },
    });
  } catch {
    return say('own.zip_broken', { name });
  }
  return found === 0 ? say('own.zip_empty', { name }) : damaged;
}
