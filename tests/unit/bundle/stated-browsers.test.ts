import { BROWSERS } from 'conf-site:browsers';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleSite } from '../../../src/bundle/bundle-site.ts';
import { packageDir } from '../../support/run-tool.ts';

type Versions = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>;

const since = (chrome: number, firefox: number, safari: number): Versions => ({ chrome, firefox, safari });

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

// What Chrome 90, Firefox 88 and Safari 14.1 have, which are of April 2021. No table of versions is needed for it.

const OLD_FUNCTIONS = namesIn(
  'attr calc clamp conic-gradient env format inset linear-gradient local max min minmax polygon radial-gradient repeat repeating-linear-gradient rgb rotate scale scaleX scaleY steps translate translateX translateY url var',
);

const OLD_PSEUDO =
  /^::?(?:-webkit-details-marker|active|after|before|checked|disabled|empty|first-child|first-letter|first-of-type|focus|focus-within|host|hover|lang|last-child|last-of-type|link|marker|not|nth-child|nth-of-type|only-child|only-of-type|placeholder|root|target|visited)$/;

const OLD_PROPERTIES = namesIn(`
  -webkit-box-orient -webkit-line-clamp -webkit-user-select align-content align-items align-self all animation
  animation-name animation-timing-function background background-image background-size block-size border border-block
  border-block-end border-block-end-color border-block-end-width border-block-start border-block-start-style
  border-block-start-width border-bottom border-collapse border-color border-inline-end border-inline-start
  border-inline-start-color border-inline-start-style border-inline-start-width border-left border-radius border-style
  border-top border-width bottom box-shadow box-sizing break-after break-before break-inside clip-path color column-gap
  columns content cursor direction display fill flex flex-basis flex-direction flex-wrap float font font-display
  font-family font-size font-stretch font-style font-variant-numeric font-weight gap grid-area grid-auto-columns
  grid-auto-flow grid-auto-rows grid-column grid-row grid-template grid-template-columns grid-template-rows height
  inline-size inset inset-block inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start
  isolation justify-content justify-items justify-self left letter-spacing line-height list-style margin margin-block
  margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left
  margin-right margin-top max-block-size max-height max-inline-size max-width min-block-size min-height min-inline-size
  min-width object-fit object-position opacity order outline-offset overflow overflow-wrap overflow-x overflow-y padding
  padding-block padding-block-end padding-block-start padding-inline padding-inline-end padding-inline-start padding-left
  place-content place-items pointer-events position resize row-gap scroll-snap-align scroll-snap-type shape-rendering src
  stroke stroke-linecap stroke-linejoin stroke-width text-align text-decoration text-decoration-color
  text-decoration-thickness text-overflow text-transform text-underline-offset top touch-action transform unicode-bidi
  unicode-range vertical-align visibility white-space width z-index
`);

const OLD_UNITS = namesIn('% ch deg em fr pt px rem s vh vw');

/**
 * The first versions with what stylesheets need beyond that, by its name: functions, at-rules, pseudo-classes, properties
 * (with a colon) and units (as `1lh`). Source: MDN's browser-compat-data. For relative colours they are the versions that
 * lack only `currentcolor` as the first colour.
 */
const FIRST_VERSIONS: Readonly<Record<string, Versions>> = {
  'color-mix()': since(111, 113, 16.2),
  'light-dark()': since(123, 120, 17.5),
  'oklch()': since(111, 113, 15.4),
  'oklch(from)': since(119, 128, 16.4),
  '@container': since(105, 110, 16),
  '@media': since(1, 1, 1),
  '@supports': since(28, 22, 9),
  '@keyframes': since(43, 16, 9),
  '@font-face': since(1, 1, 1),
  '&': since(120, 117, 17.2),
  '::backdrop': since(37, 47, 15.4),
  ':focus-visible': since(86, 85, 15.4),
  ':has': since(105, 121, 15.4),
  ':is': since(88, 78, 14),
  ':popover-open': since(114, 125, 17),
  ':user-invalid': since(119, 88, 16.5),
  'appearance:': since(84, 80, 15.4),
  'aspect-ratio:': since(88, 89, 15),
  'border-end-end-radius:': since(89, 66, 15),
  'border-end-start-radius:': since(89, 66, 15),
  'border-start-end-radius:': since(89, 66, 15),
  'border-start-start-radius:': since(89, 66, 15),
  'color-scheme:': since(81, 96, 13),
  'contain-intrinsic-size:': since(83, 107, 17),
  'container-type:': since(105, 110, 16),
  'hyphens:': since(55, 43, 17),
  'mask:': since(120, 53, 15.4),
  'mask-size:': since(120, 53, 15.4),
  'outline:': since(94, 88, 16.4),
  'rotate:': since(104, 72, 14.1),
  'scale:': since(104, 72, 14.1),
  'scroll-margin-block:': since(69, 68, 15),
  'scroll-margin-block-start:': since(69, 68, 15),
  'scroll-padding-block-end:': since(69, 68, 15),
  'scroll-padding-inline:': since(69, 68, 15),
  'size-adjust:': since(92, 92, 17),
  'tab-size:': since(21, 91, 7),
  'text-wrap:': since(114, 121, 17.4),
  '1cqi': since(105, 110, 16),
  '1dvb': since(108, 101, 15.4),
  '1lh': since(109, 120, 16.4),
  '1svh': since(108, 101, 15.4),
  '1vb': since(108, 101, 15.4),
  '1vi': since(108, 101, 15.4),
};

