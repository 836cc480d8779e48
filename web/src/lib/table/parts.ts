import { language } from '../language.svelte.ts';
import { fetchGround } from '../track/boards.ts';

/** A part of the table that isn't needed to play a card: it is fetched soon after that, or when it is asked for. */
class Part<Module> {
  readonly #fetch: () => Promise<Module>;
  #module: Module | undefined;

  constructor(fetch: () => Promise<Module>) {
    this.#fetch = fetch;
  }

  /** The part itself where it is here, so that it is drawn at once: no empty page stands between two phases. */
  get(): Module | Promise<Module> {
    return this.#module ?? this.#fetch().then((module) => (this.#module = module));
  }
}

export const lobby = new Part(() =>
  language.with(
    'own',
    language.with('days', language.with('models', import('../lobby/Lobby.svelte'))),
  ),
);
export const reveal = new Part(() => import('../reveal/RevealShow.svelte'));
export const end = new Part(() => import('../end/End.svelte'));
export const menu = new Part(() =>
  language.with('days', language.with('models', import('./Menu.svelte'))),
);
export const talk = new Part(() => import('../tools/Talk.svelte'));
/** Fetched only where a clue is recorded, or can be. */
export const offer = new Part(() =>
  language.with('recording', import('../recording/Offer.svelte')),
);
export const recorded = new Part(() =>
  language.with('recording', import('../recording/Recorded.svelte')),
);
/** Fetched only for a game over days. */
export const deadline = new Part(() => language.with('days', import('../days/Deadline.svelte')));
export const awayNote = new Part(() => language.with('days', import('../days/AwayNote.svelte')));
export const missedActs = new Part(() =>
  language.with('days', import('../days/MissedActs.svelte')),
);
export const daysAsk = new Part(() => language.with('days', import('../days/DaysAsk.svelte')));
export const calls = new Part(() => language.with('days', import('../days/CallsSheet.svelte')));
/** Fetched only where a large model plays. */
export const modelNote = new Part(() =>
  language.with('models', import('../models/ModelNote.svelte')),
);
export const modelWords = new Part(() => language.with('models', import('../models/door.ts')));
export const modelMark = new Part(() =>
  language.with('models', import('../models/ModelMark.svelte')),
);
export const report = new Part(() => import('../tools/ReportSheet.svelte'));

/** How long the network is left to the hand's pictures, in milliseconds. */
const FIRST = 1500;

/** Fetches all parts, now or when the network is back. */
export function fetchParts(): () => void {
  function fetch(): void {
    // An import that has failed fails again until the page is loaded anew: better not to try without a network.
    if (!navigator.onLine) return;
    for (const part of [reveal, end, lobby, menu, talk, report])
      Promise.resolve(part.get()).catch(() => undefined);
    fetchGround();
  }
  const wait = setTimeout(fetch, FIRST);
  addEventListener('online', fetch);
  return () => {
    clearTimeout(wait);
    removeEventListener('online', fetch);
  };
}
