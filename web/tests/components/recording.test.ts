import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Tell from '../../src/lib/play/Tell.svelte';
import { Sending } from '../../src/lib/recording/sending.svelte.ts';
import { Taking, type Take } from '../../src/lib/recording/taking.svelte.ts';
import type { Telling } from '../../src/lib/wire/protocol.ts';
import { sit, stage } from './table.ts';

/** A microphone or a camera: whether it is on. */
class Track {
  readyState = 'live';
  stop = () => (this.readyState = 'ended');
}

/** Records nothing but says so, like a browser does. */
class Recorder {
  static isTypeSupported = (type: string) => type.includes('webm');
  static bytes = 1000;
  state = 'inactive';
  onstart?: () => void;
  onstop?: () => void;
  ondataavailable?: (event: { data: Blob }) => void;
  readonly mimeType: string;

  constructor(_stream: unknown, options: { mimeType: string }) {
    this.mimeType = options.mimeType;
  }

  start(): void {
    this.state = 'recording';
    this.onstart?.();
  }

  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob([new Uint8Array(Recorder.bytes)]) });
    this.onstop?.();
  }
}

let tracks: Track[] = [];
const wanted: MediaStreamConstraints[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  tracks = [];
  wanted.length = 0;
  Recorder.bytes = 1000;
  answer = () => {
    const track = new Track();
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track] });
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: (each: MediaStreamConstraints) => {
        wanted.push(each);
        return answer();
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const live = (): number => tracks.filter(({ readyState }) => readyState === 'live').length;

/** Requests that are answered one after the other: a status, or nothing where the connection is cut. */
function server(...answers: (readonly [number, unknown] | undefined)[]) {
  const asked: string[] = [];
  class Request {
    upload = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open = (_method: string, address: string) => asked.push(address);
    setRequestHeader = () => undefined;
    abort = () => this.onabort?.();
    send = () => {
      const next = answers.shift();
      queueMicrotask(() => {
        if (!next) {
          this.onerror?.();
          return;
        }
        this.status = next[0];
        this.responseText = JSON.stringify(next[1]);
        this.onload?.();
      });
    };
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return asked;
}

describe('taking', () => {
  function taking(kind: 'sound' | 'picture') {
    const taken: Take[] = [];
    vi.useFakeTimers();
    return { taken, taking: new Taking(kind, (take) => taken.push(take)) };
  }

  test('sound is recorded as soon as the microphone is open, and ends by itself before twenty seconds', async () => {
    const { taking: it, taken } = taking('sound');
    await it.open();
    expect(it.stage).toBe('recording');
    expect(wanted[0]).not.toHaveProperty('video');
    vi.advanceTimersByTime(5000);
    expect(it.left).toBe(15);
    expect(live()).toBe(1);
    vi.advanceTimersByTime(15_000);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.seconds).toBeGreaterThan(19.5);
    expect(taken[0]?.seconds).toBeLessThan(20);
    expect(taken[0]?.blob.type).toBe('audio/webm;codecs=opus');
    expect(live()).toBe(0);
  });

  test('a mime takes no sound, and begins when one has seen oneself', async () => {
    const { taking: it, taken } = taking('picture');
    await it.open();
    expect(it.stage).toBe('ready');
    expect(wanted[0]).not.toHaveProperty('audio');
    it.record();
    vi.advanceTimersByTime(3000);
    it.stop();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.kind).toBe('picture');
    expect(it.stage).toBe('idle');
    expect(live()).toBe(0);
  });

  test('given up in the middle, or while the browser asks, nothing is taken and nothing stays on', async () => {
    const { taking: it, taken } = taking('sound');
    await it.open();
    vi.advanceTimersByTime(2000);
    it.close();
    const opening = it.open();
    it.close();
    await opening;
    expect(taken).toEqual([]);
    expect(it.stage).toBe('idle');
    expect(live()).toBe(0);
  });

  test('what is too large is not taken', async () => {
    Recorder.bytes = 1_600_000;
    const { taking: it, taken } = taking('sound');
    await it.open();
    vi.advanceTimersByTime(2000);
    it.stop();
    expect(it.trouble).toBe('large');
    expect(taken).toEqual([]);
  });

  test('a refusal is a trouble, and the next try may do better', async () => {
    const { taking: it } = taking('sound');
    const good = answer;
    answer = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await it.open();
    expect([it.stage, it.trouble]).toEqual(['trouble', 'refused']);
    answer = good;
    await it.open();
    expect([it.stage, it.trouble]).toEqual(['recording', undefined]);
  });

  test('over plain http, and where a browser records nothing, no device is asked for', async () => {
    const { taking: it } = taking('sound');
    vi.stubGlobal('isSecureContext', false);
    await it.open();
    expect(it.trouble).toBe('plain');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal(
      'MediaRecorder',
      class extends Recorder {
        static override isTypeSupported = () => false;
      },
    );
    await it.open();
    expect(it.trouble).toBe('old');
    expect(wanted).toEqual([]);
  });
});

