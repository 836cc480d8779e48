import type { Plugin } from 'vite';

/** The oldest browsers that the page is made for: the last of Windows 7 and 8, the long-term Firefox, iPhones of 2017. */
export const TARGETS = { chrome: 109, firefox: 115, safari: 16.4 } as const;

/** For the compilers of scripts and styles: what is newer in the language itself, they write in an older way. */
export const BUILD_TARGETS = Object.entries({ ...TARGETS, ios: TARGETS.safari }).map(
  ([browser, version]) => `${browser}${version}`,
);

type Versions = Readonly<Record<keyof typeof TARGETS, number>>;

/** Something that a compiler can't replace: how it is found in built files, and which version of each has it first. */
export interface Feature {
  readonly name: string;
  readonly in: 'script' | 'style';
  readonly found: RegExp;
  readonly since: Versions;
  /** How the page does without it where it is missing. */
  readonly without?: string;
}

const NEVER = Infinity;

export const FEATURES: readonly Feature[] = [
  script('regular expressions that look behind', /\(\?<[=!]/, 62, 78, 16.4),
  script('`Array.prototype.at`', /\.at\(-?\d/, 92, 90, 15.4),
  script('`findLast`', /\.findLast(?:Index)?\(/, 97, 104, 15.4),
  script('`structuredClone`', /\bstructuredClone\(/, 98, 94, 15.4),
  script('`inert`', /\.inert\b/, 102, 112, 15.5),
  script('`Object.hasOwn`', /\bObject\.hasOwn\(/, 93, 92, 15.4),
  script('`AbortSignal.timeout`', /\bAbortSignal\.timeout\(/, 103, 100, 16),
  script(
    '`Intl.Segmenter`',
    /\bIntl\.Segmenter\b/,
    87,
    125,
    14.1,
    'letters are counted by their marks, and texts are read out whole',
  ),
  script('`URL.canParse`', /\bURL\.canParse\(/, 120, 115, 17),
  script('`checkVisibility`', /\.checkVisibility\(/, 105, 106, 17.4),
  script(
    '`toSorted`, `toReversed`, `toSpliced`',
    /\.to(?:Sorted|Reversed|Spliced)\(/,
    110,
    115,
    16,
  ),
  script('`Object.groupBy`, `Map.groupBy`', /\b(?:Object|Map)\.groupBy\(/, 117, 119, 17.4),
  script('`Promise.withResolvers`', /\bPromise\.withResolvers\(/, 119, 121, 17.4),
  script('`Promise.try`', /\bPromise\.try\(/, 128, 134, 18.2),
  script('`Array.fromAsync`', /\bArray\.fromAsync\(/, 121, 115, 16.4),
  script('`AbortSignal.any`', /\bAbortSignal\.any\(/, 116, 124, 17.4),
  script(
    'methods of sets',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    122,
    127,
    17,
  ),
  script(
    'methods of iterators',
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray)\(/,
    122,
    131,
    18.4,
  ),
  script('`startViewTransition`', /\.startViewTransition\(/, 111, 144, 18),
  script('popovers', /\.(?:showPopover|togglePopover)\(/, 114, 125, 17),
  script(
    'sets in regular expressions (flag `v`)',
    /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
    112,
    116,
    17,
  ),
  style('`dvh`, `svh`, `lvh`', /\d[dsl]v(?:h|w|b|i|min|max)\b/, 108, 101, 15.4),
  style('container queries', /@container\b/, 105, 110, 16),
  style(
    '`translate`, `rotate`, `scale` by themselves',
    /[;{](?:translate|rotate|scale):/,
    104,
    72,
    14.1,
  ),
  style('`:has()`', /:has\(/, 105, 121, 15.4),
  style(
    'subgrid',
    /:subgrid\b/,
    117,
    71,
    16,
    'the podium\u2019s steps are as high as what stands on them',
  ),
  style('nested rules', /[{;]&/, 120, 117, 17.2),
  style('`color-mix()`', /\bcolor-mix\(/, 111, 113, 16.2),
  style('`light-dark()`', /\blight-dark\(/, 123, 120, 17.5),
  style('`oklch()`', /\boklch\(/, 111, 113, 15.4),
  style('`linear()`', /[\s:,]linear\(/, 113, 112, 17.2),
  style('`lh`, `rlh`', /[\s:(]\d*\.?\d+r?lh\b/, 109, 120, 16.4, 'fields are as high as their rows'),
  style('`@scope`', /@scope\b/, 118, 146, 17.4),
  style('`@starting-style`', /@starting-style\b/, 117, 129, 17.5),
  style('anchors', /[;{]anchor-name:|[:\s(]anchor(?:-size)?\(/, 125, 147, 26),
  style(
    'masks without a prefix',
    /[;{]mask(?:-image)?:/,
    120,
    53,
    15.4,
    'the build adds the prefix',
  ),
  style(
    '`field-sizing`',
    /\bfield-sizing:/,
    123,
    NEVER,
    26.2,
    'fields keep the size of their rows',
  ),
  style('`text-wrap`', /\btext-wrap:/, 114, 121, 17.4, 'lines break where they are full'),
  style('`scrollbar-color`', /\bscrollbar-color:/, 121, 64, 26.2, 'the browser\u2019s own colours'),
  style('`overflow: clip`', /\boverflow(?:-[xy])?:clip\b/, 90, 81, 16),
  style('`accent-color`', /\baccent-color:/, 93, 92, 15.4),
  style('`aspect-ratio`', /\baspect-ratio:/, 88, 89, 15),
];

function script(
  name: string,
  found: RegExp,
  chrome: number,
  firefox: number,
  safari: number,
  without?: string,
): Feature {
  return {
    name,
    in: 'script',
    found,
    since: { chrome, firefox, safari },
    ...(without && { without }),
  };
}

function style(
  name: string,
  found: RegExp,
  chrome: number,
  firefox: number,
  safari: number,
  without?: string,
): Feature {
  return {
    name,
    in: 'style',
    found,
    since: { chrome, firefox, safari },
    ...(without && { without }),
  };
}

/** Whether a browser that the page is made for lacks it. */
export const isTooNew = ({ since }: Feature): boolean =>
  Object.entries(TARGETS).some(([browser, version]) => since[browser as keyof Versions] > version);

/** Which of them a built file uses. */
export function used(fileName: string, source: string): Feature[] {
  const kind = fileName.endsWith('.css') ? 'style' : 'script';
  return FEATURES.filter((feature) => feature.in === kind && feature.found.test(source));
}

/** Refuses a build that needs a younger browser than it is made for. */
export function supported(): Plugin {
  return {
    name: 'hareloom-supported',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === 'chunk' ? file.code : file.source;
        if (!/\.(?:js|css)$/.test(file.fileName) || typeof source !== 'string') continue;
        for (const feature of used(file.fileName, source)) {
          if (isTooNew(feature) && !feature.without)
            this.error(
              `${file.fileName} uses ${feature.name}, which not every browser has that the page is made for ` +
                '(vite/supported.ts): do without it, or say there how the page looks without it.',
            );
        }
      }
    },
  };
}
