import { dirname, join, sep } from 'node:path';

/** Which files changed since they were last read, as far as who watches them tells. */
export interface WatchedFiles {
  /** @see KnownFiles.watched */
  tell(folder: string, changed: readonly string[] | 'unknown'): void;
  isUnchanged(file: string): boolean;
  /** Whether of all that lies in a folder itself nothing was told. */
  isUntouched(folder: string): boolean;
  forget(): void;
}

/** What who watches a folder has told since the last time. */
export function watchedFiles(): WatchedFiles {
  let changed: Set<string> | 'unknown' | undefined;
  let folders = new Set<string>();
  let within = '';
  return {
    tell(folder, paths) {
      within = join(folder, sep);
      if (paths === 'unknown' || changed === 'unknown') changed = 'unknown';
      else changed = new Set([...(changed ?? []), ...paths]);
      folders = new Set(changed === 'unknown' ? [] : [...changed].map((path) => dirname(path)));
    },
    isUnchanged: (file) => changed instanceof Set && file.startsWith(within) && !changed.has(file),
    isUntouched: (folder) => changed instanceof Set && `${folder}${sep}`.startsWith(within) && !folders.has(folder),
    forget() {
      changed = undefined;
    },
  };
}
