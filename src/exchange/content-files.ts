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
import { finishChange, isInContent, removeJournal, writeJournal } from './change-journal.ts';

/**
 * Changes several content files as one transaction: all new files are prepared first, each file is changed by a rename,
 * and if a step fails, the steps before it are undone. If the process is killed between two steps, the next change, or the
 * next start of the editor, makes the rest. Paths are relative to the site's root, with `/`.
 */

export type FileChange =
  /** A file that does not exist yet. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  /** The same, as bytes: a media file, or a file that is restored. */
  | { readonly kind: 'add'; readonly path: string; readonly bytes: Uint8Array }
  /** A file that exists. The same text changes nothing. */
  | { readonly kind: 'replace'; readonly path: string; readonly text: string }
  | { readonly kind: 'remove'; readonly path: string }
  /** `to` must not exist. */
  | { readonly kind: 'move'; readonly path: string; readonly to: string };

/**
 * Applies all changes, or none if one of them fails. Returns those that change something, in their order; with `dryRun`
 * it only returns them. Creates missing folders, and removes folders that have become empty.
 *
 * Throws `HintedError` before any file is changed if a file to create exists, if a file to change does not exist, if
 * two changes have the same path, or if a path is outside `content`, also by a symbolic link.
 */
export async function changeFiles(
  rootDir: string,
  changes: readonly FileChange[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<readonly FileChange[]> {
  refuseClashes(changes);
  refuseOutside(rootDir, changes);
  await finishChange(rootDir);
  const wanted: FileChange[] = [];
  for (const change of changes) if (await isWanted(rootDir, change)) wanted.push(change);
  if (!dryRun && wanted.length > 0) await applyAll(rootDir, wanted);
  return wanted;
}

function pathsOf(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap((change) => (change.kind === 'move' ? [change.path, change.to] : [change.path]));
}

function refuseOutside(rootDir: string, changes: readonly FileChange[]): void {
  for (const path of pathsOf(changes)) {
    if (!path.startsWith('content/') || path.split('/').includes('..')) {
      throw new HintedError(
        `${path} is not a path of content.`,
        'content is in the folder content',
        'request-malformed',
      );
    }
    if (isInContent(rootDir, join(rootDir, path))) continue;
    throw new HintedError(
      `The folder of ${path} is a link that leads out of the content folder.`,
      'put the folder itself in its place; nothing was written',
      'folder-linked',
    );
  }
}

function refuseClashes(changes: readonly FileChange[]): void {
  const seen = new Set<string>();
  for (const path of pathsOf(changes)) {
    if (seen.has(path)) {
      throw new HintedError(`Two changes have the path ${path}.`, 'give one of them another name', 'name-taken');
    }
    seen.add(path);
  }
}

/** Whether the change changes anything. Throws `HintedError` if it cannot be made. */
async function isWanted(rootDir: string, change: FileChange): Promise<boolean> {
  const isNew = change.kind === 'create' || change.kind === 'add';
  const newPath = isNew ? change.path : change.kind === 'move' ? change.to : undefined;
  if (newPath !== undefined && existsSync(join(rootDir, newPath))) {
    throw new HintedError(
      `${newPath} exists already.`,
      'nothing was written; edit that file, or choose another name',
      'name-taken',
    );
  }
  if (isNew) return true;
  const text = await readFile(join(rootDir, change.path), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new HintedError(
      `${change.path} does not exist, or cannot be read.`,
      'nothing was written; try again',
      'file-gone',
    );
  }
  return change.kind !== 'replace' || text !== change.text;
}

/** A rename that makes a change, or a part of it. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly run: () => Promise<void>;
}

interface Progress {
  /** Functions that undo the steps so far, the newest last. */
  readonly undo: (() => Promise<unknown>)[];
  /** Copies of the files before the change; deleted after the last step. */
  readonly backups: string[];
}

async function applyAll(rootDir: string, changes: readonly FileChange[]): Promise<void> {
  const progress: Progress = { undo: [], backups: [] };
  try {
    const steps: Step[] = [];
    for (const change of changes) steps.push(await prepare(rootDir, change, progress));
    const moves = steps.map(({ from, to }) => [from, to] as const);
    if (steps.length > 1) await writeJournal(rootDir, { moves, backups: progress.backups });
    for (const { run } of steps) await run();
  } catch (error) {
    await removeJournal(rootDir);
    for (const step of progress.undo.reverse()) await step().catch(() => undefined);
    throw error;
  }
  for (const path of progress.backups) await rm(path, { force: true });
  await removeJournal(rootDir);
  for (const change of changes)
    if (change.kind === 'remove' || change.kind === 'move') await removeEmptyFolders(rootDir, change.path);
}

/** Writes new text to a temporary file in the same folder. Returns the step that makes the change. */
async function prepare(rootDir: string, change: FileChange, progress: Progress): Promise<Step> {
  const path = join(rootDir, change.path);
  const { undo, backups } = progress;
  const renameStep = (from: string, to: string): Step => ({
    from,
    to,
    async run() {
      await rename(from, to);
      undo.push(() => rename(to, from));
    },
  });
  switch (change.kind) {
    case 'move': {
      const to = join(rootDir, change.to);
      await makeFolder(dirname(to), progress);
      return renameStep(path, to);
    }
    case 'remove': {
      const backup = temporaryPath(path);
      backups.push(backup);
      return renameStep(path, backup);
    }
    case 'create':
    case 'add': {
      await makeFolder(dirname(path), progress);
      const content = change.kind === 'create' ? change.text : change.bytes;
      return renameStep(await writeTemporary(path, content, progress), path);
    }
    case 'replace':
      return replaceStep(await realpath(path), change.text, progress);
  }
}

/** `path` must not be a symbolic link: a link stays a link, and the file that it points to is replaced. */
async function replaceStep(path: string, text: string, progress: Progress): Promise<Step> {
  const temporary = await writeTemporary(path, text, progress);
  await chmod(temporary, (await stat(path)).mode);
  const backup = temporaryPath(path);
  progress.backups.push(backup);
  return {
    from: temporary,
    to: path,
    async run() {
      progress.undo.push(() => rm(backup, { force: true }));
      await copyFile(path, backup);
      await rename(temporary, path);
      progress.undo.push(() => rename(backup, path));
    },
  };
}

async function writeTemporary(path: string, content: string | Uint8Array, { undo }: Progress): Promise<string> {
  const temporary = temporaryPath(path);
  undo.push(() => rm(temporary, { force: true }));
  await writeFile(temporary, content, { flag: 'wx' });
  return temporary;
}

/** A hidden `.tmp` file in the same folder, which reading and watching ignore. */
function temporaryPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`);
}

async function makeFolder(folder: string, { undo }: Progress): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) undo.push(() => rm(first, { recursive: true, force: true }));
}

/** Removes the empty folders above a path, below `content`. */
async function removeEmptyFolders(rootDir: string, path: string): Promise<void> {
  const content = join(rootDir, 'content') + sep;
  for (let folder = dirname(join(rootDir, path)); folder.startsWith(content); folder = dirname(folder)) {
    const names = await readdir(folder).catch(() => ['?']);
    if (names.length > 0) return;
    await rmdir(folder);
  }
}
