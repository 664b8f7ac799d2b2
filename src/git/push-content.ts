import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Roots } from '../content/roots.ts';
import type { ConflictChoice, PublishConflict } from '../domain/editor/edit.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { writeAtomically } from '../fs/atomic-write.ts';
import { CONTENT_PATHS, changedFiles } from './changed-files.ts';
import { commitFailure, type Failure, failureOf, isRace } from './git-failure.ts';
import { INCOMPLETE, type PreparedCommit, type PrepareOptions, prepareCommit } from './prepare-commit.ts';
import type { PublishStep } from './publish-step.ts';
import { type PublishedBranch, publishedBranch } from './published-branch.ts';
import { type Git, gitIn } from './run-git.ts';

export type Pushed =
  /** `sourceHash`: a hash of the content files that were pushed. */
  | { readonly kind: 'pushed'; readonly branch: PublishedBranch; readonly sourceHash: string }
  /** Nothing has changed since the last publication. */
  | { readonly kind: 'unchanged' }
  /** The changes of others are in the files here now, and nothing was pushed: together, they have errors. */
  | { readonly kind: 'merged'; readonly errors: number }
  | { readonly kind: 'conflict'; readonly conflicts: readonly PublishConflict[] }
  | ({ readonly kind: 'failed' } & Failure);

export interface PushOptions {
  /** The sentence of the commit. */
  readonly sentence: string;
  /** The present, at which the content is checked. */
  readonly at: Instant;
  /** Called with what is being done. */
  readonly onStep: (step: PublishStep) => void;
  /** What is published of files with conflicts. */
  readonly choices?: readonly ConflictChoice[];
  /** The environment of git. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Commits `content/` alone, takes over what others have pushed, checks the content that this gives, and pushes. Everything
 * else stays as it is, and staged if it was. After a conflict or a failure, commits and staged files are as before, so that a
 * conflict can be solved by editing files: with the commit left in place, the same conflict would come again whatever the
 * files say. Throws as `publishedBranch`.
 */
export async function pushContent({ rootDir, packageDir }: Roots, options: PushOptions): Promise<Pushed> {
  const { onStep, choices = [], env = process.env } = options;
  const git = gitIn(rootDir, env);
  const branch = await publishedBranch(git);
  onStep({ code: 'fetching', message: 'Asking what others have published …' });
  const fetched = await fetchBranch(git, branch);
  if (fetched !== undefined) return { kind: 'failed', ...fetched };
  const { content, others } = await changedFiles(git, branch);
  if (others.length > 0) return { kind: 'failed', ...otherCommits(others) };
  if (content.length === 0) return { kind: 'unchanged' };
  const undo = await undoing(git);
  try {
    const pushed = await commitAndPush(git, branch, { ...options, packageDir, choices, env });
    if (pushed.kind === 'conflict' || pushed.kind === 'failed') await undo();
    return pushed;
  } catch (error) {
    await undo();
    throw error;
  }
}

async function fetchBranch(git: Git, { remote, remoteRef, upstream }: PublishedBranch): Promise<Failure | undefined> {
  const fetched = await git.run('fetch', '--quiet', '--no-tags', '--', remote, `+${remoteRef}:${upstream}`);
  return fetched.status === 0 ? undefined : failureOf('git fetch', fetched);
}

function otherCommits(others: readonly string[]): Failure {
  const files = others.length === 1 ? `${others[0]} is` : `${others[0]} and ${others.length - 1} more files are`;
  return {
    code: 'other-commits',
    message: `Commits that are not pushed change more than the content: ${files} in them.`,
    hint: 'push them yourself first, if they are ready: git push',
  };
}

/** Returns a function that brings back the last commit and the staged files as they are now. No file changes. */
async function undoing(git: Git): Promise<() => Promise<void>> {
  const head = await git.read('rev-parse', 'HEAD');
  const index = resolve(git.dir, await git.read('rev-parse', '--git-path', 'index'));
  const staged = await readFile(index);
  return async () => {
    await git.read('update-ref', '-m', 'conf-site: not published', 'HEAD', head);
    writeAtomically(index, staged);
  };
}

async function commitAndPush(
  git: Git,
  branch: PublishedBranch,
  options: PushOptions & PrepareOptions,
): Promise<Pushed> {
  const { sentence, onStep } = options;
  onStep({ code: 'committing', message: 'Committing the content …' });
  const committed = await commitContent(git, sentence);
  if (committed !== undefined) return { kind: 'failed', ...committed };
  for (const isLastTry of [false, true]) {
    onStep({ code: 'merging', message: 'Merging it with what others have published …' });
    const prepared = await prepareCommit(git, branch, options);
    if (prepared.kind !== 'prepared') return prepared;
    const overwritten = await moveTo(git, prepared, { isDryRun: true });
    if (overwritten !== undefined) return { kind: 'failed', ...overwritten };
    if (prepared.errors > 0) return takeOver(git, prepared);
    onStep({ code: 'pushing', message: 'Pushing …' });
    const pushed = await git.run('push', '--porcelain', '--', branch.remote, `${prepared.commit}:${branch.remoteRef}`);
    if (pushed.status === 0) {
      // If a file was saved meanwhile that others have changed, too, their changes are taken over the next time.
      await moveTo(git, prepared, { isDryRun: false });
      return { kind: 'pushed', branch, sourceHash: prepared.sourceHash };
    }
    if (isLastTry || !isRace(pushed)) return { kind: 'failed', ...failureOf('git push', pushed) };
    const fetched = await fetchBranch(git, branch);
    if (fetched !== undefined) return { kind: 'failed', ...fetched };
  }
  throw new Error('The second try returns.');
}

/** Takes over the changes of others with which the content has errors, so that these can be corrected here. */
async function takeOver(git: Git, prepared: PreparedCommit): Promise<Pushed> {
  if (!prepared.hasOthers) return { kind: 'failed', ...INCOMPLETE };
  const overwritten = await moveTo(git, prepared, { isDryRun: false });
  return overwritten === undefined ? { kind: 'merged', errors: prepared.errors } : { kind: 'failed', ...overwritten };
}

/** Commits all changes of `content/`, if there are any, and nothing else that is staged. */
async function commitContent(git: Git, sentence: string): Promise<Failure | undefined> {
  const added = await git.run('add', '--all', '--', ...CONTENT_PATHS);
  if (added.status !== 0) return failureOf('git add', added);
  if ((await git.run('diff', '--cached', '--quiet', '--', ...CONTENT_PATHS)).status === 0) return undefined;
  const committed = await git.run('commit', '--quiet', '-m', sentence, '--', ...CONTENT_PATHS);
  return committed.status === 0 ? undefined : commitFailure(committed);
}

/**
 * Makes a rebased commit the last one of the branch, with its files. Files with local changes, staged or not, stay as they
 * are; if others have changed the same files, nothing is done and the failure is returned.
 */
async function moveTo(
  git: Git,
  { commit }: PreparedCommit,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<Failure | undefined> {
  const head = await git.read('rev-parse', 'HEAD');
  if (head === commit) return undefined;
  await git.run('update-index', '-q', '--refresh');
  const moved = await git.run('read-tree', ...(isDryRun ? ['-n'] : []), '-m', '-u', head, commit);
  if (moved.status !== 0) {
    return {
      code: 'other-files-overwritten',
      message: `Others have changed files that you have changed, too, and that are not published. git says: ${moved.stderr.trim()}`,
      hint: 'commit these files or put them aside (git stash), and publish again',
    };
  }
  if (!isDryRun) await git.read('update-ref', '-m', 'conf-site: rebased', 'HEAD', commit, head);
  return undefined;
}
