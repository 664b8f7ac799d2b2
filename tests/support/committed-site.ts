import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCopy, copyContent, SMALL_SITE } from './content-copy.ts';

/** The small site in a repository, as somebody has it who has just pulled the commits of others. */
export interface CommittedSite extends ContentCopy {
  git(...args: readonly string[]): string;
  /** Adds all files, also those that git ignores, and commits them. */
  commit(): void;
  /** The text of a file; undefined if there is none. */
  textOf(path: string): string | undefined;
  /** The names of everything at and below a folder, relative to the root. */
  names(folder?: string): readonly string[];
}

/** Git without the settings of the person who runs the tests. */
const PLAIN = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** Runs git in a folder and returns its output. Throws if git fails. */
export function gitIn(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...PLAIN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function committedSite(): CommittedSite {
  const site = copyContent(SMALL_SITE);
  const git = (...args: readonly string[]): string => gitIn(site.rootDir, ...args);
  git('init', '--quiet');
  site.write('.gitignore', 'node_modules/\ndist/\n/data/\n.conf-site/\n.*.conf-site-*/\n');
  return {
    ...site,
    git,
    commit() {
      git('add', '--all', '--force');
      git('commit', '--quiet', '--message', 'News');
    },
    textOf: (path) =>
      existsSync(join(site.rootDir, path)) ? readFileSync(join(site.rootDir, path), 'utf8') : undefined,
    names: (folder = '.') =>
      readdirSync(join(site.rootDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => !/^\.git(?:\/|$)/.test(name))
        .sort(),
  };
}
