import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PublishState } from '../../domain/edit.ts';
import { writeAtomically } from '../../fs/atomic-write.ts';
import { CONTENT_PATHS, changedFiles } from './changed-files.ts';
import { commitFailure, type Failure, failureOf, isRace } from './git-failure.ts';
import { type PublishedBranch, publishedBranch } from './published-branch.ts';
import { type Rebased, rebaseAside } from './rebase-aside.ts';
import { type Git, gitIn } from './run-git.ts';

export type Pushed =
  | { readonly kind: 'pushed' }
  /** Nothing has changed since the last publication. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'conflict'; readonly conflicts: NonNullable<PublishState['conflicts']> }
  | ({ readonly kind: 'failed' } & Failure);

export interface PushOptions {
  /** The sentence of the commit. */
  readonly sentence: string;
  /** Called with what is being done. */
  readonly onStep: (step: string) => void;
  /** The environment of git. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Commits `content/` alone, takes over what others have pushed, and pushes. Everything else stays as it is, and staged if
 * it was. Unless it returns `pushed`, commits and staged files are as before, so that a conflict can be solved by editing
 * files: with the commit left in place, the same conflict would come again whatever the files say. Throws as
 * `publishedBranch`.
 */
export async function pushContent(
  rootDir: string,
  { sentence, onStep, env = process.env }: PushOptions,
): Promise<Pushed> {
  const git = gitIn(rootDir, env);
  const branch = await publishedBranch(git);
  onStep('Asking what others have published …');
  const fetched = await fetchBranch(git, branch);
  if (fetched !== undefined) return { kind: 'failed', ...fetched };
  const { content, others } = await changedFiles(git, branch);
  if (others.length > 0) return { kind: 'failed', ...otherCommits(others) };
  if (content.length === 0) return { kind: 'unchanged' };
  const undo = await undoing(git);
  try {
    const pushed = await commitAndPush(git, branch, { sentence, onStep, env });
    if (pushed.kind !== 'pushed') await undo();
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

async function commitAndPush(git: Git, branch: PublishedBranch, options: Required<PushOptions>): Promise<Pushed> {
  const { sentence, onStep, env } = options;
  onStep('Committing the content …');
  const committed = await commitContent(git, sentence);
  if (committed !== undefined) return { kind: 'failed', ...committed };
  for (const isLastTry of [false, true]) {
    const rebased = await rebaseAside(git, branch, env);
    if (rebased.kind !== 'rebased') return rebased;
    const overwritten = await moveTo(git, rebased, { isDryRun: true });
    if (overwritten !== undefined) return { kind: 'failed', ...overwritten };
    onStep('Pushing …');
    const pushed = await git.run('push', '--porcelain', '--', branch.remote, `${rebased.commit}:${branch.remoteRef}`);
    if (pushed.status === 0) {
      // If a file was saved meanwhile that others have changed, too, their changes are taken over the next time.
      await moveTo(git, rebased, { isDryRun: false });
      return { kind: 'pushed' };
    }
    if (isLastTry || !isRace(pushed)) return { kind: 'failed', ...failureOf('git push', pushed) };
    const fetched = await fetchBranch(git, branch);
    if (fetched !== undefined) return { kind: 'failed', ...fetched };
  }
  throw new Error('The second try returns.');
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
  { commit }: Extract<Rebased, { kind: 'rebased' }>,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<Failure | undefined> {
  const head = await git.read('rev-parse', 'HEAD');
  if (head === commit) return undefined;
  await git.run('update-index', '-q', '--refresh');
  const moved = await git.run('read-tree', ...(isDryRun ? ['-n'] : []), '-m', '-u', head, commit);
  if (moved.status !== 0) {
    return {
      message: `Others have changed files that you have changed, too, and that are not published. git says: ${moved.stderr.trim()}`,
      hint: 'commit these files or put them aside (git stash), and publish again',
    };
  }
  if (!isDryRun) await git.read('update-ref', '-m', 'conf-site: published', 'HEAD', commit, head);
  return undefined;
}
