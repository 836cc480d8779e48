import { openOwnDeck } from './api.ts';
import { keepSecrets, secretsOf } from './secrets.ts';

const FRAGMENT = /^#(open|mine)=(own-[a-z2-7]{16})\.([\w-]+)$/;

/** What a deck's link says behind its #. */
export function inFragment(
  hash: string,
): { deck: string; secret: string; mine: boolean } | undefined {
  const [, way, deck, secret] = FRAGMENT.exec(hash) ?? [];
  return deck && secret ? { deck, secret, mine: way === 'mine' } : undefined;
}

/** Opens the deck that the address names, if it names one, and takes the secret out of the address. */
export async function openedBy(hash: string): Promise<string | undefined> {
  const found = inFragment(hash);
  if (!found) return undefined;
  const { deck, secret } = found;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { mine } = await openOwnDeck(deck, secret);
  const known = secretsOf(deck);
  keepSecrets(deck, {
    key: mine ? secret : (known.key ?? ''),
    link: mine ? (known.link ?? '') : secret,
  });
  return deck;
}
