import { parseSync, type Plugin } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Whether a module waits while it is run: an `await` outside of every function. */
export function awaitsAtTop(code: string): boolean {
  const waits = (node: Node): boolean => {
    if (
      node.type === 'AwaitExpression' ||
      (node.type === 'ForOfStatement' && node['await'] === true)
    )
      return true;
    if (node.type.includes('Function')) return false;
    return Object.values(node)
      .flat()
      .some((child) => isNode(child) && waits(child));
  };
  return waits(parseSync('module.js', code).program as unknown as Node);
}

/**
 * Refuses a build in which a module awaits at its top. In WebKit (bug 242740) a later `import()` of what depends on such a module
 * answers before it has run, and the page stays blank.
 */
export function noTopLevelAwait(): Plugin {
  return {
    name: 'hareloom-no-top-level-await',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && awaitsAtTop(file.code)) {
          this.error(
            `${file.fileName} awaits at the top of a module, which WebKit can't import; use .then()`,
          );
        }
      }
    },
  };
}
