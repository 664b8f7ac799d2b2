import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOfRoot } from '../../../src/cli/folder-of-root.ts';
import { HintedError } from '../../../src/diagnostics/hinted-error.ts';
import { copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { runHere } from '../../support/run-here.ts';

const at = (root: string, dir: string): string => relative('', folderOfRoot(resolve(root), '--out', dir));

describe('the folder that --out names', () => {
  it.each([
    ['s', 'dist', 's/dist'],
    ['.', 'dist', 'dist'],
    ['.', './s/dist', 's/dist'],
    ['s', '../dist', 'dist'],
    ['s', 'st/dist', 's/st/dist'],
    ['../s', '../s/dist', '../s/dist'],
    ['..', '../dist', '../../dist'],
    ['..', 'dist', '../dist'],
    ['s', resolve('s/s/dist'), 's/s/dist'],
  ])('with --root %s --out %s is %s', (root, dir, expected) => {
    expect(at(root, dir)).toBe(expected);
  });

  it.each([
    ['s', 's/dist', 's/s/dist', '--out dist'],
    ['s', './s/dist/', 's/s/dist', '--out dist'],
    ['s', 's', 's/s', '--out dist'],
    ['s/t', 's/t/out/next', 's/t/s/t/out/next', '--out out/next'],
    ['../s/t', '../s/t/dist', '../s/s/t/dist', '--out dist'],
  ])('with --root %s --out %s is refused, since it would be %s', (root, dir, doubled, instead) => {
    expect(() => at(root, dir)).toThrow(HintedError);
    try {
      at(root, dir);
    } catch (error) {
      expect((error as Error).message).toBe(`--out ${dir} is relative to the root ${root}, so it would be ${doubled}.`);
      expect((error as HintedError).hint).toBe(`write ${instead}; to name another folder, write its absolute path`);
    }
  });

  it('is refused before anything is built or served', async () => {
    const site = copyContent(SMALL_SITE);
    const cwd = join(site.rootDir, '..');
    const name = relative(cwd, site.rootDir);
    for (const command of ['build', 'serve', 'watch']) {
      const { status, stderr } = await runHere(['--root', name, command, '--out', `${name}/dist`], cwd);
      expect([status, stderr], command).toEqual([
        2,
        `error --out ${name}/dist is relative to the root ${name}, so it would be ${name}/${name}/dist.\n` +
          '  hint: write --out dist; to name another folder, write its absolute path\n',
      ]);
    }
    const build = ['--root', name, 'build', '--against', `${name}/dist`];
    expect((await runHere(build, cwd)).stderr).toContain('hint: write --against dist;');
    expect(existsSync(join(site.rootDir, name))).toBe(false);
    site.remove();
  });
});
