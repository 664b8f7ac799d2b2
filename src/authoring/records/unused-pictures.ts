import type { FileChange } from '../../content-edits/content-files.ts';
import type { OpenContent } from '../change/open-change.ts';
import { allFiles, type RecordFiles } from './record-files.ts';

/**
 * The changes of a record, and the removal of the pictures that it named and that no record names afterwards: `check` would
 * warn of each, and the editor has no other way to delete them. They can be restored by undo.
 */
export async function withUnusedPictures(
  content: OpenContent,
  files: RecordFiles,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const media = [...content.scope.index.media.values()].map(({ path }) => path);
  const texts = new Map(allFiles(files).map(({ path, text }) => [path, text]));
  const named = (path: string): boolean => [...texts.values()].some((text) => text.includes(path));
  const namedBefore = media.filter(named);
  for (const change of changes) texts.set(change.path, 'text' in change ? change.text : '');
  const dropped = namedBefore.filter((path) => !named(path)).map((path) => `content/media/${path}`);
  if (dropped.length === 0) return changes;
  const { diagnostics } = await content.checkedAfter(changes);
  const unused = new Set(diagnostics.flatMap(({ code, file }) => (code === 'file-unused' ? [file] : [])));
  return [...changes, ...dropped.filter((path) => unused.has(path)).map(removal)];
}

function removal(path: string): FileChange {
  return { kind: 'remove', path };
}
