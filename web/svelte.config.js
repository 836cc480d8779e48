import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Templates are used once or twice: to build them node by node is quicker at the first view than to parse each as HTML.
  compilerOptions: { runes: true, fragments: 'tree' },
};
