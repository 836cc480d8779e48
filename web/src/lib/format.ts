import { isLanguage, LANGUAGES } from './languages.ts';
import type english from './messages/en.json';
import type { Compiled, Part } from '../../vite/messages.ts';

export type MessageKey = keyof typeof english;
export type Catalogue = Record<MessageKey, Compiled>;
export type Values = Record<string, string | number>;

/** Turns the messages of one catalogue into words. */
export class Formatter {
  // Made when first needed: each costs a slow telephone eight frames.
  #numbers: Intl.NumberFormat | undefined;
  #plurals: Intl.PluralRules | undefined;

  /** Whether small numbers are written with the digits of this program. */
  readonly #plain: boolean;

  constructor(
    readonly locale: string,
    private readonly catalogue: Catalogue,
  ) {
    this.#plain = isLanguage(locale) && LANGUAGES[locale].digits === 'latn';
  }

  has(key: string): key is MessageKey {
    return Object.hasOwn(this.catalogue, key);
  }

  format(key: MessageKey, values: Values = {}): string {
    const message = this.catalogue[key];
    return typeof message === 'string' ? message : this.#say(message, values);
  }

  #say(parts: readonly Part[], values: Values): string {
    return parts.map((part) => (typeof part === 'string' ? part : this.#part(part, values))).join('');
  }

  #part(part: Exclude<Part, string>, values: Values): string {
    const [kind, name] = part;
    const value = values[name];
    if (value === undefined) throw new Error(`a message lacks {${name}}`);
    if (kind === '=') return String(value);
    if (kind === '#') return this.#number(Number(value));
    const options = part[2];
    const chosen =
      kind === '+'
        ? (options[`=${value}`] ?? options[this.#category(Number(value))])
        : Object.hasOwn(options, value)
          ? options[value]
          : undefined;
    return this.#say(chosen ?? options['other'] ?? [], values);
  }

  #number(value: number): string {
    if (this.#plain && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    this.#numbers ??= new Intl.NumberFormat(this.locale);
    return this.#numbers.format(value);
  }

  #category(count: number): string {
    this.#plurals ??= new Intl.PluralRules(this.locale);
    return this.#plurals.select(count);
  }
}
