import type { Roots } from '../../content/roots.ts';
import { settleChanges } from '../../content-edits/change-journal.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { checkKey } from '../../pipeline/check-outcome.ts';
import { type OpenContent, openContent } from '../change/open-change.ts';

/** Undoes a change that was interrupted, reads and checks the saved content, and reuses that while no file has changed. */
export type SavedContent = () => Promise<OpenContent>;

/** `now` gives the current instant, at which the content is checked. */
export function savedContent(roots: Roots, now: () => Instant): SavedContent {
  let last: { readonly key: string | undefined; readonly from: Instant; readonly content: OpenContent } | undefined;
  return async () => {
    await settleChanges(roots.rootDir);
    const key = checkKey(roots);
    const at = now();
    const until = last?.content.scope.programmes.until ?? Infinity;
    if (last === undefined || key === undefined || key !== last.key || at < last.from || at >= until) {
      last = { key, from: at, content: await openContent(roots, at) };
    }
    return last.content;
  };
}
