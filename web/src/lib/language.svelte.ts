import { Formatter, type Catalogue, type MessageKey, type Values } from './format.ts';
import { store, stored } from './storage.ts';
import { bestLanguage, isLanguage, LANGUAGES, type Language } from './languages.ts';

// One chunk a language: the browser fetches only the one it shows.
const catalogues = import.meta.glob<Catalogue>('./messages/*.json', { import: 'default' });
/** The words of the storybook, which the first page does without: see vite/messages.ts. */
const bookWords = import.meta.glob<Catalogue>('./messages/*.json', {
  import: 'default',
  query: '?book',
});

/** The language of the page: which one, and its words. */
class LanguageState {
  #formatter = $state.raw<Formatter>();
  /** Whether a book is read here. */
  #book = false;

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

  /** Learn the storybook's words. */
  async learnBook(): Promise<void> {
    this.#book = true;
    await this.#show(this.current);
  }

  async choose(language: Language): Promise<void> {
    await this.#show(language);
    store('language', language);
  }

  async #show(language: Language): Promise<void> {
    const load = catalogues[`./messages/${language}.json`];
    if (!load) throw new Error(`no catalogue for ${language}`);
    const book = this.#book ? bookWords[`./messages/${language}.json`] : undefined;
    const [words, more] = await Promise.all([load(), book?.()]);
    this.#formatter = new Formatter(language, { ...words, ...more });
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].dir;
    document.title = this.say('app.title');
  }
}

export const language = new LanguageState();

/** The words of a message, in the page's language: `say('home.soon')`. */
export const { say } = language;
