import { Formatter, type Catalogue } from '../src/lib/format.ts';
import english from '../src/lib/messages/en.json';
import french from '../src/lib/messages/fr.json';
import type { Speech } from '../src/lib/play/sentences.ts';

function speech(locale: string, catalogue: Catalogue): Speech {
  const formatter = new Formatter(locale, catalogue);
  const list = new Intl.ListFormat(locale);
  return {
    say: (key, values) => formatter.format(key, values),
    list: (names) => list.format(names),
    sentences: (all) => all.filter(Boolean).join(' '),
  };
}

export const inEnglish = speech('en', english);
export const inFrench = speech('fr', { ...english, ...french });
