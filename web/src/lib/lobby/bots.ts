import { language, say } from '../language.svelte.ts';
import { BOT_TRAITS, BOTS } from '../wire/rulebook.ts';

const TRAITS: Readonly<Record<string, { temper: string; strength: string }>> = BOT_TRAITS;
const NAMES: Readonly<Record<string, string>> = BOTS;

/** Who a bot is, in a sentence or in a list. */
export function botWords(id: string, how: 'bot.who' | 'bot.option'): string {
  const traits = TRAITS[id];
  return say(how, {
    name: NAMES[id] ?? id,
    temper: traits ? botTrait(traits.temper) : '',
    strength: traits ? botTrait(traits.strength) : '',
  });
}

function botTrait(name: string): string {
  const key = `bot.${name}`;
  return language.knows(key) ? say(key) : name;
}
