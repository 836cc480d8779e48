import { DIGITS } from './languages.ts';
import type english from './messages/en.json';
import type { Compiled, Options, Part } from '../../vite/messages.ts';

export type MessageKey = keyof typeof english;
export type Catalogue = Record<MessageKey, Compiled>;
export type Values = Record<string, string | number>;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const ALL_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT, 'g');

/**
 * A value with a direction of its own, kept apart from the words around it: a name in Arabic letters would take an English
 * sentence's stop and numbers with it. Invisible, and only where it is needed.
 */
export function isolated(value: string, dir: 'ltr' | 'rtl'): string {
  const differs =
    dir === 'ltr'
      ? RIGHT_TO_LEFT.test(value)
      : LETTER_OR_NUMBER.test(value.replace(ALL_RIGHT_TO_LEFT, ''));
  return differs ? `\u2068${value}\u2069` : value;
}

/** Turns the messages of one catalogue into words. */
export class Formatter {
  // Made when first needed: each costs a slow telephone eight frames.
  #numbers: Intl.NumberFormat | undefined;
  #plurals: Intl.PluralRules | undefined;

  constructor(
    readonly locale: string,
    private readonly catalogue: Catalogue,
    private readonly dir: 'ltr' | 'rtl' = 'ltr',
  ) {}

  has(key: string): key is MessageKey {
    return Object.hasOwn(this.catalogue, key);
  }

  format(key: MessageKey, values: Values = {}): string {
    const message = this.catalogue[key];
    return typeof message === 'string' ? message : this.#say(message, values);
  }

  #say(parts: readonly Part[], values: Values): string {
    return parts
      .map((part) => (typeof part === 'string' ? part : this.#part(part, values)))
      .join('');
  }

  #part(part: Exclude<Part, string>, values: Values): string {
    const value = values[part[1]];
    if (value === undefined) throw new Error(`a message lacks {${part[1]}}`);
    if (part[0] === '=') return isolated(String(value), this.dir);
    if (part[0] === '#') return this.#number(Number(value));
    const options = part[2];
    const chosen = part[0] === '+' ? this.#counted(options, value) : options[value];
    return this.#say(chosen ?? options['other'] ?? [], values);
  }

  #counted(options: Options, value: string | number): readonly Part[] | undefined {
    return options[`=${value}`] ?? options[this.#category(Number(value))];
  }

  #number(value: number): string {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    this.#numbers ??= new Intl.NumberFormat(this.locale, { numberingSystem: DIGITS });
    return this.#numbers.format(value);
  }

  #category(count: number): string {
    this.#plurals ??= new Intl.PluralRules(this.locale);
    return this.#plurals.select(count);
  }
}
