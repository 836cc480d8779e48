import { mount } from 'svelte';
import { keepFocus } from './lib/focus.ts';
import { language } from './lib/language.svelte.ts';
import Standalone from './lib/book/Standalone.svelte';
import type { Inside } from './lib/book/inside.ts';
import './styles/tokens.css';
import './styles/type.css';
import './styles/materials.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/utilities.css';

/** A book that is one file: what it tells lies in it as JSON, and nothing is fetched. */
async function begin(): Promise<void> {
  const [target, data] = ['app', 'book'].map((id) => document.getElementById(id));
  if (!target || !data) throw new Error('there is no book in this file');
  keepFocus();
  await language.start();
  await language.with('book', Promise.resolve());
  mount(Standalone, { target, props: { inside: JSON.parse(data.textContent) as Inside } });
}

void begin();
