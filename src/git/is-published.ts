import { HintedError } from '../diagnostics/hinted-error.ts';
import type { Git } from './run-git.ts';

/**
 * Whether a file of the site may be public. False only if the branch has an upstream which, as this computer last saw it,
 * does not have the file. `path` is relative to the folder of `git`.
 */
export async function isPublished(git: Git, path: string): Promise<boolean> {
  try {
    const upstream = await git.run('rev-parse', '--quiet', '--verify', '@{upstream}');
    return upstream.status !== 0 || (await git.run('cat-file', '-e', `@{upstream}:./${path}`)).status === 0;
  } catch (error) {
    if (error instanceof HintedError) return true;
    throw error;
  }
}
