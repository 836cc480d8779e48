import { keptRunning } from '../sound/running.ts';

/** How loud it is just now. Where the browser can't tell, always the same. */
export class Level {
  readonly #context: AudioContext | undefined;
  readonly #analyser: AnalyserNode | undefined;
  readonly #samples = new Uint8Array(1024);

  constructor(stream: MediaStream) {
    try {
      this.#context = new AudioContext();
      this.#analyser = new AnalyserNode(this.#context, { fftSize: this.#samples.length });
      keptRunning(this.#context);
      this.#context.createMediaStreamSource(stream).connect(this.#analyser);
    } catch {
      this.#analyser = undefined;
    }
  }

  /** From 0 to 1. */
  read(): number {
    if (!this.#analyser) return QUIET;
    this.#analyser.getByteTimeDomainData(this.#samples);
    return loudest(this.#samples);
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
  }
}

const QUIET = 0.1;

/** The greatest distance from the middle, as an ear hears it. */
export function loudest(samples: Uint8Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample - 128));
  return Math.sqrt(most / 128);
}
