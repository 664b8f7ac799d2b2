import { fieldAnnotations } from 'conf-site:schemas';
import {
  allRecordsOf,
  type ContentIndex,
  type ContentRecord,
  field,
  type RecordFilter,
} from '../content/content-index.ts';
import type { MediaFile } from '../content/document.ts';
import { recordsByEdition } from '../content/edition-records.ts';
import type { Kind } from '../content/kinds.ts';
import { mergedData } from '../content/record-data.ts';
import { zoneOf } from '../content/time-zone.ts';
import type { Embargoable, Hideable } from '../content/valid-record.ts';
import type { Text } from '../domain/language.ts';
import { memoize } from '../domain/memoize.ts';
import type { ContentRecords } from '../domain/site/content-types.ts';
import type { Film, Image, MediaSource } from '../domain/site/site.ts';
import { during, type Instant, type Window } from '../domain/time/timeline.ts';
import { type MomentRole, readMoment } from '../domain/time/zone.ts';
import type { Merged } from './merged.ts';

/**
 * The input of modelling: checked content, the zone in which the times of its edition are written (the site's outside of
 * editions), and the instant that determines which records are under embargo. The functions in this file throw on content
 * that fails the checks, which is a bug.
 */
export interface ModelContext {
  readonly index: ContentIndex;
  readonly zone: string;
  readonly at: Instant;
}

export interface EditionName {
  readonly event: string;
  readonly year: number;
}

/** A record with its merged data. */
export interface Modelled<K extends Kind> {
  readonly record: ContentRecord;
  readonly ident: string;
  readonly data: Merged<ContentRecords[K]>;
}

/** The records of a kind, by ident, without those that are hidden or under embargo. */
export function modelled<K extends Kind>(
  context: ModelContext,
  kind: K,
  scope: RecordFilter = {},
): readonly Modelled<K>[] {
  return allRecordsOf(context.index, kind, scope).flatMap((record) => {
    const data = mergedData(record, context.index, fieldAnnotations[kind] ?? []);
    if (field<Hideable>(data, 'visible') === false && kind !== 'event') return [];
    if (stillUnderEmbargo(context, record) === true) return [];
    return [{ record, ident: record.place.ident, data: data as unknown as Modelled<K>['data'] }];
  });
}

/** Whether a record is under embargo at the build; undefined for a record that never was. */
export function stillUnderEmbargo(context: EmbargoContext, record: ContentRecord): boolean | undefined {
  const endsAt = embargoEnd(context, record);
  return endsAt === undefined ? undefined : endsAt > context.at;
}

/** What decides whether a record is under embargo. */
export type EmbargoContext = Pick<ModelContext, 'index' | 'at'>;

/** Venues and sponsors have the site's zone in every edition, so the zone is that of the record. */
function embargoEnd({ index }: EmbargoContext, { document, place }: ContentRecord): Instant | undefined {
  const embargo = field<Embargoable>(document.data, 'embargo');
  return typeof embargo === 'string' ? instant(embargo, 'moment', zoneOf(index, place)) : undefined;
}

/** The only record of a kind, for files that exist once. */
export function modelledOne<K extends Kind>(
  context: ModelContext,
  kind: K,
  scope: RecordFilter = {},
): Modelled<K>['data'] {
  const [only] = modelled(context, kind, scope);
  if (only === undefined) throw new Error(`There is no ${kind} record to model.`);
  return only.data;
}

/** The instant of a moment that passed the checks. */
export function instant(text: string, role: MomentRole, zone: string): Instant {
  const reading = readMoment(text, role, zone);
  if (reading.kind !== 'instant') throw new Error(`"${text}" was not checked: ${reading.kind}.`);
  return reading.at;
}

/** A period from content with its window. Either side may be missing. */
export function period(
  from: string | undefined,
  to: string | undefined,
  zone: string,
): {
  readonly from: Instant | null;
  readonly until: Instant | null;
  readonly window: Window;
} {
  const start = from === undefined ? null : instant(from, 'start', zone);
  const end = to === undefined ? null : instant(to, 'deadline', zone);
  return { from: start, until: end, window: during(start, end) };
}

/** A record under embargo, and when the embargo ends. */
export interface Embargoed {
  readonly at: Instant;
  readonly kind: Kind;
  readonly ident: string;
  readonly event?: string;
}

/** The records under embargo at the build, to find out when a rebuild is due. Their content must not be published. */
export function embargoed(context: EmbargoContext): readonly Embargoed[] {
  const dated = recordsByEdition(context.index.records).flatMap(({ records }) => withEmbargo(records));
  return dated.flatMap((record) => {
    const endsAt = embargoEnd(context, record);
    if (endsAt === undefined || endsAt <= context.at) return [];
    const { place } = record;
    return [
      {
        at: endsAt,
        kind: place.kind,
        ident: place.ident,
        ...(place.event === undefined ? {} : { event: place.event }),
      },
    ];
  });
}

/** The records that are or were under embargo. */
export const withEmbargo = memoize((records: readonly ContentRecord[]) =>
  records.filter(({ document }) => field<Embargoable>(document.data, 'embargo') !== undefined),
);

interface ImageData {
  readonly src: string;
  readonly alt?: Text | undefined;
  readonly caption?: Text | undefined;
}

/** A picture in the media folder. One without an alternative text is decorative. */
export function image(context: ModelContext, data: ImageData): Image {
  const file = mediaOf(context, data.src);
  return {
    src: data.src,
    hash: file.hash,
    width: file.width ?? 1,
    height: file.height ?? 1,
    ...(file.isFlat === true ? { isFlat: true } : {}),
    alt: data.alt ?? { '*': '' },
    ...(data.caption === undefined ? {} : { caption: data.caption }),
  };
}

/** A file in the media folder. */
export function mediaSource(context: ModelContext, src: string): MediaSource {
  const { hash, sizeBytes } = mediaOf(context, src);
  return { src, hash, sizeBytes };
}

/** A video in the media folder with its poster, which is decorative. */
export function film(context: ModelContext, { src, poster }: { readonly src: string; readonly poster: string }): Film {
  return { src, hash: mediaOf(context, src).hash, poster: image(context, { src: poster }) };
}

function mediaOf({ index }: ModelContext, path: string): MediaFile {
  const file = index.media.get(path);
  if (file === undefined) throw new Error(`"${path}" was not checked.`);
  return file;
}
