import js from '@eslint/js';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// TypeScript then reads components in the form in which they are linted, so that its program is made once and not again
// for each of them: half the time. Whoever imports a component also sees the real types of what it takes.
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK = '1';
const { default: svelte } = await import('eslint-plugin-svelte');

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // A translated number or name reads well in a template; objects still may not slip in.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler is one call on one line: what the call returns is nobody's.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // In a template the linter can't see the types of a callback's parameters; svelte-check can, and does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      // Sets and maps that never change after their creation need no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // What browsers forbid over plain http is asked for in one place, which knows a way round.
    files: ['src/**'],
    ignores: ['src/lib/device/allowed.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Notification', 'WakeLock', 'WakeLockSentinel'],
      'no-restricted-properties': [
        'error',
        ...['clipboard', 'mediaDevices', 'share', 'vibrate', 'wakeLock'].map((property) => ({
          object: 'navigator',
          property,
          message: 'Use lib/device/allowed.ts.',
        })),
      ],
    },
  },
  // Other plain JavaScript is configuration only, and outside of the TypeScript project.
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    // What old browsers read.
    files: ['old/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: { WORDS: 'readonly' } },
    rules: {
      'no-var': 'off',
      'prefer-const': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/prefer-optional-chain': 'off',
    },
  },
);
