import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTracked } from '../../../src/fs/is-tracked.ts';
import { gitIn } from '../../support/committed-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-tracked-'));
  git('init', '--quiet');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string): string => join(folder, path);
const git = (...args: readonly string[]): string => gitIn(folder, ...args);

function write(path: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), '');
}

function commit(): void {
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'All');
}

describe('git tracks a folder', () => {
  it('of which it tracks a file, staged or committed, until that is removed', () => {
    write('site/.conf-site/cache/check.json');
    expect(isTracked(at('site/.conf-site'))).toBe(false);
    git('add', '--all');
    expect(isTracked(at('site/.conf-site'))).toBe(true);
    commit();
    expect(isTracked(at('site/.conf-site'))).toBe(true);
    git('rm', '-r', '--quiet', '--cached', 'site/.conf-site');
    expect(isTracked(at('site/.conf-site'))).toBe(false);
  });

  it('that is elsewhere on a file system that does not ignore case', () => {
    write('.Conf-Site/x');
    commit();
    renameSync(at('.Conf-Site'), at('.conf-site'));
    expect(isTracked(at('.conf-site'))).toBe(true);
  });

  it('that is a link, or where a link leads', () => {
    write('shared/x');
    symlinkSync('shared', at('.conf-site'));
    commit();
    expect(isTracked(at('.conf-site'))).toBe(true);
    git('rm', '--quiet', '--cached', '.conf-site');
    expect(isTracked(at('.conf-site'))).toBe(true);
    git('rm', '-r', '--quiet', '--cached', 'shared');
    expect(isTracked(at('.conf-site'))).toBe(false);
  });

  it.each([['--index-version', '4'], ['--split-index']])('whose name the index has shortened: %s', (...format) => {
    for (const path of ['.conf-a', '.conf-site/x', 'z']) write(path);
    commit();
    git('update-index', ...format);
    write('later');
    git('add', 'later');
    expect(isTracked(at('.conf-site'))).toBe(true);
    expect(isTracked(at('.conf-a'))).toBe(true);
    git('rm', '-r', '--quiet', '--cached', '.conf-site');
    expect(isTracked(at('.conf-site'))).toBe(false);
  });

  it('in a repository that names its files by SHA-256', () => {
    rmSync(at('.git'), { recursive: true });
    git('init', '--quiet', '--object-format=sha256');
    write('.conf-site/x');
    commit();
    expect(isTracked(at('.conf-site'))).toBe(true);
  });

  it('in a worktree and in a submodule', () => {
    write('other');
    commit();
    git('worktree', 'add', '--quiet', at('tree'));
    git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'module');
    for (const place of ['tree', 'module']) {
      write(`${place}/.conf-site/x`);
      expect(isTracked(at(`${place}/.conf-site`)), place).toBe(false);
      gitIn(at(place), 'add', '--all');
      expect(isTracked(at(`${place}/.conf-site`)), place).toBe(true);
    }
  });

  it('if there is no git on this computer, and if a hook of git has started the program', () => {
    write('.conf-site/x');
    write('dist/x');
    git('add', '.conf-site');
    vi.stubEnv('GIT_DIR', '/nowhere');
    vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index');
    expect([isTracked(at('.conf-site')), isTracked(at('dist'))]).toEqual([true, false]);
    vi.stubEnv('PATH', '/nowhere');
    expect([isTracked(at('.conf-site')), isTracked(at('dist'))]).toEqual([true, false]);
  });
});

describe('git does not track a folder', () => {
  it('that does not exist, has a similar name, or is outside of a repository', () => {
    for (const path of ['x.conf-site/y', '.conf-site.txt', 'docs/.conf-site/x', '[.]conf-site/x']) write(path);
    commit();
    expect(isTracked(at('.conf-site'))).toBe(false);
    write('.conf-site/x');
    expect(isTracked(at('.conf-site'))).toBe(false);
    expect(isTracked(at('docs/.conf-site'))).toBe(true);
    rmSync(at('.git'), { recursive: true });
    expect(isTracked(at('docs/.conf-site'))).toBe(false);
  });
});
