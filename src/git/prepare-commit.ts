import { join } from 'node:path';
import type { Instant } from '../domain/time/timeline.ts';
import { checkSite } from '../pipeline/check.ts';
import { createStopwatch } from '../pipeline/stopwatch.ts';
import { isSite } from '../read/read-content.ts';
import type { Failure } from './git-failure.ts';
import { inWorktree } from './git-worktree.ts';
import type { PublishedBranch } from './published-branch.ts';
import { type Rebased, type RebaseOptions, rebaseAside } from './rebase-aside.ts';
import type { Git } from './run-git.ts';

/** A commit that could be pushed, with its content as a clone of it will have it. */
export interface PreparedCommit {
  readonly kind: 'prepared';
  readonly commit: string;
  /** Whether it contains changes of others that are not in the files here. */
  readonly hasOthers: boolean;
  /** The number of errors in its content. */
  readonly errors: number;
  /** A hash of its content files, as in `ContentData`. */
  readonly sourceHash: string;
}

export interface PrepareOptions extends RebaseOptions {
  readonly packageDir: string;
  /** The present, at which the content is checked. */
  readonly at: Instant;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Rebases the last commit on what others have published, and checks the content that this gives, all in a temporary folder:
 * `conf-site watch` never sees the marks of a conflict, and there is nothing to stash.
 */
export async function prepareCommit(
  git: Git,
  branch: PublishedBranch,
  options: PrepareOptions,
): Promise<PreparedCommit | Exclude<Rebased, { kind: 'rebased' }>> {
  const head = await git.read('rev-parse', 'HEAD');
  const upstream = await git.read('rev-parse', branch.upstream);
  return inWorktree(git, { commit: head, env: options.env }, async (aside) => {
    const rebased = await rebaseAside(aside, { head, upstream, prefix: branch.prefix }, options);
    if (rebased.kind !== 'rebased') return rebased;
    const roots = { rootDir: join(aside.dir, branch.prefix), packageDir: options.packageDir };
    const { commit } = rebased;
    const hasOthers = commit !== head;
    if (!isSite(roots.rootDir)) return { kind: 'failed', ...(hasOthers ? siteDeleted(branch) : INCOMPLETE) };
    const { summary, sourceHash } = await checkSite(roots, createStopwatch(), { at: options.at });
    return { kind: 'prepared', commit, hasOthers, errors: summary.errors, sourceHash };
  });
}

/** Why content is not published that has no errors here, and would have some in a clone. */
export const INCOMPLETE: Failure = {
  code: 'content-incomplete',
  message: 'The content has no errors here, but it would have some where it is published.',
  hint: 'git may ignore a file that it needs: git status --ignored lists these',
};

function siteDeleted({ prefix }: PublishedBranch): Failure {
  return {
    code: 'site-deleted',
    message: `Others have deleted ${prefix}content/site.yaml, without which there is no site.`,
    hint: 'ask them, or bring the file back where it was deleted; nothing was published, and your files are as they were',
  };
}
