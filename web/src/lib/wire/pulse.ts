/** So long a connection may be quiet before it is asked for a sign. */
const QUIET = 8000;
/** So long it has for one, and for what is expected of it at all. */
const ANSWER = 8000;

/** Notices a connection that has died without a word: what is sent is swallowed, and the browser doesn't know. */
export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly gone: () => void,
  ) {}

  /** Something has come. */
  beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), QUIET);
  }

  /** Something must come before long. */
  expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.gone, ANSWER);
  }

  /** Ask for a sign now. */
  check(): void {
    this.ask();
    this.expect();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
