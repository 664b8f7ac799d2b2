import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../fs/attempt.ts';

/** The state of a file, or of the file that a link leads to. A broken link counts as a file. */
export interface FileState {
  /** Differs after each write, unless two writes of the same length fall into one tick of the file system's clock. */
  readonly fingerprint: string;
  readonly isEmpty: boolean;
}

/** The states of all watched files below the folders, by absolute path. */
export function fileStates(
  folders: readonly string[],
  isWatched: (path: string) => boolean,
): ReadonlyMap<string, FileState> {
  const states = new Map<string, FileState>();
  const visit = (folder: string): void => {
    for (const name of attempt(() => readdirSync(folder)) ?? []) {
      const path = join(folder, name);
      if (!isWatched(path)) continue;
      const state = stateAt(path);
      if (state === 'folder') visit(path);
      else if (state !== undefined) states.set(path, state);
    }
  };
  for (const folder of folders) visit(folder);
  return states;
}

/** The state of the file at a path; undefined if there is none. */
export function stateAt(path: string): FileState | 'folder' | undefined {
  const entry = attempt(() => lstatSync(path));
  if (entry === undefined) return undefined;
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : stateOf(entry);
  const target = attempt(() => statSync(path));
  if (target?.isDirectory() === true && !leadsToOwnParent(path)) return 'folder';
  return stateOf(entry, target);
}

function stateOf(entry: Stats, target: Stats = entry): FileState {
  const stats = entry === target ? [entry] : [entry, target];
  return {
    fingerprint: stats.map(({ ino, size, mtimeMs, ctimeMs }) => [ino, size, mtimeMs, ctimeMs].join(' ')).join(),
    isEmpty: target.size === 0,
  };
}

/** Whether a link leads to a folder that it lies in, possibly through other links. */
export function leadsToOwnParent(link: string): boolean {
  const target = attempt(() => realpathSync(link));
  if (target === undefined) return false;
  for (let folder = dirname(link); ; folder = dirname(folder)) {
    if (realpathSync(folder) === target) return true;
    if (folder === dirname(folder)) return false;
  }
}
