import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/pipeline/check.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { type ContentChange, noChange } from '../support/content-in-memory.ts';
import { packageDir } from '../support/run-tool.ts';
import type { Breakage } from './breakages/breakage.ts';
import { FILES } from './breakages/files.ts';
import { LINKS } from './breakages/links.ts';
import { PROGRAMME } from './breakages/programme.ts';
import { REFERENCES } from './breakages/references.ts';
import { SETTINGS } from './breakages/settings.ts';
import { SHAPES } from './breakages/shapes.ts';
import { TIMES } from './breakages/times.ts';
import { UNSAFE } from './breakages/unsafe.ts';
import { diagnosticsOf } from './broken-site.ts';

const BREAKAGES: readonly Breakage[] = [
  ...FILES,
  ...SHAPES,
  ...REFERENCES,
  ...LINKS,
  ...TIMES,
  ...PROGRAMME,
  ...SETTINGS,
  ...UNSAFE,
];

const breaking =
  ({ file, edit, content = '', with: other }: Breakage): ContentChange =>
  (site) => {
    if (edit === undefined) site.write(file, content);
    else site.edit(file, ...edit);
    if (other !== undefined) site.edit(...other);
  };

describe('one breakage of the real content', () => {
  it('is needed for there to be any diagnostic', async () => {
    expect(await diagnosticsOf(noChange)).toEqual([]);
  });

  it('is tried in more than a hundred places', () => {
    expect(BREAKAGES.length).toBeGreaterThan(120);
  });

  it.each(BREAKAGES)('$code: $name is told at its place, and nothing else is', async (breakage) => {
    const { code, file, told = file, at } = breakage;
    let broken = '';
    const found = await diagnosticsOf((site) => {
      breaking(breakage)(site);
      if (at !== undefined) broken = site.read(told);
    });
    const place = at === undefined ? { line: 1, column: 1 } : placeOf(broken, at);
    expect(found.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code, file: told, ...place },
    ]);
  });
});

describe('breakages of files on disk', () => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent();
  });
  afterAll(() => copy.remove());

  const check = async () => (await checkSite({ rootDir: copy.rootDir, packageDir }, createStopwatch())).diagnostics;

  it('link-outside: a link out of the root is told and not followed', async () => {
    const file = 'content/pages/passwd.md';
    symlinkSync('/etc/passwd', join(copy.rootDir, file));
    try {
      expect((await check()).map(({ code, file: path }) => ({ code, path }))).toEqual([
        { code: 'link-outside', path: file },
      ]);
    } finally {
      rmSync(join(copy.rootDir, file));
    }
  });

  it('are told as those in memory are, all at once', async () => {
    const inOneFileEach = [...new Map(BREAKAGES.map((breakage) => [breakage.file, breakage])).values()];
    const told = await diagnosticsOf((site) => {
      for (const breakage of inOneFileEach) {
        breaking(breakage)(site);
        copy.write(breakage.file, breakage.content ?? site.read(breakage.file));
      }
    });
    expect(told.length).toBeGreaterThan(10);
    expect(await check()).toEqual(told);
  });
});

/** Line and column, from 1, of the first place where `marker` stands in `text`. */
function placeOf(text: string, marker: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`the text does not hold ${JSON.stringify(marker)}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
