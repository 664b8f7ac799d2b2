import type { FileChange } from '../../content-edits/content-files.ts';
import type { SaveAnswer, Versions } from '../../domain/editor/edit.ts';
import type { RecordFile } from './record-files.ts';

/** The texts of files by path, as they are or as they will be. */
export function textsAfter(
  files: readonly RecordFile[],
  changes: readonly FileChange[] = [],
): ReadonlyMap<string, string> {
  return new Map([
    ...files.map(({ path, text }) => [path, text] as const),
    ...changes.flatMap((change) => ('text' in change ? [[change.path, change.text] as const] : [])),
  ]);
}

/** The files that are not as `versions` says; undefined if all are. */
export function conflictOf(
  files: readonly RecordFile[],
  versions: Versions,
  changes: readonly FileChange[],
): SaveAnswer | undefined {
  const current = new Map(files.map(({ path, hash }) => [path, hash]));
  const paths = [...new Set([...current.keys(), ...Object.keys(versions)])];
  const changed = paths.filter((path) => current.get(path) !== versions[path]);
  if (changed.length === 0) return undefined;
  const isRemoved = (path: string): boolean =>
    changes.some((change) => change.path === path && change.kind === 'remove');
  const [theirs, yours] = [textsAfter(files), textsAfter(files, changes)];
  return {
    kind: 'conflict',
    files: changed.map((path) => ({
      path,
      theirs: theirs.get(path) ?? '',
      yours: isRemoved(path) ? '' : (yours.get(path) ?? ''),
    })),
  };
}
