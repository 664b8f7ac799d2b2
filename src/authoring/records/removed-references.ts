import type { ContentRecord } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import type { YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import type { NewScope } from '../new/new-scope.ts';
import { editedReferences, materialOf, type ReferenceEdit } from './record-references.ts';

/**
 * The changes by which nothing names a record that is deleted: a speaker leaves the sessions, a session the programme, with
 * its material, and a sponsor the editions. A venue and an announced change stay as they are, since what becomes of these is
 * for the editor to decide; `check` then shows them. Throws `YamlEditError`.
 */
export function removedReferences(scope: NewScope, record: ContentRecord): readonly FileChange[] {
  if (record.place.kind === 'venue') return [];
  const material = materialOf(record, scope.index);
  const referring = editedReferences(scope, { record, without: [record, ...material] }, withoutReferences);
  const files = material.flatMap(({ document, translations }) => [document, ...Object.values(translations)]);
  return [...referring, ...files.map(({ path }): FileChange => ({ kind: 'remove', path }))];
}

/** From the last to the first, so that the indexes of the others stay. */
const withoutReferences: ReferenceEdit = (yaml, { record: { place }, pointers }) => {
  if (place.kind === 'change') return;
  for (const pointer of pointers.toReversed()) removeReference(yaml, pointer, place.kind);
};

function removeReference(yaml: YamlEditor, pointer: readonly string[], kind: string): void {
  if (kind === 'schedule') yaml.take(pointer.slice(0, -1));
  else if (/^\d+$/.test(pointer.at(-1) ?? '')) yaml.take(pointer);
  else yaml.remove(pointer);
}
