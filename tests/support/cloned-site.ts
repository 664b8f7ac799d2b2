import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentCopy, copyContent, SMALL_SITE } from './content-copy.ts';

/** A clone of a site. Files are edited with the functions of a copy of content. */
export interface Clone extends Pick<ContentCopy, 'rootDir' | 'read' | 'write' | 'edit'> {
  /** Runs git in the clone and returns its output. Throws if git fails. */
  git(...args: readonly string[]): string;
}

/** Two clones of a small site and the bare repository to which both are pushed, in a folder of their own. */
export interface ClonedSite {
  readonly folder: string;
  /** The environment of git, without the settings of this computer. */
  readonly env: NodeJS.ProcessEnv;
  readonly mine: Clone;
  readonly theirs: Clone;
  readonly upstream: string;
  remove(): void;
}

/** The small site, committed and pushed by one of two editors, and cloned by the other. */
export function clonedSite(): ClonedSite {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-clones-'));
  const upstream = join(folder, 'upstream.git');
  const env = { ...process.env, ...gitSettings(folder) };
  runGit(folder, env, 'init', '-q', '--bare', upstream);
  const cloneAs = (name: string): Clone => {
    const rootDir = join(folder, name);
    runGit(folder, env, 'clone', '-q', upstream, rootDir);
    return { ...copyContent(SMALL_SITE, rootDir), git: (...args) => runGit(rootDir, env, ...args) };
  };
  const mine = cloneAs('mine');
  mine.write('notes.txt', 'old\n');
  mine.git('add', '-A');
  mine.git('commit', '-qm', 'All of it');
  mine.git('push', '-q', '-u', 'origin', 'HEAD');
  const theirs = cloneAs('theirs');
  return { folder, env, mine, theirs, upstream, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The environment variables of git with a name for commits, and no settings of this computer. */
export function gitSettings(folder: string): NodeJS.ProcessEnv {
  const settings = [
    ['user.name', 'Mia Berg'],
    ['user.email', 'mia@meander.example'],
    ['init.defaultBranch', 'main'],
  ] as const;
  return {
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/** Runs git in a folder and returns its output. Throws if git fails. */
export function runGit(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
