import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';

/**
 * Changes of content files as one step: all is prepared before the first file changes, each file changes by a rename,
 * and what was done is undone where a later one fails. Paths are relative to the site's root, with `/`.
 */

export type FileChange =
  /** A file that does not exist yet. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  /** A file that exists. The same text changes nothing. */
  | { readonly kind: 'replace'; readonly path: string; readonly text: string }
  | { readonly kind: 'remove'; readonly path: string }
  /** To a place where nothing is. */
  | { readonly kind: 'move'; readonly path: string; readonly to: string };

/**
 * Makes the changes, or none of them (with `dryRun` none at all), and gives those that did change something, in their order. Folders are made where
 * they are missing, and go when they have become empty. Throws `HintedError` before anything is touched where a
 * file to create is there, another is not, two changes want one place, or a path leads out of `content`.
 */
export async function changeFiles(
  rootDir: string,
  changes: readonly FileChange[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<readonly FileChange[]> {
  refuseClashes(changes);
  const wanted: FileChange[] = [];
  for (const change of changes) if (await isWanted(rootDir, change)) wanted.push(change);
  if (!dryRun && wanted.length > 0) await makeAll(rootDir, wanted);
  return wanted;
}

function refuseClashes(changes: readonly FileChange[]): void {
  const seen = new Set<string>();
  for (const path of changes.flatMap((change) => (change.kind === 'move' ? [change.path, change.to] : [change.path]))) {
    if (!path.startsWith('content/') || path.split('/').includes('..')) {
      throw new HintedError(`${path} is no place for content.`, 'content stands below the folder content');
    }
    if (seen.has(path)) throw new HintedError(`Two changes want ${path}.`, 'give one of them another name');
    seen.add(path);
  }
}

/** Whether the change would change anything; throws where it cannot be made. */
async function isWanted(rootDir: string, change: FileChange): Promise<boolean> {
  const fresh = change.kind === 'create' ? change.path : change.kind === 'move' ? change.to : undefined;
  if (fresh !== undefined && existsSync(join(rootDir, fresh))) {
    throw new HintedError(`${fresh} exists already.`, 'nothing was written; edit that file, or choose another name');
  }
  if (change.kind === 'create') return true;
  const text = await readFile(join(rootDir, change.path), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new HintedError(`${change.path} is gone, or cannot be read.`, 'nothing was written; try again');
  }
  return change.kind !== 'replace' || text !== change.text;
}

interface Progress {
  /** What undoes the steps so far, newest last. */
  readonly undo: (() => Promise<unknown>)[];
  /** Files as they were before; they are deleted once all is done. */
  readonly backups: string[];
}

async function makeAll(rootDir: string, changes: readonly FileChange[]): Promise<void> {
  const progress: Progress = { undo: [], backups: [] };
  try {
    const steps: (() => Promise<void>)[] = [];
    for (const change of changes) steps.push(await prepared(rootDir, change, progress));
    for (const step of steps) await step();
  } catch (error) {
    for (const step of progress.undo.reverse()) await step().catch(() => undefined);
    throw error;
  }
  for (const path of progress.backups) await rm(path, { force: true });
  for (const change of changes)
    if (change.kind === 'remove' || change.kind === 'move') await sweep(rootDir, change.path);
}

/** Writes what is new beside its place and gives the step that puts it there. */
async function prepared(rootDir: string, change: FileChange, progress: Progress): Promise<() => Promise<void>> {
  const path = join(rootDir, change.path);
  const { undo, backups } = progress;
  const renaming = (from: string, to: string) => async (): Promise<void> => {
    await rename(from, to);
    undo.push(() => rename(to, from));
  };
  switch (change.kind) {
    case 'move': {
      const to = join(rootDir, change.to);
      await makeFolder(dirname(to), progress);
      return renaming(path, to);
    }
    case 'remove': {
      const backup = temporaryPath(path);
      backups.push(backup);
      return renaming(path, backup);
    }
    case 'create':
      await makeFolder(dirname(path), progress);
      return renaming(await written(path, change.text, progress), path);
    case 'replace':
      return replacing(await realpath(path), change.text, progress);
  }
}

/** `path` is no link, since a link stays one: the file that it leads to is replaced. */
async function replacing(path: string, text: string, progress: Progress): Promise<() => Promise<void>> {
  const fresh = await written(path, text, progress);
  await chmod(fresh, (await stat(path)).mode);
  return async () => {
    const backup = temporaryPath(path);
    progress.backups.push(backup);
    progress.undo.push(() => rm(backup, { force: true }));
    await copyFile(path, backup);
    await rename(fresh, path);
    progress.undo.push(() => rename(backup, path));
  };
}

async function written(path: string, text: string, { undo }: Progress): Promise<string> {
  const fresh = temporaryPath(path);
  undo.push(() => rm(fresh, { force: true }));
  await writeFile(fresh, text, { flag: 'wx' });
  return fresh;
}

/** Hidden and temporary by its name: reading passes it over, and so does watching. */
function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`);
}

async function makeFolder(folder: string, { undo }: Progress): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) undo.push(() => rm(first, { recursive: true, force: true }));
}

/** Removes the folders above a path that hold nothing any more, below `content`. */
async function sweep(rootDir: string, path: string): Promise<void> {
  const content = join(rootDir, 'content') + sep;
  for (let folder = dirname(join(rootDir, path)); folder.startsWith(content); folder = dirname(folder)) {
    const names = await readdir(folder).catch(() => ['?']);
    if (names.length > 0) return;
    await rmdir(folder);
  }
}
