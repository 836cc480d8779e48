import type { MessageKey } from '../format.ts';
import { language, say } from '../language.svelte.ts';
import type { Speech } from '../play/sentences.ts';
import type { ChangeSettings, HouseRule, HouseRules, Public } from '../wire/protocol.ts';
import { EDITIONS, RANGES } from '../wire/rulebook.ts';

export type EditionId = keyof typeof EDITIONS;
export type RuleKey = keyof typeof RANGES;
export type Value = HouseRule['value'];

export interface Range {
  readonly kind: 'number' | 'yes_no' | 'choice' | 'choices';
  readonly least: number;
  readonly most: number;
  readonly or_none: boolean;
  readonly choices: readonly string[];
}

interface Edition {
  readonly players: readonly number[];
  readonly house: readonly RuleKey[];
  readonly says: Readonly<Partial<Record<RuleKey, Value>>>;
}

export const EDITION_IDS = [
  'odyssey',
  'classic',
  'revised',
  'party',
  'team',
] as const satisfies EditionId[];

export const editionOf = (id: string): Edition => EDITIONS[id as EditionId];
export const editionName = (id: string): string => say(`edition.${id as EditionId}`);
/** What an edition is in one sentence, with how far it is played at this table. */
export function editionInWords(
  id: EditionId,
  { edition, house }: Public,
  { say }: Pick<Speech, 'say'> = language,
): string {
  const changed = edition === id ? house.find(({ key }) => key === 'target_score') : undefined;
  const target = changed ? changed.value : editionOf(id).says.target_score;
  return say(`edition.${id}.text`, { target: String(target ?? 'none') });
}
export const rangeOf = (key: RuleKey): Range => RANGES[key];

/** "3 to 12", or "6, 8, 10 or 12" where some are left out. */
export function countsInWords(id: string): string {
  const { players } = editionOf(id);
  const [first, last] = [players[0] ?? 0, players.at(-1) ?? 0];
  if (last - first + 1 === players.length) return say('count.range', { first, last });
  return new Intl.ListFormat(language.current, { type: 'disjunction' }).format(players.map(String));
}

/** What a rule's value is called. */
export function valueInWords(key: RuleKey, value: Value): string {
  const range = rangeOf(key);
  if (value == null) return say('rule.no_limit');
  if (range.kind === 'yes_no') return say(value ? 'rule.yes' : 'rule.no');
  if (range.kind === 'number') return String(value);
  const chosen = Array.isArray(value) ? (value as string[]) : [String(value)];
  return language.list(chosen.map((each) => say(`choice.${key}.${each}` as MessageKey)));
}

export const ruleName = (key: RuleKey): string => say(`rule.${key}`);

/** "Play to: 40 · A lone finder earns 4: yes", or nothing. */
export function changedInWords({ house }: Public): string {
  return house
    .map(({ key, value }) => {
      const rule = key as RuleKey;
      return say('rule.changed', { rule: ruleName(rule), value: valueInWords(rule, value) });
    })
    .join(' · ');
}

export const settings = (
  seen: Public,
  house: HouseRules,
  edition = seen.edition,
  decks = seen.decks,
): ChangeSettings => ({
  do: 'change_settings',
  edition,
  house,
  decks,
});

/** The settings with other decks. */
export const withDecks = (seen: Public, decks: readonly string[]): ChangeSettings =>
  settings(seen, houseOf(seen), seen.edition, decks);

/** What the table has changed, as it is sent back, without some of it. */
export const houseOf = (seen: Public, without: readonly string[] = []): HouseRules =>
  Object.fromEntries(
    seen.house
      .filter(({ key }) => !without.includes(key))
      .map(({ key, value }) => [key, value ?? null]),
  );
