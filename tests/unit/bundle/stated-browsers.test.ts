import { BROWSERS } from 'conf-site:browsers';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSite } from '../../../src/bundle/bundle-site.ts';
import { packageDir } from '../../support/run-tool.ts';

type Versions = Readonly<Record<'chrome' | 'firefox' | 'safari', number>>;

const since = (chrome: number, firefox: number, safari: number): Versions => ({ chrome, firefox, safari });

/** Functions that all browsers with modules have. */
const OLD =
  'attr calc clamp env format inset linear-gradient local max min minmax polygon radial-gradient repeat repeating-linear-gradient rotate scale scaleX scaleY steps translate translateX translateY url var';

/**
 * The first versions with what stylesheets need, by its name: functions, at-rules and pseudo-classes. Source: MDN's
 * browser-compat-data. For relative colours they are the versions that lack only `currentcolor` as the first colour.
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
  ':has': since(105, 121, 15.4),
  ':is': since(88, 78, 14),
  ':popover-open': since(114, 125, 17),
  ':user-invalid': since(119, 88, 16.5),
};

/** What only adorns: a browser without it shows the same texts and controls. */
const ADORNMENTS = /^::(?:details-content|view-transition)/;

/** Pseudo-classes and pseudo-elements that all browsers with modules have. */
const OLD_PSEUDO =
  /^::?(?:-webkit-details-marker|active|after|backdrop|before|checked|disabled|empty|first-child|first-letter|first-of-type|focus|focus-visible|focus-within|hover|lang|last-child|last-of-type|link|marker|not|nth-child|nth-of-type|only-child|only-of-type|placeholder|root|target|visited)$/;

/** The names of all functions, at-rules and pseudo-classes of a stylesheet that not every browser has. */
function needsOf(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  const old = new Set(OLD.split(' '));
  parse(css).walk((node) => {
    if (node.type === 'atrule') found.add(`@${node.name}`);
    if (node.type === 'decl') {
      for (const [, name = '', from = ''] of node.value.matchAll(/(?<![\w-])([a-zA-Z][\w-]*)\((from\b)?/g))
        if (!old.has(name)) found.add(`${name}(${from})`);
    }
    if (node.type === 'rule') {
      if (node.selector.includes('&')) found.add('&');
      if (node.parent?.type === 'atrule' && node.parent.name === 'keyframes') return;
      for (const [name] of node.selector.replace(/\[[^\]]*\]/g, '').matchAll(/::?[a-z-]+/g))
        if (!OLD_PSEUDO.test(name) && !ADORNMENTS.test(name)) found.add(name);
    }
  });
  return found;
}

/** The stated version of each browser. */
const STATED = Object.fromEntries(
  BROWSERS.map((browser) => [browser.replace(/[\d.]+$/, ''), Number(/[\d.]+$/.exec(browser)?.[0])]),
);

describe.each(['plain', 'stitch'])('the stylesheets with the look %s', (look) => {
  let rootDir: string;
  let needs: ReadonlySet<string>;
  beforeAll(async () => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-browsers-'));
    const { stylesheets } = await bundleSite({ rootDir, packageDir, look, cacheDir: join(rootDir, 'cache') });
    needs = needsOf(Object.values(stylesheets).join('\n'));
  });
  afterAll(() => rmSync(rootDir, { recursive: true, force: true }));

  it('need nothing whose first versions are unknown', () => {
    expect([...needs].filter((name) => FIRST_VERSIONS[name] === undefined)).toEqual([]);
    expect([...needs]).toEqual(expect.arrayContaining(['light-dark()', 'oklch(from)']));
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

it('README states the same browsers', () => {
  const [chrome, firefox, safari] = ['chrome', 'firefox', 'safari'].map((name) => STATED[name]);
  expect(readFileSync(join(packageDir, 'README.md'), 'utf8').replaceAll('\n', ' ')).toContain(
    `Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  );
});
