import { settleChanges } from '../content-edits/change-journal.ts';
import { removeAbandonedWorktrees } from '../git/git-worktree.ts';
import type { CommandContext } from './console/command-context.ts';

/** Undoes the changes of content that killed processes have begun, and removes what their publications have left. */
export async function settleUnfinishedWork({ flags: { root }, say }: CommandContext): Promise<void> {
  const undone = await settleChanges(root);
  if (undone.length > 0)
    say(`A change was interrupted before it was complete, and has been undone: ${undone.join(', ')}`);
  await removeAbandonedWorktrees(root);
}
