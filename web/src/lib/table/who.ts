import type { PersonView, View } from '../wire/protocol.ts';
import { BOTS, OFFERED } from '../wire/rulebook.ts';

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
  readonly host: boolean;
  readonly unit: number;
  readonly score: number;
}

const NAMES: Readonly<Record<string, string>> = BOTS;

/** Everybody clockwise, beginning with the seat that was seated first. */
export function everybody(view: Pick<View, 'table' | 'people' | 'own'>): Who[] {
  const { table, people, own } = view;
  const persons = new Map<number, PersonView>();
  for (const person of Object.values(people)) {
    if (person.seat != null) persons.set(person.seat, person);
  }
  const hares = haresOfBots(table.order, persons);
  return table.order.map((no): Who => {
    const seat = table.seats[no];
    const person = persons.get(no);
    const bot = seat?.bot ?? '';
    return {
      seat: no,
      name: person?.name ?? NAMES[bot] ?? bot,
      hare: person?.hare ?? hares.get(no) ?? 0,
      you: own?.seat === no,
      bot,
      held: person !== undefined && bot !== '',
      away: person !== undefined && !person.here,
      host: person?.host ?? false,
      unit: seat?.unit ?? 0,
      score: seat?.score ?? 0,
    };
  });
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
