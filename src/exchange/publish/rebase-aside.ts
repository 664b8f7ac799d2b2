import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishState } from '../../domain/edit.ts';
import { type Failure, failureOf } from './git-failure.ts';
import type { PublishedBranch } from './published-branch.ts';
import { type Git, gitIn } from './run-git.ts';

export type Rebased =
  /** The commit that contains what others have published, and then what is here. */
  | { readonly kind: 'rebased'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly conflicts: NonNullable<PublishState['conflicts']> }
  | ({ readonly kind: 'failed' } & Failure);

/** Settings of the person that would do more than a rebase, and hooks that are meant for their own folder. */
const PLAIN = ['-c', 'core.hooksPath=/dev/null', '-c', 'rebase.updateRefs=false', '-c', 'rebase.autoStash=false'];

/**
 * Rebases HEAD on the upstream, in a temporary folder: the files of the person, and what they have staged, are not touched,
 * so that there is nothing to stash, and `conf-site watch` never sees the marks of a conflict. `env` as of `gitIn`.
 */
export async function rebaseAside(git: Git, branch: PublishedBranch, env: NodeJS.ProcessEnv): Promise<Rebased> {
  const [head, upstream] = [await git.read('rev-parse', 'HEAD'), await git.read('rev-parse', branch.upstream)];
  const isOnTop = (await git.run('merge-base', '--is-ancestor', upstream, head)).status === 0;
  if (isOnTop) return { kind: 'rebased', commit: head };
  const folder = await mkdtemp(join(tmpdir(), 'conf-site-rebase-'));
  const worktree = join(folder, 'site');
  try {
    const added = await git.run(...PLAIN, 'worktree', 'add', '--quiet', '--detach', worktree, head);
    if (added.status !== 0) return { kind: 'failed', ...failureOf('git worktree add', added) };
    return await rebaseIn(gitIn(worktree, env), { head, upstream, prefix: branch.prefix });
  } finally {
    await git.run('worktree', 'remove', '--force', worktree);
    await rm(folder, { recursive: true, force: true });
    await git.run('worktree', 'prune');
  }
}

interface Sides {
  readonly head: string;
  readonly upstream: string;
  readonly prefix: string;
}

async function rebaseIn(aside: Git, { head, upstream, prefix }: Sides): Promise<Rebased> {
  const result = await aside.run(...PLAIN, 'rebase', '--quiet', upstream);
  if (result.status === 0) return { kind: 'rebased', commit: await aside.read('rev-parse', 'HEAD') };
  const unmerged = await aside.read('diff', '--name-only', '--diff-filter=U', '-z');
  const paths = unmerged.split('\0').filter((path) => path !== '');
  if (paths.length === 0) return { kind: 'failed', ...failureOf('git rebase', result) };
  const conflicts = paths.map(async (path) => ({
    path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
    theirs: await textAt(aside, upstream, path),
    yours: await textAt(aside, head, path),
  }));
  return { kind: 'conflict', conflicts: await Promise.all(conflicts) };
}

/** The text of a file in a commit; empty if the commit does not have it, or if it is no text. */
async function textAt(git: Git, commit: string, path: string): Promise<string> {
  const { status, stdout } = await git.run('cat-file', 'blob', `${commit}:${path}`);
  return status === 0 && !stdout.includes('\0') ? stdout : '';
}
