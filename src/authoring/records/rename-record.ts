import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import { items, type UncheckedRecord } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { identOf } from '../../content-edits/idents.ts';
import type { YamlEditor } from '../../content-edits/yaml/open-yaml.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { type NewScope, schemaFields } from '../new/new-scope.ts';
import { editedReferences, editRecord, materialOf, textAt } from './record-references.ts';
import { isOneOfMany } from './record-titles.ts';

/** Another ident for a record. */
export interface Renaming {
  readonly ident: string;
  /** Whether the record may be public. Otherwise nobody knows its old address, which then needs no redirect. */
  readonly isPublished: boolean;
}

/**
 * The changes that give a record another ident: its files move, its old ident becomes a former one if it is published, and
 * whatever refers to it names the new one. Throws `HintedError` if the ident is invalid or taken, and `YamlEditError`.
 */
export function renamedFiles(scope: NewScope, record: ContentRecord, renaming: Renaming): readonly FileChange[] {
  const { ident } = renaming;
  refuseWrongIdent(scope.index, record, ident);
  const renamed = [record, ...materialOf(record, scope.index)];
  const moved = renamed.flatMap((one) => movedFiles(scope, one, renaming));
  const referring = editedReferences(scope, { record, without: renamed }, (yaml, { pointers }) => {
    for (const pointer of pointers) yaml.set(pointer, { value: ident });
  });
  return [...moved, ...referring];
}

function refuseWrongIdent(index: ContentIndex, { place, document }: ContentRecord, ident: string): void {
  if (!isOneOfMany(place))
    throw new HintedError('This record cannot be renamed.', 'its name is fixed by its kind', 'not-renamable');
  if (place.kind === 'asset') {
    throw new HintedError(
      'The material of a session has the name of the session.',
      'rename the session',
      'named-after-session',
    );
  }
  identOf({ name: ident, ident }, () => '');
  const path = renamedPath(document.path, place.ident, ident);
  const bare = (one: string): string => one.replace(/\.\w+$/, '');
  const taken = index.records.find((other) => bare(other.document.path) === bare(path));
  if (taken !== undefined)
    throw new HintedError(`${taken.document.path} exists already.`, 'choose another name', 'name-taken');
}

function renamedPath(path: string, from: string, to: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder + to + path.slice(folder.length + from.length);
}

function movedFiles(scope: NewScope, record: ContentRecord, renaming: Renaming): readonly FileChange[] {
  const { place, document, translations } = record;
  const { ident } = renaming;
  const old = textAt(scope, document.path);
  const text = editRecord(document.path, old, (yaml) => setNames(yaml, scope, { record, ...renaming }));
  const siblings = Object.values(translations).map(
    ({ path }): FileChange => ({ kind: 'move', path, to: renamedPath(path, place.ident, ident) }),
  );
  const to = renamedPath(document.path, place.ident, ident);
  if (text === old) return [{ kind: 'move', path: document.path, to }, ...siblings];
  return [{ kind: 'remove', path: document.path }, { kind: 'create', path: to, text }, ...siblings];
}

/** Sets the names in the record itself: its former idents that may be public, without the new one among them. */
function setNames(
  yaml: YamlEditor,
  scope: NewScope,
  { record, ident, isPublished }: Renaming & { readonly record: ContentRecord },
): void {
  const { place, data } = record;
  const order = schemaFields(place.kind).map(({ name }) => name);
  const { formerSlugs, ident: own, person } = data as UncheckedRecord<'session' | 'speaker' | 'venue'>['data'];
  const former = [...items(formerSlugs).filter((one) => one !== ident), ...(isPublished ? [place.ident] : [])];
  const steps: readonly (readonly [string, unknown])[] = [
    ...(own === undefined ? [] : [['ident', ident] as const]),
    ...(order.includes('formerSlugs') && former.length > 0 ? [['formerSlugs', [...new Set(former)]] as const] : []),
    ...(isKnownElsewhere(place, scope.index) && person === undefined ? [['person', place.ident] as const] : []),
  ];
  if (former.length === 0) yaml.remove(['formerSlugs']);
  for (const [key, value] of steps) yaml.set([key], { value, order });
}

/** Whether a speaker of another edition is the same person, whom the file name identifies. */
function isKnownElsewhere({ kind, event, year, ident }: ContentRecord['place'], index: ContentIndex): boolean {
  if (kind !== 'speaker') return false;
  return allRecordsOf(index, 'speaker').some(
    ({ place, data }) => (place.event !== event || place.year !== year) && (data.person ?? place.ident) === ident,
  );
}
