import type { IconName } from '../Icon.svelte';
import type { MessageKey } from '../format.ts';
import { say } from '../language.svelte.ts';
import type { Who } from '../table/who.ts';
import { MODEL } from '../wire/names.ts';
import type { Public } from '../wire/protocol.ts';

/** What a player is doing, as a badge: its shape and glyph say it, the colour only helps. */
export interface Status {
  readonly kind: 'tell' | 'ok' | 'wait' | 'bot';
  readonly icon: IconName;
  readonly words: MessageKey;
}

const TELLS: Status = { kind: 'tell', icon: 'text', words: 'seat.tells' };
const DONE: Status = { kind: 'ok', icon: 'check', words: 'seat.done' };
const THINKS: Status = { kind: 'wait', icon: 'dots', words: 'seat.thinks' };
/** A bot has moved for a person, this once. */
const STOOD_IN: Status = { kind: 'bot', icon: 'bot', words: 'seat.stood_in' };
const BOT: Status = { kind: 'bot', icon: 'bot', words: 'seat.bot' };

export function statusOf(table: Public, who: Who): Status | undefined {
  const seat = table.seats[who.seat];
  if (!seat) return undefined;
  const moved = { give: seat.given, vote: seat.voted, reveal: seat.ready }[table.phase as string];
  // A seat that a bot moved for is marked until the reveal, which says it in words.
  if (seat.stood_in && table.phase !== 'reveal') return STOOD_IN;
  if (moved) return DONE;
  if (table.phase !== 'claim' && table.awaited.includes(who.seat)) {
    if (table.phase === 'clue') return TELLS;
    return who.held ? BOT : THINKS;
  }
  if (who.seat === table.storyteller && table.phase !== 'reveal') return TELLS;
  return who.held ? BOT : undefined;
}

/** What a player is at the table, in a word; empty for a guest who is here. */
export function roleOf({ bot, away, host }: Who): string {
  if (bot) return say(bot === MODEL.id ? 'seat.model' : 'lobby.bot');
  if (away) return say('seat.away');
  return host ? say('lobby.host') : '';
}
