import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputKey } from '../../src/pipeline/standing-build.ts';

const FILES = {
  'site/content/site.yaml': 'title: Weft',
  'site/templates/parts/Footer.tsx': 'export const Footer = () => null;',
  'site/package.json': '{}',
  'site/theme/colours/linen.css': ':root {}',
  'tool/package.json': '{ "dependencies": { "linen": "^1.0.0", "jute": "^1.0.0" } }',
  'tool/content/i18n/en/site.yaml': 'menu: Menu',
  'tool/templates/entry.tsx': 'export const entry = 1;',
  'tool/templates/starter/content/site.yaml': 'title: Lanternfield',
  'tool/client/inline/boot.ts': 'export const boot = 1;',
  'tool/src/model/slug.ts': 'export const slug = 1;',
  'tool/node_modules/linen/package.json': '{ "version": "1.0.0" }',
};

/** A time that can be set again to the nanosecond. */
const OLD = new Date('2024-05-06T07:08:09Z');

let folder: string;
const at = (path: string): string => join(folder, path);
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

/** Long after all that the tests write. */
const LATER = Date.now() + 3_600_000;
const key = (more: { readonly withDevelopmentReact?: boolean } = {}, now = LATER): string | undefined =>
  inputKey({ rootDir: at('site'), packageDir: at('tool'), version: '1', encoder: '1', ...more }, now);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-standing-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  utimesSync(at('tool/templates/entry.tsx'), OLD, OLD);
  symlinkSync(at('site/theme/colours'), at('site/templates/colours'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CHANGES: Readonly<Record<string, () => void>> = {
  'another template of the package, as long and as old': () => {
    write('tool/templates/entry.tsx', 'export const entry = 2;');
    utimesSync(at('tool/templates/entry.tsx'), OLD, OLD);
  },
  'other client code': () => write('tool/client/inline/boot.ts', 'export const boot = 2;'),
  'another model': () => write('tool/src/model/slug.ts', 'export const slug = 2;'),
  'another template of the site': () => write('site/templates/parts/Footer.tsx', 'export const Footer = () => 1;'),
  'one more': () => write('site/templates/parts/Header.tsx', ''),
  'one less': () => rmSync(at('site/templates/parts/Footer.tsx')),
  'one in another folder': () => renameSync(at('site/templates/parts'), at('site/templates/pages')),
  'another file in a linked folder': () => write('site/theme/colours/linen.css', ':root { color: red }'),
  'another version of a dependency': () => write('tool/node_modules/linen/package.json', '{ "version": "1.0.1" }'),
  'a dependency that is installed at last': () =>
    write('tool/node_modules/jute/package.json', '{ "version": "1.0.0" }'),
  'other packages of the site': () => write('site/package.json', '{ "dependencies": {} }'),
  'a lock file': () => write('site/package-lock.json', '{}'),
  'other texts of the package': () => write('tool/content/i18n/en/site.yaml', 'menu: Contents'),
};

describe('what a build is made of', () => {
  it('is the same for as long as nothing changes, and knows how it is made', () => {
    expect(key()).toMatch(/^[\da-f]{64}$/);
    expect(key()).toBe(key());
    expect(key({ withDevelopmentReact: true })).not.toBe(key());
  });

  it.each(Object.keys(CHANGES))('is something else with %s', (name) => {
    const before = key();
    CHANGES[name]?.();
    expect(key()).toMatch(/^[\da-f]{64}$/);
    expect(key()).not.toBe(before);
  });

  it('is nothing of the site that init copies', () => {
    const before = key();
    write('tool/templates/starter/content/site.yaml', 'title: Lantern');
    expect(key()).toBe(before);
  });

  it('is not known while a source has only just changed, or leads out of the site', () => {
    expect(key({}, Date.now())).toBeUndefined();
    symlinkSync(at('tool/templates/entry.tsx'), at('site/templates/entry.tsx'));
    expect(key()).toBeUndefined();
  });
});
