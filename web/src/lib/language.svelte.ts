import { Formatter, type Catalogue, type MessageKey, type Values } from './format.ts';
import { store, stored } from './storage.ts';
import { bestLanguage, isLanguage, LANGUAGES, type Language } from './languages.ts';

// One chunk a language: the browser fetches only the one it shows.
const catalogues = import.meta.glob<Catalogue>('./messages/*.json', { import: 'default' });

/** The language of the page: which one, and its words. */
class LanguageState {
  #formatter = $state.raw<Formatter>();
  /** Words that the first page does without. */
  #more: ((language: Language) => Promise<Partial<Catalogue>>) | undefined;

  get current(): Language {
    const locale = this.#formatter?.locale;
    return isLanguage(locale) ? locale : 'en';
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
  readonly list = (names: readonly string[]): string =>
    new Intl.ListFormat(this.current).format(names);

  /** Begins with the language chosen last time, else with the browser's. */
  async start(): Promise<void> {
    const chosen = stored('language');
    await this.#show(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
  }

  /** Speak as others do, where nobody has chosen a language here. */
  async follow(tag: string): Promise<void> {
    if (isLanguage(stored('language'))) return;
    const best = bestLanguage([tag, ...navigator.languages]);
    if (best !== this.current) await this.#show(best);
  }

  /** Learn more words, in this language and in each that is chosen later. */
  async learn(more: (language: Language) => Promise<Partial<Catalogue>>): Promise<void> {
    this.#more = more;
    await this.#show(this.current);
  }

  async choose(language: Language): Promise<void> {
    await this.#show(language);
    store('language', language);
  }

  async #show(language: Language): Promise<void> {
    const load = catalogues[`./messages/${language}.json`];
    if (!load) throw new Error(`no catalogue for ${language}`);
    const [words, more] = await Promise.all([load(), this.#more?.(language)]);
    this.#formatter = new Formatter(language, { ...words, ...more });
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].dir;
    document.title = this.say('app.title');
  }
}

export const language = new LanguageState();

/** The words of a message, in the page's language: `say('home.soon')`. */
export const { say } = language;
