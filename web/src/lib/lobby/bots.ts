import { language, say } from '../language.svelte.ts';
import { NAMES } from '../table/who.ts';
import { MODEL } from '../wire/names.ts';
import { BOT_TRAITS } from '../wire/rulebook.ts';

const TRAITS: Readonly<Record<string, { temper: string; strength: string }>> = BOT_TRAITS;
const STRENGTHS = ['gentle', 'clever', 'cunning'];

/** Who a bot is, in a sentence. */
export function botWords(id: string, how: 'bot.who'): string {
  if (id === MODEL.id) return say('model.who', { name: MODEL.name });
  const { temper, strength } = botTraits(id);
  return say(how, { name: NAMES[id] ?? id, temper, strength });
}

/** What a bot is like, in words, and how strong it is: one to three. */
export function botTraits(id: string): { temper: string; strength: string; rank: number } {
  const traits = TRAITS[id];
  if (!traits) return { temper: '', strength: '', rank: 1 };
  return {
    temper: botTrait(traits.temper),
    strength: botTrait(traits.strength),
    rank: STRENGTHS.indexOf(traits.strength) + 1,
  };
}

function botTrait(name: string): string {
  const key = `bot.${name}`;
  return language.knows(key) ? say(key) : name;
}
