import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { givenBy } from '../../src/lib/play/given.ts';
import Spots from '../../src/lib/play/Spots.svelte';
import type { Rules } from '../../src/lib/wire/protocol.ts';
import { sit } from './table.ts';

const TEAM = { teams: true, names_card: true, cards_given: 1, counting: 'find' } as Rules;
/** Mira (1) and Tom (3) are a pair, Léa (2) and Ida (4) the other. */
const PAIRS = Object.fromEntries([1, 2, 3, 4].map((no) => [no, { no, unit: (no - 1) % 2 }]));

function places(storyteller: number): string[] {
  const { table } = sit({ table: { phase: 'give', rules: TEAM, seats: PAIRS, storyteller } });
  render(Spots, { spots: givenBy(table) });
  return screen.getAllByRole('listitem').map((each) => each.textContent.trim());
}

test('in Team the places say whose they are: the teller’s, the partner’s, or a pair’s', () => {
  expect(places(1)).toEqual([
    'You have given',
    'Tom has not given yet',
    'Léa + Ida have not given yet',
  ]);
});

test('of one’s own pair either gives', () => {
  expect(places(2)).toEqual([
    'Neither of you two has given yet',
    'Léa has given',
    'Ida has not given yet',
  ]);
});
