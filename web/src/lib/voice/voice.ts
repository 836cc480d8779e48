import { said } from './said.svelte.ts';

/** How a message stands among others. */
export interface Manner {
  /** Only the newest message of a topic waits: what it replaces is not true any more. */
  readonly topic?: string;
  /** It answers what a person has just done: it goes before all that waits, and is said whatever comes next. */
  readonly first?: boolean;
  /** It stays true when the game goes on. */
  readonly lasting?: boolean;
  /** Whether it is still true when its turn comes. */
  readonly holds?: () => boolean;
}

interface Message extends Manner {
  readonly words: string;
}

/** Milliseconds: no two messages come closer than that, and none stays longer. */
const LEAST = 1000;
const MOST = 8000;
/** So long takes a letter, and the breath after a sentence. */
const LETTER = 55;
const BREATH = 400;
/** So long a message waits for others that come with it: which goes first is known then. */
const GATHERS = 60;
/** When nothing follows, the words are gone: who reads the page later must not find them there. */
const LINGERS = 10_000;

/** The time that a screen reader needs for a message. */
export const lasts = (words: string): number =>
  Math.min(MOST, Math.max(LEAST, BREATH + LETTER * words.length));

/** All that is said aloud: one message after another, at a reader's pace, in one live region (Voice.svelte). */
export class Voice {
  #waiting: Message[] = [];
  #last = '';
  #story: readonly string[] = [];
  /** When the last message began, and when it is over. */
  #began = -Infinity;
  #over = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string, manner: Manner = {}): void {
    if (!words) return;
    if (manner.topic !== undefined)
      this.#waiting = this.#waiting.filter(({ topic }) => topic !== manner.topic);
    const at = manner.first ? this.#answers() : this.#waiting.length;
    this.#waiting.splice(at, 0, { ...manner, words });
    this.#wait();
  }

  /** How many answers wait, which go before all else. */
  #answers(): number {
    const before = this.#waiting.findIndex(({ first }) => !first);
    return before >= 0 ? before : this.#waiting.length;
  }

  /** Tell a story, sentence by sentence. */
  tell(sentences: readonly string[]): void {
    this.#story = sentences;
    for (const words of sentences) this.say(words);
  }

  /** Whether a story is being told, and not yet read to its end. */
  get telling(): boolean {
    const waits = this.#waiting.some(({ words }) => this.#story.includes(words));
    return waits || (this.#story.includes(said.words) && performance.now() < this.#over);
  }

  /** Say it again: the story, while it is the last; else the last message. */
  again(): void {
    if (this.#story.length === 0) {
      this.say(this.#last, { first: true, topic: 'again' });
      return;
    }
    this.#waiting = this.#waiting.filter(({ words }) => !this.#story.includes(words));
    // It begins at once, as an answer does; the rest comes at the pace of a story, after what else is asked for.
    const [begin = '', ...rest] = this.#story;
    this.#waiting.splice(this.#answers(), 0, ...rest.map((words) => ({ words })));
    this.say(begin, { first: true, topic: 'again' });
  }

  /** The game goes on: what waits is not true any more, but for what was asked for. */
  moveOn({ forget = false } = {}): void {
    this.#waiting = this.#waiting.filter(({ first, lasting }) => first === true || lasting);
    if (forget) this.#story = [];
  }

  /** Nobody listens any more: who listens next, perhaps on the same device, hears nothing of it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#story = [];
    this.#last = said.words = '';
  }

  /** Until the next message may be said; if none waits, until the last is gone. */
  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    // An answer doesn't wait until the last message is read to its end.
    const free = next?.first ? this.#began + LEAST : this.#over;
    const wait = next ? Math.max(GATHERS, free - performance.now()) : LINGERS;
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    const message = this.#waiting.shift();
    if (message?.holds?.() === false) {
      this.#wait();
      return;
    }
    said.words = message?.words ?? '';
    if (!message) return;
    said.no++;
    // What a player asked for is an answer, not the table's last words.
    if (!message.first) this.#last = message.words;
    this.#began = performance.now();
    this.#over = this.#began + lasts(message.words);
    this.#wait();
  }
}

export const voice = new Voice();
