import { decks } from '../cards/decks.svelte.ts';

const HOUSE = 'hareloom';
const WANTED = 6;

/** Some cards of these decks, from all over them; of our own where none is left, and none where nothing can be reached. */
export async function someCards(ids: readonly string[]): Promise<readonly string[]> {
  const found = some(await cardsOf(ids), WANTED);
  return found.length > 0 ? found : some(await cardsOf([HOUSE]), WANTED);
}

async function cardsOf(ids: readonly string[]): Promise<string[][]> {
  await decks.look(ids);
  return ids.map((id) => decks.shown(id)?.cards.map((card) => card.id) ?? []);
}

/** That many cards at least, in turn from each deck; fewer where there are not so many. */
export function some(piles: readonly (readonly string[])[], wanted: number): string[] {
  const there = piles.filter((pile) => pile.length > 0);
  if (there.length === 0) return [];
  const each = Math.ceil(wanted / there.length);
  const taken = there.map((pile) => {
    const step = Math.max(1, Math.floor(pile.length / each));
    return pile.filter((_, at) => at % step === 0).slice(0, each);
  });
  return [
    ...new Set(
      Array.from({ length: each }, (_, at) => taken.flatMap((pile) => pile[at] ?? [])).flat(),
    ),
  ];
}
