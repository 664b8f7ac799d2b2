import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * Checks out a commit into a temporary folder, with the bytes that the repository has, and runs `use` there. The files of the
 * person, and what they have staged, are not touched. `env` as of `gitIn`.
 */
export async function inWorktree<T>(
  git: Git,
  { commit, env }: { readonly commit: string; readonly env: NodeJS.ProcessEnv },
  use: (aside: Git) => Promise<T>,
): Promise<T | ({ readonly kind: 'failed' } & Failure)> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'conf-site-publish-')));
  const worktree = join(folder, 'site');
  try {
    const added = await git.run(...PLAIN, 'worktree', 'add', '--quiet', '--detach', worktree, commit);
    if (added.status !== 0) return { kind: 'failed', ...failureOf('git worktree add', added) };
    return await use(plainGit(worktree, { env, site: git.dir }));
  } finally {
    await git.run('worktree', 'remove', '--force', worktree);
    await rm(folder, { recursive: true, force: true });
    await git.run('worktree', 'prune');
  }
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
