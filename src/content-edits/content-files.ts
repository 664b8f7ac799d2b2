import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { settleChanges } from './change-journal.ts';
import { ContentChangedError } from './content-changed-error.ts';
import { isContentName, isInContent } from './content-place.ts';
import { type FileWrite, writeFiles } from './write-files.ts';

/**
 * Changes several content files as one transaction: all, or none if one fails or if the process is killed. What another
 * program writes into one of the files meanwhile is never lost: the change is refused then. Paths are relative to the site's
 * root, with `/`.
 */

export type FileChange =
  /** A file that does not exist yet. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  /** The same, as bytes: a media file, or a file that is restored. */
  | { readonly kind: 'add'; readonly path: string; readonly bytes: Uint8Array }
  /** A file with the text `before`, from which the new one was made. The same text changes nothing. */
  | { readonly kind: 'replace'; readonly path: string; readonly text: string; readonly before: string }
  /** `before` is what the file has to contain; without it, it may contain anything. */
  | { readonly kind: 'remove'; readonly path: string; readonly before?: string | Uint8Array }
  /** `to` must not exist. */
  | { readonly kind: 'move'; readonly path: string; readonly to: string };

/** The change that gives a file a text. `before` is its present text, empty if there is no such file. */
export function textChange(path: string, text: string, before: string): FileChange {
  return before === '' ? { kind: 'create', path, text } : { kind: 'replace', path, text, before };
}

/**
 * Applies all changes, or none if one of them fails. Returns those that change something, in their order; with `dryRun`
 * it only returns them. Creates missing folders, and removes folders that have become empty.
 *
 * Throws `HintedError` before any file is changed if a file to create exists, if a file to change does not exist, if
 * two changes have the same path, or if a path is outside `content`, also by a symbolic link. Throws `ContentChangedError` if
 * a file has been changed since its change was planned, or is changed by another program meanwhile.
 */
export async function changeFiles(
  rootDir: string,
  changes: readonly FileChange[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<readonly FileChange[]> {
  refuseClashes(changes);
  refuseOutside(rootDir, changes);
  await settleChanges(rootDir);
  const wanted: FileChange[] = [];
  for (const change of changes) if (await isWanted(rootDir, change)) wanted.push(change);
  if (dryRun || wanted.length === 0) return wanted;
  const writes = await Promise.all(wanted.map((change) => writesOf(rootDir, change)));
  writeFiles(rootDir, writes.flat());
  return wanted;
}

function pathsOf(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap((change) => (change.kind === 'move' ? [change.path, change.to] : [change.path]));
}

function refuseOutside(rootDir: string, changes: readonly FileChange[]): void {
  for (const path of pathsOf(changes)) {
    if (!isContentName(path)) {
      throw new HintedError(
        `${path} is not a path of content.`,
        'content is in the folder content',
        'request-malformed',
      );
    }
    if (isInContent(rootDir, path)) continue;
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
  const bytes = await readFile(join(rootDir, change.path)).catch(() => undefined);
  if (bytes === undefined) {
    throw new HintedError(
      `${change.path} does not exist, or cannot be read.`,
      'nothing was written; try again',
      'file-gone',
    );
  }
  const before = 'before' in change ? change.before : undefined;
  if (before !== undefined && !bytes.equals(bytesOf(before))) throw new ContentChangedError(change.path);
  return change.kind !== 'replace' || change.text !== before;
}

/** What a change writes. Reads what it changes once more: a file that is moved, or removed whatever its text, as it is now. */
async function writesOf(rootDir: string, change: FileChange): Promise<readonly FileWrite[]> {
  const { path } = change;
  if (change.kind === 'create') return [{ path, after: Buffer.from(change.text) }];
  if (change.kind === 'add') return [{ path, after: change.bytes }];
  const file = join(rootDir, path);
  const { mode } = await stat(file);
  if (change.kind === 'replace') {
    const real = await realContentPath(rootDir, path);
    return [{ path: real, before: Buffer.from(change.before), after: Buffer.from(change.text), mode }];
  }
  const isGiven = change.kind === 'remove' && change.before !== undefined;
  const before = isGiven ? bytesOf(change.before) : await readFile(file);
  return [{ path, before }, ...(change.kind === 'move' ? [{ path: change.to, after: before, mode }] : [])];
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** The path of the file that a symbolic link in the content points to: the link stays. Throws `HintedError` if it leads out. */
async function realContentPath(rootDir: string, path: string): Promise<string> {
  const content = await realpath(join(rootDir, 'content'));
  const real = `content/${relative(content, await realpath(join(rootDir, path)))
    .split(sep)
    .join('/')}`;
  if (isContentName(real)) return real;
  throw new HintedError(
    `${path} is a link that leads out of the content folder.`,
    'put the file itself in its place; nothing was written',
    'folder-linked',
  );
}
