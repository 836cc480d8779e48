import { Formatter, type Catalogue, type MessageKey, type Values } from './format.ts';
import { bestLanguage, isLanguage, LANGUAGES, type Language } from './languages.ts';

const REMEMBERED = 'hareloom.language';

// One chunk a language: the browser fetches only the one it shows.
const catalogues = import.meta.glob<Catalogue>('./messages/*.json', { import: 'default' });

/** The language of the page: which one, and its words. */
class LanguageState {
  #formatter = $state.raw<Formatter>();

  get current(): Language {
    const locale = this.#formatter?.locale;
    return isLanguage(locale) ? locale : 'en';
  }

  /** The words of a message in the page's language. */
  say(key: MessageKey, values?: Values): string {
    if (!this.#formatter) throw new Error('language.start() comes first');
    return this.#formatter.format(key, values);
  }

  /** Begins with the language chosen last time, else with the browser's. */
  async start(): Promise<void> {
    const chosen = remembered();
    await this.#show(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    await this.#show(language);
    remember(language);
  }

  async #show(language: Language): Promise<void> {
    const load = catalogues[`./messages/${language}.json`];
    if (!load) throw new Error(`no catalogue for ${language}`);
    this.#formatter = new Formatter(language, await load());
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].dir;
    document.title = this.say('app.title');
  }
}

// Storage may be forbidden (private windows, strict settings): then the choice lasts as long as the page.
function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // As above.
  }
}

export const language = new LanguageState();

/** The words of a message, in the page's language: `say('home.soon')`. */
export const say = (key: MessageKey, values?: Values): string => language.say(key, values);
