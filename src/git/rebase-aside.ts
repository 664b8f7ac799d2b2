import type { ConflictChoice, PublishConflict } from '../domain/editor/edit.ts';
import { type Failure, failureOf } from './git-failure.ts';
import type { Git } from './run-git.ts';
import { conflictsAt, resolveConflict, type Sides } from './solve-conflicts.ts';

export type Rebased =
  /** The commit that contains what others have published, and then what is here. */
  | { readonly kind: 'rebased'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly conflicts: readonly PublishConflict[] }
  | ({ readonly kind: 'failed' } & Failure);

export interface RebaseOptions {
  /** What is published of files with conflicts. */
  readonly choices: readonly ConflictChoice[];
  /** The sentence of the commit. */
  readonly sentence: string;
}

/** Rebases `head` on `upstream` in a worktree of its own, in which `head` is checked out. */
export async function rebaseAside(aside: Git, sides: Sides, options: RebaseOptions): Promise<Rebased> {
  const isOnTop = (await aside.run('merge-base', '--is-ancestor', sides.upstream, sides.head)).status === 0;
  if (isOnTop) return { kind: 'rebased', commit: sides.head };
  const { status } = await aside.run('rebase', '--quiet', sides.upstream);
  if (status === 0) return { kind: 'rebased', commit: await aside.read('rev-parse', 'HEAD') };
  await aside.run('rebase', '--abort');
  return rebaseByPath(aside, sides, options);
}

/** A file that was renamed and edited counts as a new one. `no-renames` has no effect in git 2.39. */
const BY_PATH = '--strategy-option=find-renames=100%';

/**
 * Rebases so that each side of a conflict is the file at one path, also if one side has renamed it. Solves the conflicts
 * for which there is a choice.
 */
async function rebaseByPath(aside: Git, sides: Sides, { choices, sentence }: RebaseOptions): Promise<Rebased> {
  const solved = new Map<string, ConflictChoice>();
  let result = await aside.run('rebase', '--quiet', BY_PATH, sides.upstream);
  while (result.status !== 0) {
    const conflicts = await conflictsAt(aside, sides);
    if (conflicts.length === 0) return { kind: 'failed', ...failureOf('git rebase', result) };
    for (const { path, version } of conflicts) {
      const choice = choices.find((one) => one.path === path && one.version === version);
      if (choice === undefined) return { kind: 'conflict', conflicts };
      solved.set(path, choice);
      await resolveConflict(aside, sides, choice);
    }
    result = await aside.run('rebase', '--continue');
  }
  await commitChoices(aside, sides, { choices: [...solved.values()], sentence });
  return { kind: 'rebased', commit: await aside.read('rev-parse', 'HEAD') };
}

/** Commits the chosen sides where a later commit has changed the files once more. */
async function commitChoices(aside: Git, sides: Sides, { choices, sentence }: RebaseOptions): Promise<void> {
  for (const choice of choices) await resolveConflict(aside, sides, choice);
  if ((await aside.run('diff', '--cached', '--quiet')).status === 0) return;
  await aside.read('commit', '--quiet', '-m', sentence);
}
