import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import type { AnyOf, UncheckedRecord } from '../../content/valid-record.ts';
import { isSameEntry } from '../../domain/programme/entry-outcomes.ts';
import type { ChangeRecord } from '../../domain/site/content-types.ts';
import type { EditionPlace } from '../new/new-scope.ts';
import type { EntryName } from './change-decision.ts';

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

/** The last change that says whether an entry takes place, or has seats left. Undefined if none does. */
export function lastState(
  index: ContentIndex,
  place: EditionPlace,
  { entry, day, startsAt }: EntryName,
): (ToldChange & { readonly kind: State }) | undefined {
  const own = toldChanges(index, place).filter(({ data }) => {
    const { entry: name, day: on, startsAt: from } = data as AnyOf<ChangeRecord>;
    const isCompatible = from === undefined || startsAt === undefined || from === startsAt;
    return isCompatible && isSameEntry({ name, day: on }, { name: entry, day });
  });
  return own.filter(isState).at(-1);
}

const STATES = ['cancelled', 'replaced', 'full', 'restored'] as const;

type State = (typeof STATES)[number];

function isState(change: ToldChange): change is ToldChange & { readonly kind: State } {
  return (STATES as readonly string[]).includes(change.kind);
}
