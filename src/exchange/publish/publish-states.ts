import type { PublishState } from '../../domain/edit.ts';
import type { Reading } from './await-public.ts';
import type { Pushed } from './push-content.ts';

/** How a publication can end, in sentences. */

export const UNCHANGED: PublishState = {
  kind: 'published',
  message: 'Nothing has changed: all of it is published.',
};

export const UNSEEN = {
  kind: 'published',
  message: 'It is pushed. Whether the site has it already cannot be seen from here.',
} as const;

/** `an error`, `2 errors` */
export function countedErrors(errors: number): string {
  return errors === 1 ? 'an error' : `${errors} errors`;
}

/** The state after nothing was pushed. */
export function stateOf(pushed: Extract<Pushed, { kind: 'merged' | 'conflict' | 'failed' }>): PublishState {
  if (pushed.kind === 'failed') return pushed;
  if (pushed.kind === 'conflict') return { ...CONFLICT, conflicts: pushed.conflicts };
  return {
    kind: 'failed',
    message: `The changes of others are in your files now. Together with yours, the content has ${countedErrors(pushed.errors)}, so nothing was published.`,
    hint: 'correct what check says of it, and publish again; nothing of either side is lost',
  };
}

const CONFLICT = {
  kind: 'conflict',
  message: 'Others have published changes of the same lines. Nothing was published, and your files are as they were.',
  hint: 'choose a version of each file in the editor and publish again, or take over their lines by hand where the two differ',
} as const;

/** The state after the site was waited for. */
export function lastState({ kind, answer }: Reading): PublishState {
  if (kind === 'public') return { kind: 'published', message: 'The site has it.' };
  if (kind === 'unsure') {
    return {
      kind: 'published',
      message: 'It is pushed, and the site has other content than before.',
      hint: 'an older conf-site has built it, which does not say from which files; so somebody else’s change may be meant',
    };
  }
  if (kind === 'other') {
    return {
      kind: 'published',
      message: `It is pushed. After 15 minutes, the site was not built from exactly that: ${answer}.`,
      hint: 'somebody may have published after you, and yours is then a part of it; look at a page that you have changed',
    };
  }
  return { kind: 'failed', message: `It is pushed, but the site does not have it yet: ${answer}.`, hint: LATE };
}

const LATE = 'look at what your host says of the last push (on GitHub: Actions)';
