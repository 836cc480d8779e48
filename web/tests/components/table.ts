import { TableState } from '../../src/lib/table/table.svelte.ts';
import type {
  Own,
  PersonView,
  Public,
  Rules,
  SeatView,
  View,
  YourDays,
} from '../../src/lib/wire/protocol.ts';
import { wire } from './socket.ts';

/** What differs from a table of four, where Mira (host, seat 1) looks and Léa (seat 2) tells. */
export interface Setting {
  readonly table?: Partial<Public>;
  /** `undefined` for a person who only watches. */
  readonly own?: Partial<Own> | undefined;
  readonly people?: Readonly<Record<string, PersonView>>;
  readonly host?: boolean;
  readonly clock?: View['clock'];
  /** In a game over days: its deadline, and what concerns the person who looks. */
  readonly days?: View['days'];
  readonly yours?: Partial<YourDays>;
  /** Whether the server takes recordings. */
  readonly records?: boolean;
  /** The large model that the server offers, and whether the host has allowed it. */
  readonly models?: View['models'];
  readonly allowed?: boolean;
}

export const person = (name: string, seat: number, over: Partial<PersonView> = {}): PersonView => ({
  name,
  hare: seat,
  seat,
  host: false,
  here: true,
  waiting: false,
  next_game: false,
  ...over,
});

export const seats = (...scores: number[]): Record<string, SeatView> =>
  Object.fromEntries(scores.map((score, at) => [at + 1, { no: at + 1, unit: at, score }]));

export const counting = (how: Rules['counting']): Rules => ({ counting: how }) as Rules;

const NOTHING_SAID: YourDays = {
  due: null,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet: { start: 1320, end: 480 },
  away_until: null,
  seen: { game: 1, turn: 2, remark: 0 },
  pushes: 0,
  mail: '',
  mail_confirmed: false,
  webhook: false,
};

function viewOf(setting: Setting): View {
  const host = setting.host ?? true;
  return {
    table: {
      edition: 'odyssey',
      house: [],
      decks: [],
      needs: [],
      phase: 'vote',
      game: 1,
      turn: 3,
      order: [1, 2, 3, 4],
      seats: seats(0, 0, 0, 0),
      storyteller: 2,
      clue: { form: 'text', text: 'Almost home' },
      images: ['a', 'b', 'c', 'd'],
      awaited: [],
      closing: false,
      pile: 0,
      discard: 0,
      winners: [],
      history: [],
      reactions: [],
      wishes: [],
      time_asked: [],
      pace: { name: 'none' },
      ...setting.table,
    },
    people: setting.people ?? {
      m: person('Mira', 1, { host }),
      l: person('Léa', 2, { host: !host }),
      t: person('Tom', 3),
      i: person('Ida', 4),
    },
    settings: {
      locked: false,
      approve: false,
      chat: true,
      watchers: true,
      takeover: true,
      bots_talk: true,
      previews: false,
      models: setting.allowed ?? false,
    },
    remarks: {},
    you: {
      person: 'm',
      host,
      hushed: false,
      unnamed: false,
      ...(setting.yours ? { days: { ...NOTHING_SAID, ...setting.yours } } : {}),
    },
    own:
      'own' in setting && setting.own === undefined
        ? null
        : { seat: 1, given: [], positions: [], may: {}, ...setting.own },
    screens: 0,
    records: setting.records ?? false,
    models: setting.models ?? null,
    clock: setting.clock ?? null,
    days: setting.days ?? null,
    tally: { games: 0, people: {}, bots: {} },
  };
}

/** A table as the page sees it, whose socket only records requests. */
export function sit(setting: Setting = {}) {
  wire.asked.length = 0;
  const table = new TableState('bbbbbbbbbb');
  const show = (next: Setting): void => wire.listener?.seen(viewOf(next));
  show(setting);
  table.drawn = true;
  return { table, show, asked: wire.asked };
}

export const stage = { words: { lead: '', rest: '' }, menu: (): void => undefined };
