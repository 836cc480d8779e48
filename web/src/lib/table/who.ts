import type { PersonView, View } from '../wire/protocol.ts';
import { BOTS, MODEL, OFFERED } from '../wire/names.ts';

/** A player at the table, as drawn and named. */
export interface Who {
  readonly seat: number;
  readonly name: string;
  readonly hare: number;
  readonly you: boolean;
  /** The character that plays the seat; empty where a person does. */
  readonly bot: string;
  /** A person's seat that a bot holds for them. */
  readonly held: boolean;
  /** A person who is not connected. */
  readonly away: boolean;
  /** On vacation until then, in milliseconds since 1970. */
  readonly awayUntil?: number;
  readonly host: boolean;
  readonly unit: number;
  readonly score: number;
}

/** What bots are called, a large model among them. */
export const NAMES: Readonly<Record<string, string>> = { ...BOTS, [MODEL.id]: MODEL.name };

/** Everybody clockwise, beginning with the seat that was seated first. */
export function everybody(view: Pick<View, 'table' | 'people' | 'own'>): Who[] {
  const { table, people, own } = view;
  const called = calledAt(view);
  const persons = new Map<number, PersonView>();
  for (const [id, person] of Object.entries(people)) {
    if (person.seat != null)
      persons.set(person.seat, { ...person, name: called.people.get(id) ?? person.name });
  }
  const hares = haresOfBots(table.order, persons);
  return table.order.map((no): Who => {
    const seat = table.seats[no];
    const person = persons.get(no);
    const bot = seat?.bot ?? '';
    return {
      seat: no,
      name: person?.name ?? called.bots.get(no) ?? bot,
      hare: person?.hare ?? hares.get(no) ?? 0,
      you: own?.seat === no,
      bot,
      held: person !== undefined && bot !== '',
      away: person !== undefined && !person.here,
      ...(person?.away_until == null ? {} : { awayUntil: person.away_until }),
      host: person?.host ?? false,
      unit: seat?.unit ?? 0,
      score: seat?.score ?? 0,
    };
  });
}

/** What everybody at a table is called: people by their ids, bots by their seats. */
export interface Called {
  readonly people: ReadonlyMap<string, string>;
  readonly bots: ReadonlyMap<number, string>;
}

/**
 * The one place where names are made. Two that look alike get a number, the one who came later, so that every sentence
 * says who is meant, in all browsers alike. Who sits at the table comes before who doesn't: nobody is "Mara (3)" because
 * of one who has gone, and while a game is on, seats and so names stay as they are.
 */
export function calledAt({ table, people }: Pick<View, 'table' | 'people'>): Called {
  const ids = Object.keys(people).sort((a, b) => rank(people[a]) - rank(people[b]));
  const seated = new Set(Object.values(people).map((person) => person.seat));
  const bots = [...table.order].filter((no) => !seated.has(no)).sort((a, b) => a - b);
  const botName = (no: number): string => {
    const bot = table.seats[no]?.bot ?? '';
    return NAMES[bot] ?? bot;
  };
  const names = toldApart([...ids.map((id) => people[id]?.name ?? ''), ...bots.map(botName)]);
  return {
    people: new Map(ids.map((id, at) => [id, names[at] ?? ''])),
    bots: new Map(bots.map((no, at) => [no, names[ids.length + at] ?? ''])),
  };
}

/** People are in the order they came; sorting keeps it among those who are alike here. */
function rank(person: PersonView | undefined): number {
  if (person?.seat != null) return 0;
  return person?.here ? 1 : 2;
}

/** Names of which each is said of one only: of two that look alike, the later one gets a number. */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let [shown, number] = [name, 1];
    while (taken.has(looks(shown))) shown = `${name} (${++number})`;
    taken.add(looks(shown));
    return shown;
  });
}

/** Signs and letters of other alphabets that pass for one of ours. */
const DOUBLES = '01|iаеорсхуіѕјкмнтвαορντι';
const OURS = 'olllaeopcxylsjkmhtbaopvtl';

/** A name without what is easily overlooked: capitals, accents, dots and spaces, letters of other alphabets. */
function looks(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const bare = plain.replace(/[\s\p{P}]/gu, '') || plain;
  return bare.replace(/./gu, (sign) => OURS[DOUBLES.indexOf(sign)] ?? sign);
}

/** Bots take the hares that no player has, by the number of their seat, so that all browsers draw the same. */
function haresOfBots(
  order: readonly number[],
  persons: ReadonlyMap<number, PersonView>,
): Map<number, number> {
  const taken = new Set([...persons.values()].map((person) => person.hare));
  const free = OFFERED.filter((hare) => !taken.has(hare));
  const bots = [...order].filter((no) => !persons.has(no)).sort((a, b) => a - b);
  return new Map(bots.map((no, index) => [no, free[index % Math.max(1, free.length)] ?? 0]));
}

/** A hare on the track and its players: one, or a pair. */
export interface Unit {
  readonly no: number;
  readonly hare: number;
  readonly members: readonly Who[];
  readonly you: boolean;
  readonly score: number;
}

export function units(all: readonly Who[]): Unit[] {
  const found = new Map<number, Who[]>();
  for (const who of all) found.set(who.unit, [...(found.get(who.unit) ?? []), who]);
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([no, members]) => ({
      no,
      members,
      hare: members[0]?.hare ?? 0,
      you: members.some((who) => who.you),
      score: members[0]?.score ?? 0,
    }));
}
