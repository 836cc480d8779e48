import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiding } from '../../src/lib/lobby/hiding.svelte.ts';
import Invite from '../../src/lib/lobby/Invite.svelte';
import InviteSheet from '../../src/lib/lobby/InviteSheet.svelte';
import { learnWords } from '../../src/lib/wire/words.ts';

const CODE = 'amberottervelvet';
const LINK = `https://hareloom.example.org/t/${CODE}`;
const copied = vi.fn(() => Promise.resolve());

beforeEach(() => {
  learnWords({ code: CODE, words: ['amber', 'otter', 'velvet'] });
  localStorage.setItem(`hareloom.link.${CODE}`, LINK);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: copied,
  } as unknown as Clipboard);
  copied.mockClear();
});

afterEach(() => {
  hiding.turn(false);
  Reflect.deleteProperty(navigator, 'share');
});

/** A phone has a sheet of its own to share with. */
function phone(share: () => Promise<void>): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the code is shown as its words, and the link is copied', async () => {
  render(Invite, { code: CODE });
  expect(screen.getByText('amber otter velvet')).toBeTruthy();
  await press('Copy link');
  expect(copied).toHaveBeenCalledWith(LINK);
});

test('a phone shares by its own sheet, and closing that is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  phone(share);
  render(Invite, { code: CODE });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  await press('Share link');
  expect(share).toHaveBeenCalledWith({ title: 'Come to our table at Hareloom', url: LINK });
  expect(copied).not.toHaveBeenCalled();
});

test('where the phone’s sheet can’t be opened, the link is copied', async () => {
  phone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  render(Invite, { code: CODE });
  await press('Share link');
  await vi.waitFor(() => {
    expect(copied).toHaveBeenCalledWith(LINK);
  });
});

test('hidden are code, QR code and link; the link is still copied', async () => {
  render(InviteSheet, { code: CODE, close: () => undefined });
  expect(screen.getByText(LINK.replace('https://', ''))).toBeTruthy();
  const ways = screen.getAllByRole('button', { name: 'Hide the code' });
  for (const way of ways.slice(-1)) await fireEvent.click(way);
  expect(document.body.innerHTML).not.toMatch(/amber|otter|velvet/);
  expect(screen.queryByRole('img')).toBeNull();
  expect(localStorage.getItem('hareloom.hide-codes')).toBe('yes');
  await press('Copy link');
  expect(copied).toHaveBeenCalledWith(LINK);
  await press('Show the code');
  expect(screen.getByText('amber otter velvet')).toBeTruthy();
});

test('a code’s words are read in their own language, unless they are hidden', () => {
  render(Invite, { code: CODE });
  expect(screen.getByText(/amber/).getAttribute('lang')).toBe('en');
  hiding.turn(true);
  flushSync();
  expect(screen.getByText('hidden').getAttribute('lang')).toBeNull();
});
