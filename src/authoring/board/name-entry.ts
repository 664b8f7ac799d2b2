import { allRecordsOf, field } from '../../content/content-index.ts';
import { nameOfEntry, scheduleEntries } from '../../content/schedule-entries.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { openYaml } from '../../content-edits/yaml/open-yaml.ts';
import type { Board, BoardSpot } from '../../domain/editor/edit-board.ts';
import { freshIdent } from '../../domain/editor/fresh-ident.ts';
import type { BreakEntry, SpecialEntry } from '../../domain/site/content-types.ts';
import type { ChangeScope } from '../change/find-edition.ts';
import type { OpenContent } from '../change/open-change.ts';
import { type EditionPlace, slugIn } from '../new/new-scope.ts';
import { dayOf, entryAt, listPath } from './spots.ts';

/** Keys of an entry up to its ident, in the usual order. */
const ORDER = ['session', 'special', 'break', 'ident'];

/** The content in which an entry has the name that a change needs. */
export interface NamedEntry {
  readonly name: string;
  readonly scope: ChangeScope;
  /** The change that writes the name into the schedule, if it is new. */
  readonly schedule?: Extract<FileChange, { kind: 'replace' }>;
}

/**
 * Finds the name of an entry. A break or special entry without one gets an ident, which is its kind or made from its
 * title; that is checked, but not written. Throws `RequestError` if there is no such entry.
 */
export async function nameEntry(
  { scope, checkedAfter }: OpenContent,
  place: EditionPlace,
  { board, at }: { readonly board: Board; readonly at: BoardSpot },
): Promise<NamedEntry> {
  const { name, title } = entryAt(board, at);
  if (name !== undefined) return { name, scope };
  const { path } = dayOf(board, at);
  const text = scope.textOf(path);
  const yaml = openYaml(text);
  const pointer = [...listPath(yaml, at), at.index];
  const data = yaml.valueAt(pointer);
  const sort = field<BreakEntry>(data, 'break') ?? field<SpecialEntry>(data, 'special');
  const wanted = (sort === 'other' ? '' : slugIn(scope)(String(sort))) || slugIn(scope)(title) || 'entry';
  const ident = freshIdent(wanted, takenNames(scope, place));
  yaml.set([...pointer, 'ident'], { value: ident, order: ORDER });
  const named = yaml.text();
  const schedule = { kind: 'replace', path, text: named, before: text } as const;
  const programmes = await checkedAfter([schedule]);
  const textOf = (of: string): string => (of === path ? named : scope.textOf(of));
  return { name: ident, scope: { ...scope, index: programmes.index, programmes, textOf }, schedule };
}

function takenNames({ index }: ChangeScope, { event, year }: EditionPlace): ReadonlySet<string> {
  const scheduled = allRecordsOf(index, 'schedule', { event, year }).flatMap(({ data }) => scheduleEntries(data));
  const sessions = allRecordsOf(index, 'session', { event, year }).map((record) => record.place.ident);
  return new Set([...sessions, ...scheduled.flatMap(({ data }) => nameOfEntry(data) ?? [])]);
}
