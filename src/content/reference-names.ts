import { memoize } from '../model/memoize.ts';
import { type ContentIndex, type ContentRecord, field, recordsOf } from './content-index.ts';
import { placesOf } from './edition-records.ts';
import type { RecordPlace } from './kinds.ts';
import type { ReferenceKind } from './schema-notes.ts';

/** Where a reference stands: the place of its record, and what that record says itself. */
export interface ReferencePlace {
  readonly place: Pick<RecordPlace, 'event' | 'year'>;
  readonly data: unknown;
}

/** References to these look into the record that they stand in. */
export const NAMED_IN_RECORD: readonly ReferenceKind[] = ['ticket', 'track', 'button'];

/**
 * The names that references of a kind may have from where they stand; none where nothing can be said of them, because
 * what would hold them is missing. `event`: whose names are meant, where that is not the record's own.
 */
export function referenceNames(
  kind: ReferenceKind,
  at: ReferencePlace,
  { index, event }: { readonly index: ContentIndex; readonly event?: string | undefined },
): ReadonlySet<string> | undefined {
  const names = NAMES[kind](at, index, event);
  return names instanceof Set ? names : names && new Set(names);
}

type Names = (at: ReferencePlace, index: ContentIndex, event?: string) => Iterable<string> | undefined;

const NAMES: Readonly<Record<ReferenceKind, Names>> = {
  speaker: inEdition('speaker'),
  session: inEdition('session'),
  venue: (_, index) => idents(index, 'venue'),
  sponsor: (_, index) => idents(index, 'sponsor'),
  media: (_, index) => index.media.keys(),
  event: (_, index) => eventNames(index),
  dateLimit: dateLimits,
  ticket: ({ data }) => identsIn(field(data, 'tickets')),
  track: (at, index) => ownAndEvent(at, index).flatMap((data) => identsIn(field(data, 'tracks'))),
  button: (at, index) => ownAndEvent(at, index).flatMap((data) => Object.keys(mapIn(data, 'buttons'))),
};

function inEdition(kind: 'speaker' | 'session'): Names {
  return ({ place: { event, year } }, index) =>
    event === undefined || year === undefined ? undefined : idents(index, kind, { event, year });
}

function idents(
  index: ContentIndex,
  ...[kind, of]: [Parameters<typeof recordsOf>[1], { event: string; year: number }?]
) {
  return identsOf(recordsOf(index, kind, of));
}

const identsOf = memoize(
  (records: readonly ContentRecord[]): ReadonlySet<string> => new Set(records.map(({ place }) => place.ident)),
);

/** Whatever has a folder: an event whose own file is missing or cannot be read is told there. */
function eventNames(index: ContentIndex): readonly string[] {
  return [...placesOf(index.records), ...index.unreadable].flatMap(({ event }) => event ?? []);
}

/** An edition's own limits; for an event those of its current edition; for the site those of the main event's. */
function dateLimits(
  { place }: ReferencePlace,
  index: ContentIndex,
  other: string | undefined,
): Iterable<string> | undefined {
  const site = recordsOf(index, 'site')[0]?.document.data;
  const event = other ?? place.event ?? (field(site, 'product') as string | undefined);
  const year = place.year ?? currentYear(event, index);
  if (event === undefined || year === undefined) return undefined;
  const edition = recordsOf(index, 'edition', { event, year })[0];
  return edition && Object.keys(mapIn(edition.document.data, 'dateLimits'));
}

function currentYear(event: string | undefined, index: ContentIndex): number | undefined {
  const record = event === undefined ? undefined : recordsOf(index, 'event', { event })[0];
  const year = field(record?.document.data, 'currentYear');
  return typeof year === 'number' ? year : undefined;
}

function ownAndEvent({ place, data }: ReferencePlace, index: ContentIndex): readonly unknown[] {
  const event = place.event === undefined ? undefined : recordsOf(index, 'event', { event: place.event })[0];
  return [data, event?.document.data];
}

function mapIn(data: unknown, name: string): object {
  return (field(data, name) as object | undefined) ?? {};
}

function identsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => String(field(item, 'ident'))) : [];
}
