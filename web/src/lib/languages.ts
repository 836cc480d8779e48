/** The languages the page speaks, each by its own name. A new one is a line here and its catalogue in messages/. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', digits: 'latn' },
  fr: { name: 'Français', dir: 'ltr', digits: 'latn' },
} as const satisfies Record<string, Shape>;

interface Shape {
  name: string;
  dir: 'ltr' | 'rtl';
  /** Its numbering system, as Unicode calls it. */
  digits: string;
}

export type Language = keyof typeof LANGUAGES;

export function isLanguage(tag: string | null | undefined): tag is Language {
  return tag != null && Object.hasOwn(LANGUAGES, tag);
}

/** The first of the wanted languages that we speak; `fr-CA` is served by `fr`. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const candidate = parts.slice(0, length).join('-');
      if (isLanguage(candidate)) return candidate;
    }
  }
  return 'en';
}

/** That language; else the same language of elsewhere; else English; else any. As decks are written. */
export function nearestTag(tags: readonly string[], language: string): string | undefined {
  if (tags.includes(language)) return language;
  for (const wanted of [language.split('-')[0], 'en']) {
    const found = tags.find((tag) => tag.split('-')[0] === wanted);
    if (found !== undefined) return found;
  }
  return tags[0];
}

/** The text in the nearest language. */
export function nearest(texts: Readonly<Record<string, string>>, language: string): string {
  const tag = nearestTag(Object.keys(texts), language);
  return (tag === undefined ? undefined : texts[tag]) ?? '';
}
