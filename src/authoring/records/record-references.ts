import { fieldAnnotations } from 'conf-site:schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { editYaml, type YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import { openRecord } from '../../content-edits/yaml/record-text.ts';
import { editFile } from '../../content-edits/yaml/yaml-places.ts';
import type { NewScope } from '../new/new-scope.ts';

/** Kinds of references by the kind of record that they name. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  speaker: ['speaker'],
  session: ['session', 'entry'],
  venue: ['venue'],
  sponsor: ['sponsor'],
};

/** Changes the YAML of `record`, which refers to another record at each of `pointers`. */
export type ReferenceEdit = (
  yaml: YamlEditor,
  at: { readonly record: ContentRecord; readonly pointers: readonly (readonly string[])[] },
) => void;

/** The changes of all records that refer to one, except those of `without`. Throws `YamlEditError`. */
export function editedReferences(
  scope: NewScope,
  { record, without }: { readonly record: ContentRecord; readonly without: readonly ContentRecord[] },
  edit: ReferenceEdit,
): readonly FileChange[] {
  const kinds = REFERENCES[record.place.kind] ?? [];
  const paths = new Set(without.map(({ document }) => document.path));
  return scope.index.records.flatMap((other): readonly FileChange[] => {
    const { place, document } = other;
    if (paths.has(document.path) || !isInScope(other, record.place)) return [];
    const pointers = annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'ref')
      .filter(({ value, annotation }) => value === record.place.ident && kinds.includes(annotation.ref ?? ''))
      .map(({ pointer }) => pointer);
    if (pointers.length === 0) return [];
    const old = textAt(scope, document.path);
    const text = editRecord(document.path, old, (yaml) => edit(yaml, { record: other, pointers }));
    return text === old ? [] : [{ kind: 'replace', path: document.path, text, before: old }];
  });
}

/** Idents of speakers and sessions are those of an edition, all others are those of the site. */
function isInScope({ place }: ContentRecord, { kind, event, year }: ContentRecord['place']): boolean {
  return (kind !== 'speaker' && kind !== 'session') || (place.event === event && place.year === year);
}

/** The material of a session, which has the same name. */
export function materialOf({ place }: ContentRecord, index: ContentIndex): readonly ContentRecord[] {
  const { kind, event, year, ident } = place;
  if (kind !== 'session' || event === undefined || year === undefined) return [];
  return allRecordsOf(index, 'asset', { event, year }).filter((asset) => asset.place.ident === ident);
}

/** The text of a record's file after edits of its YAML. Throws `YamlEditError` with the path of the file. */
export function editRecord(path: string, text: string, edit: (yaml: YamlEditor) => void): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return editFile(path, () => {
    const record = openRecord(path, text.slice(mark.length));
    const yaml = editYaml(record.yaml, edit);
    return yaml === record.yaml ? text : mark + record.with({ yaml });
  });
}

export function textAt({ rootDir }: NewScope, path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
