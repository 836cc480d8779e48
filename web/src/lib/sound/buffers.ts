import { rendered, type Sound } from './instruments.ts';
import { RATE } from './synth.ts';
import type { Wanted } from './worker.ts';

type Samples = Float32Array<ArrayBuffer>;

/** Sounds that are made already. Asked for ahead they are made by a worker, otherwise on the spot. */
export class Buffers {
  readonly #made = new Map<string, Samples>();
  readonly #buffers = new Map<string, AudioBuffer>();
  readonly #asked = new Set<string>();
  #worker: Worker | undefined;

  /** Have them made while there is time. */
  prepare(wanted: readonly Wanted[]): void {
    const missing = wanted.filter((each) => !this.#asked.has(key(each)));
    if (missing.length === 0 || typeof Worker === 'undefined') return;
    for (const each of missing) this.#asked.add(key(each));
    this.#worker ??= this.#started();
    this.#worker.postMessage(missing);
  }

  buffer(context: AudioContext, wanted: Wanted): AudioBuffer {
    const name = key(wanted);
    let buffer = this.#buffers.get(name);
    if (!buffer) {
      const samples = this.#made.get(name) ?? (rendered(wanted.sound, wanted.note) as Samples);
      buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      this.#buffers.set(name, buffer);
      this.#made.delete(name);
    }
    return buffer;
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Wanted & { samples: Samples }>) => {
      if (!this.#buffers.has(key(data))) this.#made.set(key(data), data.samples);
    };
    return worker;
  }
}

const key = ({ sound, note }: { sound: Sound; note: number }): string => `${sound}.${note}`;
