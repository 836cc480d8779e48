import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './lib/device/allowed.ts';
import { begin } from './lib/early.ts';
import { keepFocus } from './lib/focus.ts';
import { language } from './lib/language.svelte.ts';
import { byKeys } from './lib/table/byKeys.ts';
import './styles/tokens.css';
import './styles/type.css';
import './styles/materials.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/utilities.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Else old/page.js has drawn what such a browser gets.
if (document.documentElement.dataset['tooOld'] === undefined) {
  begin(location);
  keepFocus();
  byKeys.notice();
  // Words first: nothing is drawn that would change a moment later. Not by `await`: see vite/awaits.ts.
  const started = location.pathname === '/' ? language.start() : language.start('table');
  void started.then(() => {
    mount(App, { target });
    keepPage();
  });
}
