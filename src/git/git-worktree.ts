import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { STATE_FOLDER } from '../fs/state-folder.ts';
import { recordWork, settleAbandonedWork } from '../fs/unfinished-work.ts';
import { type Failure, failureOf } from './git-failure.ts';
import { type Git, gitIn, readWith } from './run-git.ts';

/**
 * Settings of the person that would do more than is asked for, hooks that are meant for their own folder, and line ends that
 * differ from those in the repository. A sentence that begins with `#`, such as `#12 solved`, is not a comment: no sentence
 * begins with the control character that marks comments instead.
 */
const PLAIN = [
  ...['-c', 'core.hooksPath=/dev/null', '-c', 'rebase.updateRefs=false', '-c', 'rebase.autoStash=false'],
  ...['-c', 'core.autocrlf=false', '-c', 'core.eol=lf', '-c', 'core.commentChar=\u0001'],
] as const;

/** The name of the temporary folder that contains a worktree. */
const FOLDER_NAME = /^conf-site-publish-[\da-f]{16}$/;
const WORKTREE = 'site';

/**
 * Checks out a commit into a temporary folder, with the bytes that the repository has, and runs `use` there. The files of the
 * person, and what they have staged, are not touched. `env` as of `gitIn`. If the process is killed, the next one removes the
 * worktree.
 */
export async function inWorktree<T>(
  git: Git,
  { commit, env }: { readonly commit: string; readonly env: NodeJS.ProcessEnv },
  use: (aside: Git) => Promise<T>,
): Promise<T | ({ readonly kind: 'failed' } & Failure)> {
  const name = `conf-site-publish-${randomBytes(8).toString('hex')}`;
  const folder = join(await realpath(tmpdir()), name);
  const worktree = join(folder, WORKTREE);
  const record = recordWork(recordsIn(git.dir), { name });
  try {
    await mkdir(folder, { mode: 0o700 });
    const added = await git.run(...PLAIN, 'worktree', 'add', '--quiet', '--detach', worktree, commit);
    if (added.status !== 0) return { kind: 'failed', ...failureOf('git worktree add', added) };
    return await use(plainGit(worktree, { env, site: git.dir }));
  } finally {
    await removeWorktree(git, worktree);
    record.remove();
  }
}

/** Removes the worktrees of publications whose processes have ended. Starts git only if there are any. */
export async function removeAbandonedWorktrees(rootDir: string): Promise<void> {
  await settleAbandonedWork(recordsIn(rootDir), async (work) => {
    const { name } = (work ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || !FOLDER_NAME.test(name)) return;
    const git = gitIn(rootDir);
    await removeWorktree(git, (await knownWorktree(git, name)) ?? join(tmpdir(), name, WORKTREE));
  });
}

/** The path by which git knows a worktree: the folder of temporary files may be another one now. */
async function knownWorktree(git: Git, name: string): Promise<string | undefined> {
  const { stdout } = await git.run('worktree', 'list', '--porcelain');
  const paths = stdout.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
  return paths.find((path) => basename(path) === WORKTREE && basename(dirname(path)) === name);
}

/** Removes a worktree and its folder, also if it was only made in part. git locks a worktree while it makes it. */
async function removeWorktree(git: Git, worktree: string): Promise<void> {
  await rm(dirname(worktree), { recursive: true, force: true });
  await git.run('worktree', 'unlock', worktree);
  await git.run('worktree', 'prune');
}

function recordsIn(rootDir: string): string {
  return join(rootDir, STATE_FOLDER, 'worktrees');
}

/** Git in a temporary folder. In what it says, that folder has the name of the site's own, since it is gone when somebody reads it. */
function plainGit(dir: string, { env, site }: { readonly env: NodeJS.ProcessEnv; readonly site: string }): Git {
  const { run } = gitIn(dir, env);
  const runPlain: Git['run'] = async (...args) => {
    const result = await run(...PLAIN, ...args);
    return { ...result, stderr: result.stderr.replaceAll(dir, site) };
  };
  return { dir, run: runPlain, read: (...args) => readWith(runPlain, args) };
}
