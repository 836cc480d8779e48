import { openDevice, vibrate } from '../device/allowed.ts';
import { LIMITS, recordedAs, SPARE, type Kind } from './kinds.ts';
import { Level } from './level.ts';
import { fault, hindrance, whyClosed, type Trouble } from './troubles.ts';

/** What was recorded. It is in this browser's memory, and nowhere else before it is sent. */
export interface Take {
  readonly kind: Kind;
  readonly blob: Blob;
  readonly seconds: number;
}

/** Nothing yet; the browser asks its user; the camera is on; it records; it is over. */
export type Stage = 'idle' | 'asking' | 'ready' | 'recording' | 'trouble';

/** How often the time and the level are read, in milliseconds. */
const TICK = 100;

/** Records once, or again and again. Microphone and camera are on only as long as it needs them. */
export class Taking {
  stage = $state<Stage>('idle');
  trouble = $state<Trouble>();
  /** Seconds that are recorded. */
  seconds = $state(0);
  /** How loud it was, from 0 to 1, a number for each tick. */
  levels = $state.raw<readonly number[]>([]);
  /** What the camera sees. */
  stream = $state.raw<MediaStream>();
  #recorder: MediaRecorder | undefined;
  #level: Level | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #began = 0;
  /** Counts what was begun: an answer to what was given up is not for us. */
  #no = 0;

  constructor(
    readonly kind: Kind,
    private readonly taken: (take: Take) => void,
    /** Of a song every sound is wanted; of words only the voice. */
    private readonly song = false,
  ) {}

  get limit(): number {
    return LIMITS[this.kind].seconds;
  }

  get left(): number {
    return Math.max(0, Math.ceil(this.limit - this.seconds));
  }

  /** Open the microphone and record at once, or the camera, so that one sees oneself first. */
  async open(): Promise<void> {
    const trouble = hindrance(this.kind);
    if (trouble) {
      this.#fail(trouble);
      return;
    }
    const no = this.#begin('asking');
    try {
      const stream = await openDevice(this.#wanted());
      if (no !== this.#no) {
        end(stream); // it was given up while the browser asked
        return;
      }
      this.stream = stream;
      if (this.kind === 'sound') this.record();
      else this.stage = 'ready';
    } catch (problem) {
      if (no === this.#no) this.#fail(whyClosed(problem));
    }
  }

  record(): void {
    const type = recordedAs(this.kind, (each) => MediaRecorder.isTypeSupported(each));
    const { stream } = this;
    if (!stream || type === undefined) return;
    const no = this.#no;
    const { bits } = LIMITS[this.kind];
    const bitrate =
      this.kind === 'sound' ? { audioBitsPerSecond: bits } : { videoBitsPerSecond: bits };
    const recorder = new MediaRecorder(stream, { mimeType: type, ...bitrate });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstart = () => {
      this.#began = performance.now();
      vibrate(20);
    };
    recorder.onstop = () => {
      if (no === this.#no) this.#finish(new Blob(parts, { type: recorder.mimeType || type }));
    };
    recorder.onerror = () => {
      if (no === this.#no) this.#fail('busy');
    };
    this.#recorder = recorder;
    this.#began = performance.now();
    this.levels = [];
    this.seconds = 0;
    this.stage = 'recording';
    if (this.kind === 'sound') this.#level = new Level(stream);
    this.#timer = setInterval(() => this.#tick(), TICK);
    recorder.start();
  }

  /** It is enough. */
  stop(): void {
    if (this.#recorder?.state !== 'recording') return;
    this.seconds = Math.min(this.limit, (performance.now() - this.#began) / 1000);
    clearInterval(this.#timer);
    this.#recorder.stop();
  }

  /** Give up what is going on; microphone and camera go off. */
  close(): void {
    this.#begin('idle');
  }

  #wanted(): MediaStreamConstraints {
    if (this.kind === 'picture')
      return {
        video: {
          facingMode: 'user',
          width: { ideal: 480 },
          height: { ideal: 640 },
          frameRate: { ideal: 24, max: 30 },
        },
      };
    const clean = !this.song;
    return {
      audio: { echoCancellation: clean, noiseSuppression: clean, channelCount: { ideal: 1 } },
    };
  }

  #tick(): void {
    this.seconds = Math.min(this.limit, (performance.now() - this.#began) / 1000);
    if (this.#level) this.levels = [...this.levels, this.#level.read()];
    if (this.seconds >= this.limit - SPARE) this.stop();
  }

  #finish(blob: Blob): void {
    const { seconds, kind } = this;
    this.close();
    const wrong = fault(kind, blob.size, seconds);
    if (wrong) this.#fail(wrong);
    else this.taken({ kind, blob, seconds });
  }

  #fail(trouble: Trouble): void {
    this.#begin('trouble');
    this.trouble = trouble;
  }

  #begin(stage: Stage): number {
    clearInterval(this.#timer);
    const recorder = this.#recorder;
    this.#recorder = undefined;
    this.#no += 1;
    if (recorder?.state === 'recording') recorder.stop();
    this.#level?.close();
    this.#level = undefined;
    if (this.stream) end(this.stream);
    this.stream = undefined;
    this.trouble = undefined;
    this.stage = stage;
    return this.#no;
  }
}

/** The light beside the camera goes out. */
function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
