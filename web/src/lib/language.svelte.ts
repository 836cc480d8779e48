import { Formatter, isolated, type Catalogue, type MessageKey, type Values } from './format.ts';
import { store, stored } from './storage.ts';
import { bestLanguage, DIGITS, isLanguage, LANGUAGES, type Language } from './languages.ts';

// One chunk a language: the browser fetches only the one it shows.
const catalogues = import.meta.glob<Catalogue>('./messages/*.json', { import: 'default' });

/** Words that the first page does without, by part and file: see vite/messages.ts. */
const parts = {
  table: import.meta.glob<Catalogue>('./messages/*.json', {
    import: 'default',
    query: '?part=table',
  }),
  own: import.meta.glob<Catalogue>('./messages/*.json', { import: 'default', query: '?part=own' }),
  book: import.meta.glob<Catalogue>('./messages/*.json', {
    import: 'default',
    query: '?part=book',
  }),
  recording: import.meta.glob<Catalogue>('./messages/*.json', {
    import: 'default',
    query: '?part=recording',
  }),
  days: import.meta.glob<Catalogue>('./messages/*.json', {
    import: 'default',
    query: '?part=days',
  }),
  models: import.meta.glob<Catalogue>('./messages/*.json', {
    import: 'default',
    query: '?part=models',
  }),
};
type Part = keyof typeof parts;

async function wordsIn(
  files: Readonly<Record<string, () => Promise<Catalogue>>>,
  language: Language,
): Promise<Catalogue> {
  const load = files[`./messages/${language}.json`];
  if (!load) throw new Error(`no catalogue for ${language}`);
  return load();
}

/** The language of the page: which one, and its words. */
class LanguageState {
  #formatter = $state.raw<Formatter>();
  #catalogue = {} as Catalogue;
  /** The parts of the catalogue that are known, or on their way. */
  readonly #learned = new Map<Part, Promise<void>>();

  get current(): Language {
    const locale = this.#formatter?.locale;
    return isLanguage(locale) ? locale : 'en';
  }

  /** As dates and times are written in it. */
  get locale(): string {
    return `${this.current}-u-nu-${DIGITS}`;
  }

  /** The words of a message in the page's language. */
  readonly say = (key: MessageKey, values?: Values): string => {
    if (!this.#formatter) throw new Error('language.start() comes first');
    return this.#formatter.format(key, values);
  };

  /** Whether there is such a message: for keys that are put together from what the server says. */
  knows(key: string): key is MessageKey {
    return this.#formatter?.has(key) ?? false;
  }

  /** Names as one says them one after the other: "Ana, Tom and you". */
  readonly list = (names: readonly string[]): string => {
    const apart = names.map((name) => isolated(name, LANGUAGES[this.current].dir));
    // Korean's "and" between names is of official letters.
    return this.current === 'ko'
      ? apart.join(', ')
      : new Intl.ListFormat(this.current).format(apart);
  };

  /** What stands between two sentences: Japanese and Chinese stops bring their own room. */
  get gap(): '' | ' ' {
    return this.current === 'ja' || this.current === 'zh' ? '' : ' ';
  }

  /** Sentences one after the other; empty ones are left out. */
  readonly sentences = (all: readonly string[]): string => all.filter(Boolean).join(this.gap);

  /** Begins with the language chosen last time, else with the browser's. The words of some parts are asked for meanwhile. */
  async start(...ahead: readonly Part[]): Promise<void> {
    const [chosen, own] = [stored('language'), bestLanguage(navigator.languages)];
    const spoken = isLanguage(chosen) ? chosen : own;
    // What fails here is asked for again when it is needed.
    for (const part of ahead) wordsIn(parts[part], spoken).catch(() => undefined);
    try {
      await this.#show(spoken);
    } catch (problem) {
      // Without a network there may be the words of the browser's language alone: see worker/keeping.ts.
      if (spoken === own) throw problem;
      await this.#show(own);
    }
  }

  /** Speak as others do, where nobody has chosen a language here. */
  async follow(tag: string): Promise<void> {
    if (isLanguage(stored('language'))) return;
    const best = bestLanguage([tag, ...navigator.languages]);
    if (best !== this.current) await this.#show(best);
  }

  async choose(language: Language): Promise<void> {
    await this.#show(language);
    store('language', language);
  }

  /** What is fetched, once the words that it says are there too: those of the table, and of a part beside them. */
  async with<Module>(part: Part, fetched: Promise<Module>): Promise<Module> {
    const [module] = await Promise.all([fetched, this.learn('table'), this.learn(part)]);
    return module;
  }

  /** Waits for the words of a part. */
  async learn(part: Part): Promise<void> {
    const learned = this.#learned.get(part) ?? this.#learn(part);
    this.#learned.set(part, learned);
    try {
      await learned;
    } catch (problem) {
      this.#learned.delete(part); // the next who wants it tries again
      throw problem;
    }
  }

  async #learn(part: Part): Promise<void> {
    const { current } = this;
    const words = await wordsIn(parts[part], current);
    if (current !== this.current) await this.#learn(part);
    else this.#know(current, { ...this.#catalogue, ...words });
  }

  #know(language: Language, words: Catalogue): void {
    this.#catalogue = words;
    this.#formatter = new Formatter(language, words, LANGUAGES[language].dir);
  }

  async #show(language: Language): Promise<void> {
    let words: readonly Catalogue[];
    let learned: number;
    do {
      learned = this.#learned.size;
      const files = [catalogues, ...[...this.#learned.keys()].map((part) => parts[part])];
      words = await Promise.all(files.map((each) => wordsIn(each, language)));
    } while (this.#learned.size > learned); // a part was asked for meanwhile
    this.#know(language, Object.assign({}, ...words) as Catalogue);
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].dir;
    document.title = this.say('app.title');
    // Whoever installs the page finds it in the language chosen by hand.
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', `/hareloom.webmanifest?lang=${language}`);
  }
}

export const language = new LanguageState();

/** The words of a message, in the page's language: `say('home.soon')`. */
export const { say } = language;
