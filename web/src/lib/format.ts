import { IntlMessageFormat } from 'intl-messageformat';
import type english from './messages/en.json';
import type { Compiled } from '../../vite/messages.ts';

export type MessageKey = keyof typeof english;
export type Catalogue = Record<MessageKey, Compiled>;
export type Values = Record<string, string | number>;

/** Turns the messages of one catalogue into words. A message's formatter is made once. */
export class Formatter {
  readonly #formats = new Map<MessageKey, IntlMessageFormat>();

  constructor(
    readonly locale: string,
    private readonly catalogue: Catalogue,
  ) {}

  has(key: string): key is MessageKey {
    return Object.hasOwn(this.catalogue, key);
  }

  format(key: MessageKey, values?: Values): string {
    const message = this.catalogue[key];
    if (typeof message === 'string') return message;
    let format = this.#formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, this.locale);
      this.#formats.set(key, format);
    }
    return String(format.format(values));
  }
}
