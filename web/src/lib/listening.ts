import { onMount } from 'svelte';

const parts: string[] = [];

const say = (): void => {
  document.documentElement.dataset['ready'] = parts.join(' ');
};

/** For tests: a part of the page says that it listens to keys, from now on until it is gone. */
export function listens(part: string): void {
  onMount(() => {
    parts.push(part);
    say();
    return () => {
      parts.splice(parts.lastIndexOf(part), 1);
      say();
    };
  });
}
