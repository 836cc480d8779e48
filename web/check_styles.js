/**
 * Checks the styles, as a part of `npm run lint`: sizes of letters, spaces and radii are tokens, every token that is used is
 * defined, media queries ask for one of five kinds of screens, and every utility class is used.
 */
import { globSync, readFileSync } from 'node:fs';
import { parse, parseCss } from 'svelte/compiler';

const SPACES = /^((row-|column-)?gap|(padding|margin)(-.+)?)$/;
const LETTERS = /^font(-size)?$/;
const RADII = /^border(-.+)?-radius$/;
/** Up to three pixels are hairlines. More than `--space-8` is the layout of one page, as what is computed is. */
const RAW_SPACE = /(?<![\w.-])([4-9]|1\d|2\d)(\.\d+)?px/;
const RAW_LETTERS = /(?<![\w.-])(0?\.\d+|1(\.[0-7]\d*)?)rem|\dpx/;
const RAW_RADIUS = /(?<![\w.-])([4-9]|1\d|2\d)(\.\d+)?px/;
/**
 * The edges of the five kinds of screens: a small phone (up to 359), a phone (up to 699; low, up to 700 high), a phone on its side
 * (up to 500 high, from 560), a wide screen (from 700, and 501 high) and a desk (from 1100).
 */
const EDGES = new Set([
  ...['359px', '699px', '700px', '1099px', '1100px', '560px'],
  ...['h500px', 'h501px', 'h700px'],
]);
/** The storybook is its own document, on paper too. */
const OTHER = /^(screen|print)/;

const problems = [];
const defined = new Set();
const wanted = [];
const classes = new Set();
const utilities = [];

/** Every node below a node of a style sheet. */
function* nodes(node) {
  yield node;
  const below = node.children ?? node.block?.children ?? [];
  for (const each of below) yield* nodes(each);
}

/** A value without what is computed in it: that is measured against something else. */
const plain = (value) =>
  value.replace(/\b(calc|clamp|min|max|var)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');

function check(file, sheet, source) {
  const complain = (node, text) => {
    problems.push(`${file}:${source.slice(0, node.start).split('\n').length}  ${text}`);
  };
  for (const node of nodes({ children: sheet.children })) {
    if (node.type === 'Declaration') {
      const { property, value } = node;
      if (property.startsWith('--')) defined.add(property);
      else if (!file.endsWith('tokens.css')) {
        if (SPACES.test(property) && RAW_SPACE.test(plain(value)))
          complain(node, `${property}: ${value}: a space is one of --space-1 to --space-8`);
        if (LETTERS.test(property) && RAW_LETTERS.test(plain(value)))
          complain(
            node,
            `${property}: ${value}: a size of letters is one of --text-xs to --text-2xl`,
          );
        if (RADII.test(property) && RAW_RADIUS.test(plain(value)))
          complain(node, `${property}: ${value}: a radius is one of --radius-xs to --radius-l`);
      }
      for (const [, name, more] of value.matchAll(/var\((--[\w-]+)\s*(,?)/g))
        if (!more) wanted.push([name, () => complain(node, `${name} is defined nowhere`)]);
    } else if (node.type === 'Atrule' && node.name === 'media') {
      for (const [, side, edge] of node.prelude.matchAll(/-(width|height): ([\d.]+\w+)/g))
        if (!EDGES.has(side === 'height' ? `h${edge}` : edge) && !OTHER.test(node.prelude))
          complain(
            node,
            `@media ${node.prelude}: ${edge} is no edge of the screens in check_styles.js`,
          );
    } else if (node.type === 'Rule' && file.endsWith('utilities.css')) {
      const name = source.slice(node.prelude.start, node.prelude.end).trim().slice(1);
      utilities.push([name, () => complain(node, `.${name}: no component uses it`)]);
    }
  }
}

for (const file of globSync('src/**/*.{svelte,css}').sort()) {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) {
    check(file, parseCss(source), source);
    continue;
  }
  const { css } = parse(source, { modern: true });
  const markup = css ? source.slice(0, css.start) + source.slice(css.end) : source;
  for (const [, names] of markup.matchAll(/class(?:="([^"]*)"|:[\w-]+)/g))
    for (const name of names?.split(/[\s{}'"?:]+/) ?? []) classes.add(name);
  for (const [, name] of markup.matchAll(/class:([\w-]+)/g)) classes.add(name);
  for (const [, name] of markup.matchAll(/style:(--[\w-]+)/g)) defined.add(name);
  for (const [, name] of markup.matchAll(/\s(--[\w-]+)=/g)) defined.add(name);
  for (const [, name] of markup.matchAll(/['"`;\s](--[\w-]+)['"`:]/g)) defined.add(name);
  if (css) check(file, css, source);
}
for (const [name, complain] of wanted) if (!defined.has(name)) complain();
for (const [name, complain] of utilities) if (!classes.has(name)) complain();

for (const each of problems) console.error(each);
process.exitCode = problems.length > 0 ? 1 : 0;
