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

/** The changes cannot be made; none was. */
export class FileChangeError extends HintedError {}

export interface ChangeOptions {
  /** Everything is looked at and nothing is written. */
  readonly dryRun?: boolean;
}

/**
 * Makes the changes, or none of them, and gives those that did change something, in their order. Folders are made where
 * they are missing, and go when they have become empty. Throws `FileChangeError` before anything is touched where a
 * file to create is there, another is not, two changes want one place, or a path leads out of `content`.
 */
export async function changeFiles(
  rootDir: string,
  changes: readonly FileChange[],
  { dryRun = false }: ChangeOptions = {},
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
      throw new FileChangeError(`${path} is no place for content.`, 'content stands below the folder content');
    }
    if (seen.has(path)) throw new FileChangeError(`Two changes want ${path}.`, 'give one of them another name');
    seen.add(path);
  }
}

/** Whether the change would change anything; throws where it cannot be made. */
async function isWanted(rootDir: string, change: FileChange): Promise<boolean> {
  const fresh = change.kind === 'create' ? change.path : change.kind === 'move' ? change.to : undefined;
  if (fresh !== undefined && existsSync(join(rootDir, fresh))) {
    throw new FileChangeError(
      `${fresh} exists already.`,
      'nothing was written; edit that file, or choose another name',
    );
  }
  if (change.kind === 'create') return true;
  const text = await readFile(join(rootDir, change.path), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new FileChangeError(`${change.path} is gone, or cannot be read.`, 'nothing was written; try again');
  }
  return change.kind !== 'replace' || text !== change.text;
}

/** What undoes a step, newest last. */
type Undo = () => Promise<unknown>;

async function makeAll(rootDir: string, changes: readonly FileChange[]): Promise<void> {
  const undo: Undo[] = [];
  const kept: string[] = [];
  try {
    const steps: (() => Promise<void>)[] = [];
    for (const change of changes) steps.push(await prepared(rootDir, change, { undo, kept }));
    for (const step of steps) await step();
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined);
    throw error;
  }
  for (const path of kept) await rm(path, { force: true });
  for (const change of changes)
    if (change.kind === 'remove' || change.kind === 'move') await sweep(rootDir, change.path);
}

interface Ledger {
  readonly undo: Undo[];
  /** Files as they were, until all is done. */
  readonly kept: string[];
}

/** Writes what is new beside its place and gives the step that puts it there. */
async function prepared(rootDir: string, change: FileChange, ledger: Ledger): Promise<() => Promise<void>> {
  const path = join(rootDir, change.path);
  if (change.kind === 'move') {
    const to = join(rootDir, change.to);
    await makeFolder(dirname(to), ledger.undo);
    return async () => {
      await rename(path, to);
      ledger.undo.push(() => rename(to, path));
    };
  }
  if (change.kind === 'remove') {
    return async () => {
      const aside = besides(path);
      await rename(path, aside);
      ledger.undo.push(() => rename(aside, path));
      ledger.kept.push(aside);
    };
  }
  return change.kind === 'create' ? created(path, change.text, ledger) : replaced(path, change.text, ledger);
}

async function created(path: string, text: string, { undo }: Ledger): Promise<() => Promise<void>> {
  await makeFolder(dirname(path), undo);
  const fresh = await written(path, text, undo);
  return async () => {
    await rename(fresh, path);
    undo.push(() => rm(path, { force: true }));
  };
}

/** A link stays a link: the file that it leads to is replaced. */
async function replaced(path: string, text: string, { undo, kept }: Ledger): Promise<() => Promise<void>> {
  const target = await realpath(path);
  const { mode } = await stat(target);
  const fresh = await written(target, text, undo);
  await chmod(fresh, mode);
  return async () => {
    const old = besides(target);
    kept.push(old);
    undo.push(() => rm(old, { force: true }));
    await copyFile(target, old);
    await rename(fresh, target);
    undo.push(() => rename(old, target));
  };
}

async function written(path: string, text: string, undo: Undo[]): Promise<string> {
  const fresh = besides(path);
  undo.push(() => rm(fresh, { force: true }));
  await writeFile(fresh, text, { flag: 'wx' });
  return fresh;
}

/** Hidden and temporary by its name: reading passes it over, and so does watching. */
function besides(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`);
}

async function makeFolder(folder: string, undo: Undo[]): Promise<void> {
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
