import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { decks } from '../../src/lib/cards/decks.svelte.ts';
import Picture from '../../src/lib/cards/Picture.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function fail(card: string) {
  const { container, rerender } = render(Picture, { card });
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  await fireEvent.error(image);
  return { container, rerender };
}

test('a picture that can’t be shown is a card’s back with a sentence, until another card lies there', async () => {
  const { container, rerender } = await fail('gone');
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.textContent.trim()).toBe('This picture can’t be shown.');
  await rerender({ card: 'here' });
  expect(container.querySelector('img')).not.toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

test('where the card is described, its back says that instead', async () => {
  const cards = [{ id: 'told', description: { en: 'A door ajar.' } }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'told', cards })));
  await decks.look(['told']);
  const { container } = await fail('told');
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.textContent.trim()).toBe('A door ajar.');
});

test('a picture that comes when nobody looks any more changes nothing', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { container, rerender, unmount } = render(Picture, { card: 'one', fetched: 'first' });
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  unmount();
  await rerender({ card: 'two' });
  await fireEvent.load(image);
  await fireEvent.error(image);
  expect(warned).not.toHaveBeenCalled();
});
