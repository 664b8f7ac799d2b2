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
  it('is necessary for any diagnostic: the content itself has none', async () => {
    expect(await diagnosticsOf(noChange)).toEqual([]);
  });

  it('is tried in more than a hundred ways', () => {
    expect(BREAKAGES.length).toBeGreaterThan(120);
  });

  it.each(BREAKAGES)('$code: $name is reported at its position, and nothing else is reported', async (breakage) => {
    const { code, file, reportedIn = file, at } = breakage;
    let broken = '';
    const found = await diagnosticsOf((site) => {
      breaking(breakage)(site);
      if (at !== undefined) broken = site.read(reportedIn);
    });
    const place = at === undefined ? { line: 1, column: 1 } : placeOf(broken, at);
    expect(found.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual([
      { code, file: reportedIn, ...place },
    ]);
  });
});

describe('breakages of files on the disk', () => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent();
  });
  afterAll(() => copy.remove());

  const check = async () => (await checkSite({ rootDir: copy.rootDir, packageDir }, createStopwatch())).diagnostics;

  it('link-outside: a link out of the root is reported and not followed', async () => {
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

  it('are reported as those in memory, all at once', async () => {
    const inOneFileEach = [...new Map(BREAKAGES.map((breakage) => [breakage.file, breakage])).values()];
    const reported = await diagnosticsOf((site) => {
      for (const breakage of inOneFileEach) {
        breaking(breakage)(site);
        copy.write(breakage.file, breakage.content ?? site.read(breakage.file));
      }
    });
    expect(reported.length).toBeGreaterThan(10);
    expect(await check()).toEqual(reported);
  });
});

/** Line and column, counted from 1, of the first occurrence of `marker` in `text`. */
function placeOf(text: string, marker: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`the text does not hold ${JSON.stringify(marker)}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
