import { onMount } from 'svelte';

/** For tests: a part of the page says that it listens to keys, from now on until it is gone. */
export const listens = (part: string): void =>
  onMount(() => {
    const said = document.documentElement.dataset;
    said['ready'] = `${said['ready'] ?? ''} ${part}`;
    return () => (said['ready'] = said['ready']?.replace(` ${part}`, '') ?? '');
  });
