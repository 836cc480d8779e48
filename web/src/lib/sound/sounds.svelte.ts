import { store, stored } from '../storage.ts';
import { audible, question, type Heard } from './asking.ts';
import { Buffers } from './buffers.ts';
import type { Sound } from './instruments.ts';
import { keptRunning, whenRunning } from './running.ts';
import { RATE } from './synth.ts';
import type { Wanted } from './worker.ts';

/** A sound that is to be heard, so many milliseconds from now. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
  /** Each hare has its own note. */
  readonly hare?: number;
  /** Or the note is a step of the scale. */
  readonly step?: number;
}

const one = <Word extends string>(key: string, ...words: readonly Word[]): Word | null =>
  words.find((word) => word === stored(key)) ?? null;

/** How often the question comes up: in the lobby, and in the first turn. */
const TRIES = 2;

/** Softer than full, until a player says otherwise. */
const VOLUME = 0.7;

/** The sounds of this device: whether, how loud, and when. Silent until a player wants them. */
class Sounds {
  #sound = $state(one('sound', 'on', 'off'));
  #beside = $state(one('sound.beside', 'silent', 'both'));
  #volume = $state(Number(stored('volume') ?? VOLUME));
  #screens = $state(0);
  #tapped = $state(false);
  /** Nobody has answered: asked again in the next turn. */
  #putOff = $state(false);
  #tries = 0;
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  readonly #buffers = new Buffers();

  get #heard(): Heard {
    return {
      sound: this.#sound,
      beside: this.#beside,
      screens: this.#screens,
      tapped: this.#tapped,
    };
  }

  get on(): boolean {
    return this.#sound === 'on';
  }

  set on(wanted: boolean) {
    this.#sound = wanted ? 'on' : 'off';
    store('sound', this.#sound);
    if (wanted) this.play('call');
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(wanted: number) {
    this.#volume = Math.max(0, Math.min(1, wanted));
    store('volume', String(this.#volume));
    if (this.#out) this.#out.gain.value = loudness(this.#volume);
  }

  get question(): 'sound' | 'beside' | undefined {
    return this.#putOff ? undefined : question(this.#heard);
  }

  /** The answer to whether this device is silent beside a big screen. */
  besideScreen(silent: boolean): void {
    this.#beside = silent ? 'silent' : 'both';
    store('sound.beside', this.#beside);
  }

  /** How many big screens the table has; a big screen itself says none. */
  seeScreens(count: number): void {
    this.#screens = count;
  }

  /** No answer is an answer, for now. */
  putOff(): void {
    this.#putOff = true;
  }

  /** Another turn, another try; who doesn't answer that either is left in peace. */
  askAgain(): void {
    if (this.#tries++ < TRIES) this.#putOff = false;
  }

  /** The first tap of the evening. */
  tapped(): void {
    this.#tapped = true;
  }

  play(sound: Sound): void {
    this.perform([{ sound, after: 0 }]);
  }

  /** These will be heard soon. */
  prepare(cues: readonly Cue[]): void {
    if (audible(this.#heard)) this.#buffers.prepare(cues.map(wanted));
  }

  perform(cues: readonly Cue[]): void {
    // Browsers play no sound, and complain, before the first press.
    const pressed = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (cues.length === 0 || !pressed || !audible(this.#heard) || document.hidden) return;
    const context = (this.#context ??= keptRunning(new AudioContext({ sampleRate: RATE })));
    const out = (this.#out ??= this.#loudness(context));
    whenRunning(context, () => this.#schedule(context, out, cues));
  }

  /** Where all sounds go through. */
  #loudness(context: AudioContext): GainNode {
    // Many hares at once are not louder than one.
    const press = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 });
    const out = new GainNode(context, { gain: loudness(this.#volume) });
    out.connect(press).connect(context.destination);
    return out;
  }

  #schedule(context: AudioContext, out: AudioNode, cues: readonly Cue[]): void {
    for (const cue of cues) {
      const buffer = this.#buffers.buffer(context, wanted(cue));
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(out);
      source.start(context.currentTime + cue.after / 1000);
    }
  }
}

/** A hare's own note, from the D below the middle of the scale upwards. */
export const noteOf = (hare: number): number => (hare % 13) - 3;

const wanted = ({ sound, hare, step }: Cue): Wanted => ({
  sound,
  note: step ?? (hare === undefined ? 0 : noteOf(hare)),
});

/** What an ear hears as half is a quarter. */
const loudness = (volume: number): number => volume ** 2;

export const sounds = new Sounds();
