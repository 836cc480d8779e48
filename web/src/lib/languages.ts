/** The languages the page speaks, each by its own name. A new one is a line here and its catalogue in messages/. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  it: { name: 'Italiano', dir: 'ltr' },
  'pt-BR': { name: 'Português (BR)', dir: 'ltr' },
  nl: { name: 'Nederlands', dir: 'ltr' },
  pl: { name: 'Polski', dir: 'ltr' },
  tr: { name: 'Türkçe', dir: 'ltr' },
  ru: { name: 'Русский', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  ja: { name: '日本語', dir: 'ltr' },
  zh: { name: '简体中文', dir: 'ltr' },
  ko: { name: '한국어', dir: 'ltr' },
} as const satisfies Record<string, Shape>;

/** Digits are the same in every language, since they are keys to press as well. */
export const DIGITS = 'latn';

interface Shape {
  name: string;
  dir: 'ltr' | 'rtl';
}

export type Language = keyof typeof LANGUAGES;

export function isLanguage(tag: string | null | undefined): tag is Language {
  return tag != null && Object.hasOwn(LANGUAGES, tag);
}

/**
 * The first of the wanted languages that we speak: by its tag, else in the same script, else of elsewhere. `pt-PT` is served by
 * `pt-BR`, `zh-TW` by `zh`.
 */
export function bestLanguage(wanted: readonly string[]): Language {
  const spoken = Object.keys(LANGUAGES).filter(isLanguage);
  for (const tag of wanted) {
    const want = inFull(tag);
    const kin = spoken.filter((each) => inFull(each)?.language === want?.language);
    const found =
      kin.find((each) => inFull(each)?.region === want?.region) ??
      kin.find((each) => inFull(each)?.script === want?.script) ??
      kin[0];
    if (want && found) return found;
  }
  return 'en';
}

/** A tag with the script and the region that it leaves out; nothing if it is no tag. */
function inFull(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
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
