import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import type { AnyOf, UncheckedRecord } from '../../content/valid-record.ts';
import { isSameEntry } from '../../domain/programme/entry-outcomes.ts';
import type { ChangeRecord } from '../../domain/site/content-types.ts';
import type { CheckedProgrammes } from '../../pipeline/check-programmes.ts';
import type { EditionPlace } from '../new/new-scope.ts';
import type { EntryName } from './change-decision.ts';
import type { Slot } from './find-edition.ts';

/** A change that is written in the content. */
export interface ToldChange {
  readonly path: string;
  readonly kind: string;
  /** As the record gives it, `2027-05-08T09:40`. */
  readonly at: string;
  readonly data: UncheckedRecord<'change'>['data'];
}

/** The changes of an edition in the order in which they were told. */
export function toldChanges(index: ContentIndex, { event, year }: EditionPlace): readonly ToldChange[] {
  return allRecordsOf(index, 'change', { event, year })
    .map(({ document: { path }, data }) => ({ path, kind: String(data.kind), at: String(data.at), data }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** The last change that says whether an entry takes place, or has seats left. */
export interface LastState {
  readonly path: string;
  readonly kind: State;
}

/** The last state of an entry whose times are unknown, or that is not in the programme. Undefined if no change says it. */
export function lastState(
  index: ContentIndex,
  place: EditionPlace,
  { entry, day }: Pick<EntryName, 'entry' | 'day'>,
): LastState | undefined {
  const own = toldChanges(index, place).filter(({ data }) => {
    const { entry: name, day: on } = data as AnyOf<ChangeRecord>;
    return isSameEntry({ name, day: on }, { name: entry, day });
  });
  return own.filter(isState).at(-1);
}

/** The last state of a slot, by the changes that name it wherever it was when they were told. */
export function lastStateOfSlot(
  { stepsOf }: CheckedProgrammes,
  place: EditionPlace,
  { placed, day }: Slot,
): LastState | undefined {
  const changes = stepsOf(place)(placed, day).map(({ record }) => ({
    path: record.document.path,
    kind: record.data.kind,
  }));
  return changes.find(isState);
}

const STATES = ['cancelled', 'replaced', 'full', 'restored'] as const;

type State = (typeof STATES)[number];

function isState<T extends { readonly kind: string }>(change: T): change is T & { readonly kind: State } {
  return (STATES as readonly string[]).includes(change.kind);
}
