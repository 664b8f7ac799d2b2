import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, differingFiles } from '../support/built-sites.ts';
import { runTool } from '../support/run-tool.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

type Damage = (cache: (start: string) => string) => void;

function flipEveryHundredthByte(file: string): void {
  const bytes = readFileSync(file);
  for (let index = 50; index < bytes.length; index += 100) bytes[index] = (bytes[index] as number) ^ 1;
  writeFileSync(file, bytes);
}

const DAMAGES: Readonly<Record<string, Damage>> = {
  'a truncated bundle.json': (cache) => truncateSync(join(cache('bundle-'), 'bundle.json'), 1000),
  'a corrupted bundle.json': (cache) => flipEveryHundredthByte(join(cache('bundle-'), 'bundle.json')),
  'no templates': (cache) => rmSync(join(cache('bundle-'), 'templates.mjs')),
  'truncated templates': (cache) => truncateSync(join(cache('bundle-'), 'templates.mjs'), 5000),
  'no assets': (cache) => rmSync(join(cache('bundle-'), 'assets'), { recursive: true }),
  'a file in place of the bundle': (cache) => {
    const folder = cache('bundle-');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
  },
  'corrupted page fragments': (cache) => flipEveryHundredthByte(cache('own.pack')),
  'truncated page fragments': (cache) => truncateSync(cache('own.pack'), 10_000),
  'an invalid list of page fragments': (cache) => writeFileSync(cache('own.list'), 'x 1 1e15\ny'),
  'a folder in place of page fragments': (cache) => {
    const file = cache('own.pack');
    rmSync(file);
    mkdirSync(file);
  },
  'a corrupted result of the last build': (cache) => flipEveryHundredthByte(cache('standing-')),
  'a truncated result of the last build': (cache) => truncateSync(cache('standing-'), 100),
  'an empty service worker': (cache) => truncateSync(join(cache('bundle-'), 'sw.js'), 0),
};

describe('a damaged cache', () => {
  let copy: SiteCopy;
  let whole: BuiltSite;

  beforeAll(async () => {
    copy = copySite();
    // An overridden source gives the site its own bundle, which is in the cache of the site instead of the tool's.
    copy.override('templates/styles/tokens.css', ':root {', ':root {\n  --own: 1;');
    await copy.rebuild();
    whole = copy.snapshot();
  });
  afterAll(() => copy.remove());

  it.each(Object.keys(DAMAGES))('is rebuilt: %s', async (name) => {
    const folder = join(copy.rootDir, '.conf-site', 'cache');
    DAMAGES[name]?.((start) => join(folder, readdirSync(folder).find((name) => name.startsWith(start)) as string));
    rmSync(join(copy.rootDir, 'dist'), { recursive: true });
    await copy.rebuild();
    expect(differingFiles(whole, copy.snapshot())).toEqual([]);
    expect(await copy.rebuild()).toMatchObject({ rendered: 0, written: 0 });
  });

  it('is reported if a file is in its place', async () => {
    rmSync(join(copy.rootDir, '.conf-site'), { recursive: true });
    writeFileSync(join(copy.rootDir, '.conf-site'), '');
    const run = await runTool(['--root', copy.rootDir, 'build']);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/\.conf-site is a file.*\n +hint:/);
    expect(run.stderr).not.toContain('    at ');
  });
});
