import { beforeEach, vi } from 'vitest';
import { language } from '../../src/lib/language.svelte.ts';

vi.mock('../../src/lib/wire/socket.ts', () => import('./socket.ts'));

// No layout here: every element has the room of a desktop page, unless a test says otherwise.
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollIntoView = () => undefined;
  await language.start();
});
