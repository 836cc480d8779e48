import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Recorded from '../../src/lib/recording/Recorded.svelte';
import type { Clue, Recording } from '../../src/lib/wire/protocol.ts';

afterEach(() => vi.restoreAllMocks());

const recording = { kind: 'sound', type: 'audio/mp4', seconds: 2 } as Recording;
const clue = { form: 'song', text: 'a lullaby' } as Clue;

test('where there is no loudspeaker the page says so, and plays again when it is pressed', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const loaded = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockResolvedValue(new Response(new Uint8Array(8), { status: 200 })),
  );
  const { container } = render(Recorded, {
    clue,
    recording,
    address: '/api/recordings/1',
    teller: undefined,
  });
  const play = screen.getByRole('button', { name: /^Play/ });
  await fireEvent.click(play);
  await vi.waitFor(() => expect(played).toHaveBeenCalledTimes(1));
  const sound = container.querySelector('audio');
  if (!sound) throw new Error('no sound');
  // As Firefox says it.
  Object.defineProperty(sound, 'error', {
    configurable: true,
    value: { code: 3, message: 'NS_ERROR_DOM_MEDIA_MEDIASINK_ERR: OnMediaSinkAudioError' },
  });
  sound.dispatchEvent(new Event('playing'));
  sound.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/There is no loudspeaker/)).toBeTruthy();
  loaded.mockClear();
  await fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  await vi.waitFor(() => expect(played).toHaveBeenCalledTimes(2));
  expect(loaded).toHaveBeenCalledTimes(1);
  sound.dispatchEvent(new Event('playing'));
  await vi.waitFor(() => expect(screen.queryByText(/There is no loudspeaker/)).toBeNull());
  Object.defineProperty(sound, 'error', { configurable: true, value: { code: 3, message: '' } });
  sound.dispatchEvent(new Event('error'));
  expect(await screen.findByText(/can’t play this recording/)).toBeTruthy();
});
