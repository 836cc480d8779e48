import { language } from '../language.svelte.ts';
import { capital, type Speech, type Words } from '../play/sentences.ts';
import type { Unit } from '../table/who.ts';
import { unitName } from '../table/unitName.ts';
import { wayTo } from './stones.ts';

/** The race after a turn: each hare's total, and what it gained. */
export interface Race {
  readonly units: readonly Unit[];
  readonly gained: ReadonlyMap<number, number>;
  readonly target: number | undefined;
}

/** What has changed in the race, from the reader's side. A tie is a tie: who shares the first place doesn't lead. */
export type Change =
  | { readonly is: 'reached'; readonly units: readonly Unit[] }
  | { readonly is: 'takes_lead'; readonly unit: Unit }
  | { readonly is: 'caught_up'; readonly unit: Unit; readonly with: readonly Unit[] }
  | { readonly is: 'passed'; readonly unit: Unit; readonly others: readonly Unit[] }
  | { readonly is: 'moved'; readonly unit: Unit }
  | { readonly is: 'stayed'; readonly unit: Unit }
  | { readonly is: 'still'; readonly units: readonly Unit[] };

export function change(race: Race): Change {
  const { units, target } = race;
  const before = (unit: Unit): number => unit.score - (race.gained.get(unit.no) ?? 0);
  const first = leaders(units);
  if (target !== undefined && (first[0]?.score ?? 0) >= target)
    return { is: 'reached', units: first };
  const you = units.find((unit) => unit.you);
  const [leader] = first;
  const led = Math.max(...units.map(before));
  const ledAlone = units.filter((unit) => before(unit) === led);
  const leads = first.length === 1 && !(ledAlone.length === 1 && ledAlone[0] === leader);
  if (leader && leads && (!you || leader === you) && leader.score > before(leader))
    return { is: 'takes_lead', unit: leader };
  return you ? ofYours(you, units, before) : ofTheTable(race, first, before);
}

function ofYours(you: Unit, units: readonly Unit[], before: (unit: Unit) => number): Change {
  const others = units.filter((unit) => unit !== you);
  const level = others.filter((unit) => unit.score === you.score);
  const caught = level.filter((unit) => before(unit) > before(you));
  if (caught.length > 0) return { is: 'caught_up', unit: you, with: caught };
  const passed = others.filter(
    (unit) => before(unit) >= before(you) && before(unit) > 0 && unit.score < you.score,
  );
  if (passed.length > 0) return { is: 'passed', unit: you, others: passed };
  const catching = level.find((unit) => before(unit) < before(you));
  if (catching) return { is: 'caught_up', unit: catching, with: [you] };
  // Who was behind has passed; who was level has only pulled away.
  const [passing] = others
    .filter((unit) => before(unit) <= before(you) && unit.score > you.score)
    .sort((a, b) => before(a) - before(b));
  if (passing && before(you) > 0) return { is: 'passed', unit: passing, others: [you] };
  return { is: you.score > before(you) ? 'moved' : 'stayed', unit: you };
}

/** For a room, or for who watches: how the race for the first place stands. */
function ofTheTable(
  { units, gained }: Race,
  first: readonly Unit[],
  before: (unit: Unit) => number,
): Change {
  const catching = first.find((unit) =>
    first.some((other) => other !== unit && before(other) > before(unit)),
  );
  if (catching) {
    const caught = first.filter((unit) => before(unit) > before(catching));
    return { is: 'caught_up', unit: catching, with: caught };
  }
  const [furthest] = [...units].sort((a, b) => (gained.get(b.no) ?? 0) - (gained.get(a.no) ?? 0));
  if (furthest && first.length === 1 && furthest !== first[0] && (gained.get(furthest.no) ?? 0) > 0)
    return { is: 'moved', unit: furthest };
  return { is: 'still', units: first };
}

/** Those with the most points; all who tie. */
export function leaders(units: readonly Unit[]): Unit[] {
  const most = Math.max(0, ...units.map((unit) => unit.score));
  return units.filter((unit) => unit.score === most);
}

/** What the bar says while the hares hop: what comes of it is not said before they are there. */
export const hopWords = ({ say }: Speech = language): Words => ({
  lead: say('track.hopping'),
  rest: '',
});

/** What the bar says over the track. */
export function trackWords(race: Race, speech: Speech = language): Words {
  const found = change(race);
  return { lead: inWords(found, speech), rest: restOf(race, found, speech) };
}

function inWords(found: Change, speech: Speech): string {
  const { say } = speech;
  switch (found.is) {
    case 'reached':
      return capital(say('track.reached', whose(found.units, speech)));
    case 'still':
      return standingWords(found.units, speech);
    case 'caught_up':
    case 'passed': {
      const others = found.is === 'passed' ? found.others : found.with;
      const with_ = { others: namesOf(others, speech), of_you: yes(others) };
      return capital(say(`track.${found.is}`, { ...whose([found.unit], speech), ...with_ }));
    }
    default:
      return capital(say(`track.${found.is}`, whose([found.unit], speech)));
  }
}

/** "Tom leads with 21", or who shares the first place. */
function standingWords(first: readonly Unit[], speech: Speech): string {
  const values = whose(first, speech);
  if (first.length > 3) return speech.say('track.shared_by_many', values);
  return capital(speech.say(first.length > 1 ? 'track.shared' : 'track.leads', values));
}

function restOf({ units, target }: Race, found: Change, speech: Speech): string {
  if (found.is === 'reached') return speech.say('track.last_turn');
  const first = leaders(units);
  const tied = found.is === 'caught_up' && first.includes(found.unit);
  if (tied) return `${speech.say('track.shared_lead')} ${toGo(first, target, speech)}`.trim();
  const said = found.is === 'still' || found.is === 'takes_lead';
  return said ? toGo(first, target, speech) : standingWords(first, speech);
}

/** How far the first are from the end, where the points decide it. */
function toGo(first: readonly Unit[], target: number | undefined, { say }: Speech): string {
  if (target === undefined) return '';
  const count = target - (first[0]?.score ?? 0);
  return say(wayTo(target).laps ? 'track.to_go' : 'track.to_the_moon', { count });
}

function whose(units: readonly Unit[], speech: Speech): Record<string, string | number> {
  return {
    names: namesOf(units, speech),
    // A pair is several, whoever reads it.
    count: units.length === 1 ? (units[0]?.members.length ?? 1) : units.length,
    you: yes(units),
    score: units[0]?.score ?? 0,
  };
}

const namesOf = (units: readonly Unit[], { say, list }: Speech): string =>
  list(units.map((unit) => unitName(unit, say('you.inside'))));

/** Whether the reader is among them. */
const yes = (units: readonly Unit[]): string => (units.some((unit) => unit.you) ? 'yes' : 'no');
