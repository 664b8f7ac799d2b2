import { join } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { isTracked } from './is-tracked.ts';

/** The folder in a site's root with what the tool needs for the next run: caches, the list of published files, locks. */
export const STATE_FOLDER = '.conf-site';

/**
 * Whether git tracks anything in the state folder. Then it may be a commit of somebody else, and nothing of it may be used:
 * it contains code that builds run, and says which files are moved and deleted.
 */
export function isStateTracked(rootDir: string): boolean {
  return isTracked(join(rootDir, STATE_FOLDER));
}

export const STATE_TRACKED = {
  message:
    'git tracks files in .conf-site, which conf-site writes for itself alone. They may come from somebody else, ' +
    'and a build would run the code in them, so none of them is used.',
  // Without `--cached`: what stays on the disk would be trusted from then on.
  hint: 'run git rm -r --force .conf-site, and commit that; the next build makes what it needs',
} as const;

/** Throws `HintedError` if git tracks anything in the state folder. For commands that do not report diagnostics. */
export function refuseTrackedState(rootDir: string): void {
  if (isStateTracked(rootDir)) throw new HintedError(STATE_TRACKED.message, STATE_TRACKED.hint);
}