/** What only adorns: a browser without it shows the same texts and controls. */
const ADORNMENTS =
  /^(?:::(?:details-content|view-transition).*|(?:accent-color|ascent-override|content-visibility|descent-override|field-sizing|forced-color-adjust|line-gap-override|overscroll-behavior|scrollbar-color|scrollbar-width|text-size-adjust|user-select|view-transition-name):)$/;

/** The names of everything in a stylesheet that is younger than April 2021, and does not only adorn. */
function needsOf(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  parse(css).walk((node) => {
    if (node.type === 'atrule') found.add(`@${node.name}`);
    if (node.type === 'decl') for (const name of namesInDeclaration(node)) found.add(name);
    if (node.type === 'rule') {
      if (node.selector.includes('&')) found.add('&');
      if (node.parent?.type === 'atrule' && node.parent.name === 'keyframes') return;
      for (const [name] of node.selector.replace(/\[[^\]]*\]/g, '').matchAll(/::?[a-z-]+/g))
        if (!OLD_PSEUDO.test(name)) found.add(name);
    }
  });
  return new Set([...found].filter((name) => !ADORNMENTS.test(name)));
}

function namesInDeclaration({ prop, value }: Declaration): readonly string[] {
  const isOwn = prop.startsWith('--') || OLD_PROPERTIES.has(prop);
  const functions = [...value.matchAll(/(?<![\w-])([a-zA-Z][\w-]*)\((from\b)?/g)]
    .filter(([, name = '']) => !OLD_FUNCTIONS.has(name))
    .map(([, name, from = '']) => `${name}(${from})`);
  const numbers = prop === 'unicode-range' ? '' : value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const units = [...numbers.matchAll(/(?<![\w#.-])[+-]?(?:\d*\.)?\d+(%|[a-z]+)/g)]
    .filter(([, unit = '']) => !OLD_UNITS.has(unit))
    .map(([, unit]) => `1${unit}`);
  return [...(isOwn ? [] : [`${prop}:`]), ...functions, ...units];
}

/** The stylesheets of a client of watch mode, which browsers get as they are. */
function clientStyles(folder: string): string {
  const names = readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.css'));
  return files.map((name) => readFileSync(join(packageDir, folder, name), 'utf8')).join('\n');
}

async function siteStyles(look: string): Promise<string> {
  const rootDir = mkdtempSync(join(tmpdir(), 'conf-site-browsers-'));
  try {
    const { stylesheets } = await bundleSite({ rootDir, packageDir, look, cacheDir: join(rootDir, 'cache') });
    return Object.values(stylesheets).join('\n');
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}

/** The stated version of each browser. */
const STATED = Object.fromEntries(
  BROWSERS.map((browser) => [browser.replace(/[\d.]+$/, ''), Number(/[\d.]+$/.exec(browser)?.[0])]),
);

const STYLES: Readonly<Record<string, () => string | Promise<string>>> = {
  'the look plain': () => siteStyles('plain'),
  'the look stitch': () => siteStyles('stitch'),
  'the editor': () => clientStyles('client/edit'),
  'watch mode': () => clientStyles('client/watch'),
};

describe.each(Object.entries(STYLES))('the stylesheets of %s', (_, stylesOf) => {
  let needs: ReadonlySet<string>;
  beforeAll(async () => {
    needs = needsOf(await stylesOf());
  });

  it('need nothing whose first versions are unknown', () => {
    expect([...needs].filter((name) => FIRST_VERSIONS[name] === undefined)).toEqual([]);
  });

  it('need nothing that the stated browsers lack', () => {
    const late = [...needs].flatMap((name) =>
      Object.entries(FIRST_VERSIONS[name] ?? {})
        .filter(([browser, first]) => !(first <= Number(STATED[browser])))
        .map(([browser, first]) => `${name} needs ${browser} ${first}`),
    );
    expect(late).toEqual([]);
  });
});

it('what is younger is found in selectors, at-rules and declarations', () => {
  const css = `
    @layer { a:open { inset-area: top; width: calc(1rcap + 2px); color: color(from red srgb r g b); } }
    b { accent-color: red; background: url(1x.svg); content: '3cap'; --own: 4ric; }
    @font-face { unicode-range: U+25CC, U+0-FF; }`;
  expect([...needsOf(css)].sort()).toEqual(
    ['@layer', '@font-face', ':open', 'inset-area:', '1rcap', 'color(from)', '1ric'].sort(),
  );
});

it('README states the same browsers', () => {
  const [chrome, firefox, safari] = ['chrome', 'firefox', 'safari'].map((name) => STATED[name]);
  expect(readFileSync(join(packageDir, 'README.md'), 'utf8').replaceAll('\n', ' ')).toContain(
    `Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  );
});
