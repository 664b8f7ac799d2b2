import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { type EditionRecords, placesOf, recordsByEdition } from '../../content/edition-records.ts';
import { type Kind, RECORD_FOLDERS, type RecordPlace } from '../../content/kinds.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { memoize } from '../../model/memoize.ts';
import { type EditionPlace, editionPlaces } from '../edition-place.ts';
import { layoutHint } from '../layout-hint.ts';
import { pathsIn } from '../misnamed-files.ts';

/**
 * Files that are where they should be. Adds `file-unknown`, `file-missing`, `record-twice`, `translation-alone` and
 * `edition-missing`.
 */
export function checkLayout(index: ContentIndex): readonly Finding[] {
  const paths = index.strays.length === 0 ? NONE : pathsIn(index);
  return [
    ...index.strays.map((document) =>
      finding(
        'file-unknown',
        document.path,
        'No file is expected here, so nothing on the site would come from it.',
        layoutHint(document.path, paths),
      ),
    ),
    ...index.orphans.map((document) =>
      finding(
        'translation-alone',
        document.path,
        'This file carries another language, but the file that it belongs to does not exist.',
        `write ${document.path.replace(/\.\w\w\.(md|yaml)$/, '.$1')}, or delete this file`,
      ),
    ),
    ...[...index.doubles, ...doublesOfDays(index)].map(({ first, second }) =>
      finding('record-twice', second.path, `This record stands in ${first.path} already.`, 'keep one of the two files'),
    ),
    ...missingFiles(index),
    ...missingEditions(index),
  ];
}

const NONE: ReadonlySet<string> = new Set();

/** A name is an edition's: what a day's folder holds cannot stand in the edition's, or in another day's, as well. */
function doublesOfDays(index: ContentIndex): ContentIndex['doubles'] {
  return recordsByEdition(index.records).flatMap(doublesWithin);
}

const doublesWithin = memoize(({ records }: EditionRecords): ContentIndex['doubles'] => {
  const ofEdition = records.filter(({ place }) => NAMED_IN_EDITION.includes(place.kind));
  if (!ofEdition.some(({ place }) => place.day !== undefined)) return [];
  const first = new Map<string, ContentRecord>();
  return ofEdition.flatMap((record) => {
    const key = `${record.place.kind}|${record.place.ident}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, record);
    return known === undefined ? [] : [{ first: known.document, second: record.document }];
  });
});

const NAMED_IN_EDITION: readonly Kind[] = Object.values(RECORD_FOLDERS);

function missingFiles(index: ContentIndex): readonly Finding[] {
  const keyOf = (kind: Kind, { event, year }: Partial<RecordPlace>): string => `${kind}|${event ?? ''}|${year ?? ''}`;
  const unread = new Set(index.unreadable.map((place) => keyOf(place.kind, place)));
  const has = (kind: Kind, of: Partial<EditionPlace> = {}): boolean =>
    recordsOf(index, kind, of).length > 0 || unread.has(keyOf(kind, of));
  const ofSite = (['site', 'company', 'languages', 'vat'] as const)
    .filter((kind) => !has(kind))
    .map((kind) => `content/${kind}.yaml`);
  const events = [...new Set(placesIn(index).flatMap(({ event }) => event ?? []))];
  const ofEvents = events
    .filter((event) => !has('event', { event }))
    .map((event) => `content/events/${event}/event.yaml`);
  const ofEditions = editionPlaces(placesIn(index))
    .filter((of) => !has('edition', of))
    .map(({ event, year }) => `content/events/${event}/${year}/edition.yaml`);
  return [...ofSite, ...ofEvents, ...ofEditions].map((path) =>
    finding('file-missing', path, 'This file is needed, and it does not exist.', 'write it'),
  );
}

function placesIn({ records, unreadable }: ContentIndex): readonly Partial<EditionPlace>[] {
  return [...placesOf(records), ...unreadable];
}

/** The current year of an event that is held; a folder without an edition in it is told as a missing file. */
function missingEditions(index: ContentIndex): readonly Finding[] {
  const known = new Set(editionPlaces(placesIn(index)).map((of) => `${of.event}/${of.year}`));
  return recordsOf(index, 'event').flatMap(({ place: { event }, document }): readonly Finding[] => {
    const year = field(document.data, 'currentYear');
    if (typeof year !== 'number' || field(document.data, 'enabled') !== true) return [];
    if (known.has(`${event}/${year}`)) return [];
    return [
      {
        code: 'edition-missing',
        severity: 'error',
        path: document.path,
        place: { kind: 'pointer', pointer: ['currentYear'], on: 'value' },
        message: `${event} has no edition of ${year}.`,
        hint: `write content/events/${event}/${year}/edition.yaml`,
      },
    ];
  });
}

/** `ident-differs`. */
export function checkIdent({ place, document: { path, data } }: ContentRecord): readonly Finding[] {
  const name = place.kind === 'event' ? (place.event as string) : place.ident;
  const ident = field(data, 'ident');
  if (place.kind === 'i18n' || typeof ident !== 'string' || ident === name) return [];
  return [
    {
      code: 'ident-differs',
      severity: 'error',
      path,
      place: { kind: 'pointer', pointer: ['ident'], on: 'value' },
      message: `The ident "${ident}" differs from the file's name, which is "${name}".`,
      hint: 'delete the field: the name is the ident',
    },
  ];
}

function finding(code: Finding['code'], path: string, message: string, hint: string): Finding {
  return { code, severity: 'error', path, place: { kind: 'file' }, message, hint };
}
