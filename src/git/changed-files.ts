import type { PublishedBranch } from './published-branch.ts';
import type { Git } from './run-git.ts';

/** The content for git, without what a change that was killed has left behind. */
export const CONTENT_PATHS = ['content', ':(exclude,glob)content/**/.*.tmp'] as const;

/** What a publication would publish. */
export interface ChangedFiles {
  /** Files of `content/` that are not published yet, relative to the site, sorted. */
  readonly content: readonly string[];
  /** Files that commits change which are not pushed, and which are no content. A push would publish them, too. */
  readonly others: readonly string[];
}

/**
 * Compares the working tree, and commits that are not pushed, with what this computer last saw of the remote. Ask after a
 * fetch to be up to date.
 */
export async function changedFiles(git: Git, { upstream, prefix }: PublishedBranch): Promise<ChangedFiles> {
  const status = await git.read(
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...CONTENT_PATHS,
  );
  const uncommitted = listed(status).map((entry) => entry.slice(3));
  const isKnown = (await git.run('rev-parse', '--quiet', '--verify', upstream)).status === 0;
  const range = ['diff', '--name-only', '-z', '--no-renames', `${upstream}...HEAD`, '--'];
  const committed = isKnown ? listed(await git.read(...range)) : [];
  const isContent = (path: string): boolean => path.startsWith(`${prefix}content/`);
  const content = new Set([...uncommitted, ...committed].filter(isContent));
  return {
    content: [...content].map((path) => path.slice(prefix.length)).sort(),
    others: committed.filter((path) => !isContent(path)),
  };
}

function listed(text: string): readonly string[] {
  return text.split('\0').filter((entry) => entry !== '');
}