describe('sending', () => {
  const take: Take = { kind: 'sound', blob: new Blob(['x']), seconds: 3 };

  test('cut twice, it is sent a third time, and then not again', async () => {
    vi.useFakeTimers();
    const asked = server(undefined, undefined, [201, { id: 'r1' }]);
    const sending = new Sending('abc');
    const sent = sending.send(take, 'song');
    await vi.advanceTimersByTimeAsync(10);
    expect(sending.waits).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await sent).toBe('r1');
    expect(sending.waits).toBe(false);
    expect(await sending.send(take, 'song')).toBe('r1');
    expect(asked).toHaveLength(3);
    expect(asked[0]).toBe('/api/tables/abc/recordings?form=song');
  });

  test('another form, and what the server has forgotten, is sent anew', async () => {
    const asked = server([201, { id: 'r1' }], [201, { id: 'r2' }], [201, { id: 'r3' }]);
    const sending = new Sending('abc');
    expect(await sending.send(take, 'song')).toBe('r1');
    expect(await sending.send(take, 'aloud')).toBe('r2');
    sending.forget();
    expect(await sending.send(take, 'aloud')).toBe('r3');
    expect(asked).toHaveLength(3);
  });

  test('a refusal is not tried again', async () => {
    const asked = server([507, { code: 'server_full', detail: '' }]);
    await expect(new Sending('abc').send(take, 'song')).rejects.toMatchObject({
      code: 'server_full',
    });
    expect(asked).toHaveLength(1);
  });

  test('a server that has a lot to do is asked again for a while', async () => {
    vi.useFakeTimers();
    const busy = [503, { code: 'busy', detail: '' }] as const;
    const asked = server(busy, [201, { id: 'r1' }]);
    const sent = new Sending('abc').send(take, 'song');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await sent).toBe('r1');
    expect(asked).toHaveLength(2);
    const more = server(busy, busy, busy, busy, busy, busy);
    const refused = expect(new Sending('abc').send(take, 'song')).rejects.toMatchObject({
      code: 'busy',
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(more).toHaveLength(5);
  });

  test('who goes away stops it', async () => {
    vi.useFakeTimers();
    const asked = server(undefined, undefined);
    const sending = new Sending('abc');
    const sent = sending.send(take, 'song');
    const over = expect(sent).rejects.toMatchObject({ code: 'given_up' });
    await vi.advanceTimersByTimeAsync(10);
    sending.giveUp();
    await over;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });
});

describe('telling', () => {
  function tell(records: boolean) {
    const telling: Telling = { forms: ['text', 'song', 'mime'], with_card: true, longest: 200 };
    const at = sit({
      records,
      table: { phase: 'clue', clue: null, storyteller: 1 },
      own: { hand: ['k1', 'k2'], may: { tell: telling } },
    });
    render(Tell, { table: at.table, telling, ...stage });
    return at;
  }
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

  test('where the server takes recordings a song can be recorded, what is typed can not', async () => {
    tell(true);
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull();
    await choose(/Sing/);
    expect(await screen.findByRole('button', { name: 'Record the song' })).toBeTruthy();
    await choose(/Mime/);
    expect(await screen.findByRole('button', { name: 'Record the mime' })).toBeTruthy();
  });

  test('where it does not, everything is as ever', async () => {
    tell(false);
    await choose(/Sing/);
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull();
  });

  test('a browser that can not record says so in a sentence', async () => {
    vi.stubGlobal('isSecureContext', false);
    tell(true);
    await choose(/Sing/);
    expect(await screen.findByText(/only over https/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull();
  });

  /** Records two seconds of a song, chooses a card, and sends it. */
  async function sing() {
    await choose(/Sing/);
    await fireEvent.click(await screen.findByRole('button', { name: 'Record the song' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 2000);
    await fireEvent.click(stop);
    await fireEvent.click(await screen.findByRole('button', { name: 'Now choose a card for it' }));
    await fireEvent.click(screen.getByRole('option', { name: /1/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Send the song' }));
  }

  test('a song is told once it is at the server, with its name there', async () => {
    const asked = server([201, { id: 'r1' }]);
    const at = tell(true);
    await sing();
    await vi.waitFor(() => {
      expect(at.asked).toMatchObject([
        { do: 'give_clue', form: 'song', card: 'k1', text: '', recording: 'r1', keep: false },
      ]);
    });
    expect(asked).toHaveLength(1);
  });

  test('cut, and told another way meanwhile, the song is not sent any more', async () => {
    const asked = server(undefined, [201, { id: 'r1' }]);
    const at = tell(true);
    await sing();
    expect(await screen.findByText(/The connection is cut/)).toBeTruthy();
    await choose(/Type it/);
    dispatchEvent(new Event('online'));
    await new Promise((done) => setTimeout(done, 700));
    expect(asked).toHaveLength(1);
    expect(at.asked).toEqual([]);
  });
});
