import type { ConflictChoice, PublishConflict } from '../domain/editor/edit.ts';
import type { Git } from './run-git.ts';

/** Two commits of which one is rebased on the other. */
export interface Sides {
  /** The last commit here. */
  readonly head: string;
  /** The last commit that others have published. */
  readonly upstream: string;
  /** The path of the site in the repository. */
  readonly prefix: string;
}

/** The files that the rebase could not merge, with their texts in both commits. Empty if it has stopped for another reason. */
export async function conflictsAt(aside: Git, sides: Sides): Promise<readonly PublishConflict[]> {
  const unmerged = await aside.read('diff', '--name-only', '--diff-filter=U', '-z');
  const paths = [...new Set(unmerged.split('\0').filter((path) => path !== ''))];
  return Promise.all(paths.map((path) => conflictAt(aside, sides, path)));
}

async function conflictAt(aside: Git, { head, upstream, prefix }: Sides, path: string): Promise<PublishConflict> {
  const [theirs, yours] = [await blobAt(aside, upstream, path), await blobAt(aside, head, path)];
  return {
    path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
    theirs: await textOf(aside, theirs),
    yours: await textOf(aside, yours),
    ...(theirs === undefined ? { deletedBy: 'theirs' } : yours === undefined ? { deletedBy: 'yours' } : {}),
    version: `${theirs}:${yours}`,
  };
}

/** Gives a file the text of the chosen side, or deletes it if that side has. */
export async function resolveConflict(
  aside: Git,
  { head, upstream, prefix }: Sides,
  { path, side }: ConflictChoice,
): Promise<void> {
  const commit = side === 'theirs' ? upstream : head;
  const fullPath = prefix + path;
  const isThere = (await blobAt(aside, commit, fullPath)) !== undefined;
  const command = isThere ? ['checkout', '--quiet', commit] : ['rm', '--quiet', '--force', '--ignore-unmatch'];
  await aside.read('--literal-pathspecs', ...command, '--', fullPath);
}

/** The name that git gives the content of a file in a commit. Undefined if the commit does not have the file. */
async function blobAt(git: Git, commit: string, path: string): Promise<string | undefined> {
  const { status, stdout } = await git.run('rev-parse', '--quiet', '--verify', `${commit}:${path}`);
  return status === 0 ? stdout.trim() : undefined;
}

/** The text of a file's content. Empty if there is none, or if it is no text. */
async function textOf(git: Git, blob: string | undefined): Promise<string> {
  if (blob === undefined) return '';
  const { status, stdout } = await git.run('cat-file', 'blob', blob);
  return status === 0 && !stdout.includes('\0') ? stdout : '';
}
