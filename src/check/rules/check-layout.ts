import {
  allRecordsOf,
  type ContentIndex,
  type ContentRecord,
  field,
  type RecordFilter,
} from '../../content/content-index.ts';
import { recordsByEdition } from '../../content/edition-records.ts';
import { type Kind, RECORD_FOLDERS, type RecordPlace } from '../../content/kinds.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { AssetRecord, EventRecord, SessionRecord, VenueRecord } from '../../domain/site/content-types.ts';
import { type EditionPlace, editionPlaces } from '../edition-place.ts';
import { atValue } from '../finding-at.ts';
import { layoutHint } from '../layout-hint.ts';
import { pathsIn } from '../misnamed-files.ts';

/**
 * Checks that all files are where they should be. Adds `file-unknown`, `file-missing`, `record-twice`,
 * `translation-alone` and `edition-missing`.
 */
export function checkLayout(index: ContentIndex): readonly Finding[] {
  const paths = pathsIn(index);
  return [
    ...index.misplaced.map((document) =>
      finding(
        'file-unknown',
        document.path,
        'No file is expected here, so the site would not use it.',
        layoutHint(document.path, paths),
      ),
    ),
    ...index.orphans.map((document) =>
      finding(
        'translation-alone',
        document.path,
        'This file is a translation of a file that does not exist.',
        `write ${document.path.replace(/\.\w\w\.(md|yaml)$/, '.$1')}, or delete this file`,
      ),
    ),
    ...[...index.duplicates, ...duplicatesInDays(index)].map(({ first, second }) =>
      finding('record-twice', second.path, `This record is already in ${first.path}.`, 'keep one of the two files'),
    ),
    ...missingFiles(index),
    ...missingEditions(index),
  ];
}

/** Names are unique within an edition: a record in the folder of a day cannot be in that of the edition or of another day too. */
function duplicatesInDays(index: ContentIndex): ContentIndex['duplicates'] {
  return recordsByEdition(index.records).flatMap(({ records }) => duplicatesAmong(records));
}

function duplicatesAmong(records: readonly ContentRecord[]): ContentIndex['duplicates'] {
  const firstByKey = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    if (!NAMED_IN_EDITION.includes(record.place.kind)) return [];
    const key = `${record.place.kind}|${record.place.ident}`;
    const first = firstByKey.get(key);
    if (first === undefined) firstByKey.set(key, record);
    return first === undefined ? [] : [{ first: first.document, second: record.document }];
  });
}

const NAMED_IN_EDITION: readonly Kind[] = Object.values(RECORD_FOLDERS);

function missingFiles(index: ContentIndex): readonly Finding[] {
  const keyOf = (kind: Kind, { event, year }: Partial<RecordPlace>): string => `${kind}|${event ?? ''}|${year ?? ''}`;
  const unreadable = new Set(index.unreadable.map((place) => keyOf(place.kind, place)));
  const has = (kind: Kind, filter: RecordFilter = {}): boolean =>
    allRecordsOf(index, kind, filter).length > 0 || unreadable.has(keyOf(kind, filter));
  const siteFiles = (['site', 'company', 'languages', 'vat'] as const)
    .filter((kind) => !has(kind))
    .map((kind) => `content/${kind}.yaml`);
  const events = [...new Set(placesIn(index).flatMap(({ event }) => event ?? []))];
  const eventFiles = events
    .filter((event) => !has('event', { event }))
    .map((event) => `content/events/${event}/event.yaml`);
  const editionFiles = editionPlaces(placesIn(index))
    .filter((edition) => !has('edition', edition))
    .map(({ event, year }) => `content/events/${event}/${year}/edition.yaml`);
  return [...siteFiles, ...eventFiles, ...editionFiles].map((path) =>
    finding('file-missing', path, 'This file is required but does not exist.', 'write it'),
  );
}

function placesIn({ records, unreadable }: ContentIndex): readonly Partial<EditionPlace>[] {
  return [...records.map(({ place }) => place), ...unreadable];
}

/** Events that are enabled but have no folder for their current year. A folder without an edition in it counts as a missing file. */
function missingEditions(index: ContentIndex): readonly Finding[] {
  const known = new Set(editionPlaces(placesIn(index)).map(({ event, year }) => `${event}/${year}`));
  return allRecordsOf(index, 'event').flatMap((record): readonly Finding[] => {
    const { event } = record.place;
    const year = record.data.currentYear;
    if (typeof year !== 'number' || record.data.enabled !== true) return [];
    if (known.has(`${event}/${year}`)) return [];
    return [
      atValue(record, ['currentYear'], {
        code: 'edition-missing',
        severity: 'error',
        message: `${event} has no edition of ${year}.`,
        hint: `write content/events/${event}/${year}/edition.yaml`,
      }),
    ];
  });
}

/** `ident-differs`. */
export function checkIdent(record: ContentRecord): readonly Finding[] {
  const { place, data } = record;
  const name = place.kind === 'event' ? (place.event as string) : place.ident;
  const ident = field<AssetRecord | EventRecord | SessionRecord | VenueRecord>(data, 'ident');
  if (place.kind === 'i18n' || typeof ident !== 'string' || ident === name) return [];
  return [
    atValue(record, ['ident'], {
      code: 'ident-differs',
      severity: 'error',
      message: `The ident "${ident}" differs from the file's name, which is "${name}".`,
      hint: 'delete the field: the name is the ident',
    }),
  ];
}

function finding(code: Finding['code'], path: string, message: string, hint: string): Finding {
  return { code, severity: 'error', path, place: { kind: 'file' }, message, hint };
}
