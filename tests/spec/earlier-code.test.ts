import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildRequest, type BuiltSite, build, differingFiles, openSite } from '../support/built-sites.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';

/** Pages that a cache still has after a deploy find their style and script, as these stay for one more build. */

const AT = '2027-03-01T12:00';
const PAGE = 'content/pages/code.md';

/** Each test builds the site that the one before has left. */
describe('the code of the build before', () => {
  let site: ContentCopy;
  let first: BuiltSite;
  /** A build of the second state that knows no earlier one. */
  let cold: BuiltSite;

  const folder = (name: string): string => join(site.rootDir, name);
  const built = async (out: string, options: Partial<BuildRequest> = {}): Promise<BuiltSite> => {
    await build({ at: AT, rootDir: site.rootDir, outDir: folder(out), ...options });
    return openSite(folder(out), AT);
  };
  const changeStyle = (version: string): void =>
    site.write(
      'templates/styles/tokens.css',
      `@import 'conf-site/templates/styles/tokens.css';\n:root { --version: ${version}; }\n`,
    );
  /** The files that a build has and the build of the same state without an earlier one has not. */
  const extra = (warm: BuiltSite): readonly string[] => warm.files.filter((file) => !cold.files.includes(file));

  beforeAll(async () => {
    site = copyContent(SMALL_SITE);
    changeStyle('first');
    first = await built('dist');
    cpSync(folder('dist'), folder('published'), { recursive: true });
    changeStyle('second');
    cold = await built('cold');
  });
  afterAll(() => site.remove());

  it('is in the cache for where its folder is gone, and changes no other file', async () => {
    rmSync(folder('dist'), { recursive: true });
    const second = await built('dist');
    expect(extra(second)).toEqual([expect.stringMatching(/^assets\/style-index-\w+\.css$/)]);
    expect(differingFiles(second, cold)).toEqual(extra(second));
    expect(first.files).toEqual(expect.arrayContaining([...extra(second)]));
  });

  it('stays while builds change content only, and nothing is written if nothing changed', async () => {
    site.edit(PAGE, 'title: { en: ', 'title: { en: The ');
    const before = openSite(folder('dist'), AT).files;
    expect((await built('dist', { args: ['--no-cache'] })).files).toEqual(before);
    expect(await build({ at: AT, rootDir: site.rootDir, outDir: folder('dist'), args: ['--no-cache'] })).toMatchObject({
      written: 0,
    });
  });

  it('is gone with the next build that changes code', async () => {
    changeStyle('third');
    const [style] = cold.files.filter((file) => file.includes('style-index-'));
    const third = await built('dist');
    const own = third.files.filter((file) => !cold.files.includes(file));
    expect(own).toEqual([expect.stringMatching(/^assets\/style-index-/)]);
    expect(third.files).toContain(style);
    expect(first.files).not.toContain(own[0]);
  });

  it('is that of the build in the folder if nothing is cached, and that of the published one if it is named', async () => {
    rmSync(folder('.conf-site'), { recursive: true });
    rmSync(folder('dist'), { recursive: true });
    cpSync(folder('published'), folder('dist'), { recursive: true });
    const [style] = first.files.filter((file) => file.includes('style-index-'));
    for (const [out, args] of [
      ['dist', ['--compress']],
      ['next', ['--against', folder('published')]],
    ] as const) {
      const { files } = await built(out, { args });
      expect(files, out).toContain(style);
      expect(files.includes(`${style}.br`), out).toBe(out === 'dist');
    }
  });
});
