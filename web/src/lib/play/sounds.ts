import { store, stored } from '../storage.ts';

type Sound = 'tokens' | 'owner' | 'truth' | 'points' | 'turn';

// A few notes of a pentatonic in D; never loud, never a loop.
const NOTES: Record<Sound, readonly [number, number][]> = {
  tokens: [[196, 0]],
  owner: [[294, 0]],
  truth: [
    [294, 0],
    [370, 0.06],
    [440, 0.12],
  ],
  points: [
    [587, 0],
    [740, 0.09],
  ],
  turn: [
    [440, 0],
    [587, 0.14],
  ],
};

/** Soft sounds, drawn from sine waves. Off until the player turns them on. */
class Sounds {
  #context: AudioContext | undefined;

  get on(): boolean {
    return stored('sound') === 'on';
  }

  set on(wanted: boolean) {
    store('sound', wanted ? 'on' : 'off');
    if (wanted) this.play('turn');
  }

  beat(what: Exclude<Sound, 'turn'>): void {
    this.play(what);
  }

  play(what: Sound): void {
    // Browsers play no sound, and complain, before the first press.
    if (!this.on || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive))
      return;
    const context = (this.#context ??= new AudioContext());
    for (const [pitch, after] of NOTES[what]) {
      const at = context.currentTime + after;
      const tone = new OscillatorNode(context, { frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.1, at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  }
}

export const sounds = new Sounds();
