import type { PublishState } from '../domain/editor/edit.ts';
import type { Reading } from './await-public.ts';
import type { Pushed } from './push-content.ts';

/** How a publication can end, in sentences. */

export const UNCHANGED: PublishState = {
  kind: 'published',
  code: 'unchanged',
  message: 'Nothing has changed: all of it is published.',
};

/** The state after a push of which nothing can be seen. */
export function unseen(code: 'no-address' | 'site-unreachable', hint: string): PublishState {
  const message = 'It is pushed. Whether the site has it already cannot be seen from here.';
  return { kind: 'published', code, message, hint };
}

/** The state if the content has errors. */
export function withErrors(errors: number): PublishState {
  return {
    kind: 'failed',
    code: 'content-errors',
    errors,
    message: `The content has ${countedErrors(errors)}, so nothing was published.`,
    hint: 'correct what check says of it, and publish again',
  };
}

/** `an error`, `2 errors` */
function countedErrors(errors: number): string {
  return errors === 1 ? 'an error' : `${errors} errors`;
}

/** The state after nothing was pushed. */
export function stateOf(pushed: Extract<Pushed, { kind: 'merged' | 'conflict' | 'failed' }>): PublishState {
  if (pushed.kind === 'failed') return pushed;
  if (pushed.kind === 'conflict') return { ...CONFLICT, conflicts: pushed.conflicts };
  return {
    kind: 'failed',
    code: 'merged-errors',
    errors: pushed.errors,
    message: `The changes of others are in your files now. Together with yours, the content has ${countedErrors(pushed.errors)}, so nothing was published.`,
    hint: 'correct what check says of it, and publish again; nothing of either side is lost',
  };
}

const CONFLICT = {
  kind: 'conflict',
  code: 'conflict',
  message: 'Others have published changes of the same lines. Nothing was published, and your files are as they were.',
  hint: 'choose a version of each file in the editor and publish again, or take over their lines by hand where the two differ',
} as const;

/** The state after the site was waited for. */
export function lastState({ kind, answer }: Reading): PublishState {
  if (kind === 'public') return { kind: 'published', code: 'public', message: 'The site has it.' };
  if (kind === 'unsure') {
    return {
      kind: 'published',
      code: 'older-build',
      message: 'It is pushed, and the site has other content than before.',
      hint: 'an older conf-site has built it, which does not say from which files; so somebody else’s change may be meant',
    };
  }
  if (kind === 'other') {
    return {
      kind: 'published',
      code: 'other-build',
      message: `It is pushed. After 15 minutes, the site was not built from exactly that: ${answer}.`,
      hint: 'somebody may have published after you, and yours is then a part of it; look at a page that you have changed',
    };
  }
  const message = `It is pushed, but the site does not have it yet: ${answer}.`;
  return { kind: 'failed', code: 'not-public-yet', message, hint: LATE };
}

const LATE = 'look at what your host says of the last push (on GitHub: Actions)';
