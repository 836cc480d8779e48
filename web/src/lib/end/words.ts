import { language } from '../language.svelte.ts';
import { capital, nameOf, type Speech, type Subject } from '../play/sentences.ts';
import { unitName } from '../table/unitName.ts';
import type { Unit } from '../table/who.ts';
import { findersOf, type Award } from './awards.ts';
import type { FinestHour } from './finest.ts';
import { mostLured } from './fooled.ts';
import { places } from './places.ts';
import { evening, type Evening } from './tally.ts';

type People = Pick<Subject, 'all' | 'own'>;

/** More are not named one by one. */
const NAMED = 2;

/** With whom the end begins: the reader, or for those who watch the winner. */
export interface Hero {
  readonly hares: readonly number[];
  readonly title: string;
  readonly sub: string;
}

export function heroWords(units: readonly Unit[], speech: Speech = language): Hero {
  const { say } = speech;
  const all = places(units);
  const at = Math.max(
    0,
    all.findIndex((place) => place.units.some((unit) => unit.you)),
  );
  const here = all[at];
  if (!here) return { hares: [], title: '', sub: '' };
  const you = here.units.find((unit) => unit.you);
  const level = here.units.filter((unit) => unit !== you);
  const values = { place: here.place, count: level.length, names: named(level, speech) };
  const title = you
    ? here.place === 1
      ? say('end.you_won', winners(you, level, speech))
      : say('end.you_came', values)
    : capital(say('end.won', { ...values, count: members(level) }));
  const parts = [say('end.points', { points: here.score })];
  if (you && here.place > 1 && level.length > 0) parts.push(say('end.level', values));
  const [near, key] =
    at > 0 ? [all[at - 1], 'end.behind' as const] : [all[1], 'end.ahead' as const];
  if (near) {
    const points = Math.abs(near.score - here.score);
    parts.push(say(key, { points, names: named(near.units, speech) }));
  }
  return {
    hares: (you ? [you] : here.units).map((unit) => unit.hare),
    title,
    sub: say('end.sentence', { words: parts.join(say('end.comma')) }),
  };
}

/** So far behind the first, one more story would have done it. */
const NEAR = 3;

/** A kind word for who has not won: the last, and those who nearly did. */
export function kindWords(units: readonly Unit[], { say }: Speech = language): string {
  const all = places(units);
  const at = all.findIndex((place) => place.units.some((unit) => unit.you));
  const [first, own] = [all[0], all[at]];
  if (!first || !own || at === 0) return '';
  if (first.score - own.score <= NEAR) return say('end.kind.near');
  return at === all.length - 1 ? say('end.kind.last') : '';
}

/** With whom the reader has won: their partner in a pair, and those who tie. */
function winners(you: Unit, level: readonly Unit[], { say, list }: Speech) {
  const partners = you.members.filter((who) => !who.you).map((who) => who.name);
  const others = level.map((unit) => unitName(unit, say('you.inside')));
  const names = [...partners, ...others];
  return { count: names.length, names: list(names) };
}

const members = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.members.length, 0);

function named(units: readonly Unit[], { say, list }: Speech): string {
  const names = units.map((unit) => unitName(unit, say('you.inside')));
  if (names.length <= NAMED + 1) return list(names);
  return list([...names.slice(0, NAMED), say('names.more', { count: names.length - NAMED })]);
}

/** What happened in that hour, in the past tense. */
export function finestWords(
  people: People,
  { turn, reason, thanks }: FinestHour,
  { say, list }: Speech = language,
): string {
  const all = [...new Set(thanks)].map((seat) => nameOf(people, seat, say));
  const names =
    all.length > NAMED + 1
      ? list([...all.slice(0, NAMED), say('names.more', { count: all.length - NAMED })])
      : list(all);
  const teller = nameOf(people, turn.storyteller, say);
  const only = findersOf(turn).length === 1 ? 'yes' : 'no';
  return say(`end.finest.${reason}`, { turn: turn.turn, names, name: teller, only });
}

/** Whose award it is, and what for. */
export function awardLines(
  people: People,
  award: Award,
  { say, list }: Speech = language,
): { title: string; names: string; why: string } {
  const { kind, count, of } = award;
  return {
    title: say(`end.award.${kind}`),
    names: capital(list(award.seats.map((seat) => nameOf(people, seat, say)))),
    why: say(`end.award.${kind}.why`, { count, of }),
  };
}

/** "You led Tom astray four times", or nothing where nobody fooled anybody twice. */
export function luredWords(subject: Subject, { say }: Speech = language): string {
  const own = subject.own?.seat;
  const found = mostLured(subject.table.history, own);
  if (!found) return '';
  const values = {
    name: nameOf(subject, found.by, say),
    names: nameOf(subject, found.who, say),
    count: found.count,
    you: found.by === own ? 'yes' : 'no',
    of_you: found.who === own ? 'yes' : 'no',
  };
  return capital(say('end.lured', values));
}

/** "Three games at this table: Tom 2, you 1." Nothing before the second game: it would repeat the podium. */
export function eveningWords(view: Evening, { say, list }: Speech = language): string {
  const won = evening(view);
  if (view.tally.games < 2 || won.length === 0) return '';
  const each = won.map(({ name, you, count }) =>
    say('end.evening.won', { name: you ? say('you.inside') : name, count }),
  );
  return say('end.evening', { count: view.tally.games, names: list(each) });
}
