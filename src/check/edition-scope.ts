import { type ContentRecord, field, listIn, recordsOf } from '../content/content-index.ts';
import type { Instant } from '../model/timeline.ts';
import { type MomentRole, readMoment } from '../model/zone.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';

/** An edition with what the rules between its records ask for. */
export interface EditionScope {
  readonly event: string;
  readonly year: number;
  readonly edition: ContentRecord;
  readonly eventRecord: ContentRecord;
  /** The year that the event's page shows. */
  readonly currentYear: number;
  readonly zone: string;
}

/** The editions that are sound, and whose event is; of one event and year, where these are given. */
export function editionsIn(scope: CheckScope, of: Partial<EditionPlace> = {}): readonly EditionScope[] {
  const { index, isSound } = scope;
  return recordsOf(index, 'edition', of).flatMap((edition): readonly EditionScope[] => {
    const { event, year } = edition.place;
    if (event === undefined || year === undefined || !isSound(edition)) return [];
    const eventRecord = recordsOf(index, 'event', { event })[0];
    if (eventRecord === undefined || !isSound(eventRecord)) return [];
    const currentYear = Number(field(eventRecord.document.data, 'currentYear'));
    return [
      {
        ...{ event, year, edition, eventRecord, currentYear },
        // Most rules ask for no times, and to look a zone up takes long.
        get zone() {
          return scope.zone;
        },
      },
    ];
  });
}

/** The current editions among them. */
export function currentEditions(scope: CheckScope, of: Partial<EditionPlace> = {}): readonly EditionScope[] {
  return editionsIn(scope, of).filter(({ year, currentYear }) => year === currentYear);
}

/** Where a setting of an edition stands: in its own file, else in its event's; undefined where neither gives it. */
export function settingOf(
  { edition, eventRecord }: EditionScope,
  path: readonly string[],
): { readonly record: ContentRecord; readonly value: unknown } | undefined {
  for (const record of [edition, eventRecord]) {
    const value = path.reduce(field, record.document.data);
    if (value !== undefined) return { record, value };
  }
  return undefined;
}

/** The keys of a map that an edition and its event share, the edition's first. */
export function keysOf({ edition, eventRecord }: EditionScope, name: string): readonly string[] {
  const maps = [edition, eventRecord].map(({ document }) => field(document.data, name));
  return [...new Set(maps.flatMap((map) => (typeof map === 'object' && map !== null ? Object.keys(map) : [])))];
}

/** When an edition begins and ends; undefined where that cannot be told, or the end does not come after the start. */
export function spanOf({ edition, zone }: Pick<EditionScope, 'edition' | 'zone'>): Span | undefined {
  const { data } = edition.document;
  return spanFrom(field(data, 'startDateTime'), field(data, 'endDateTime'), zone);
}

/** Two moments that have to come in order. */
export interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** The same of two moments as content gives them. */
export function spanFrom(start: unknown, end: unknown, zone: string): Span | undefined {
  const [startsAt, endsAt] = [momentIn(start, 'moment', zone), momentIn(end, 'moment', zone)];
  return startsAt === undefined || endsAt === undefined || endsAt <= startsAt ? undefined : { startsAt, endsAt };
}

/** The instant that a value of content means, if it means one. */
export function momentIn(text: unknown, role: MomentRole, zone: string): Instant | undefined {
  if (typeof text !== 'string') return undefined;
  const reading = readMoment(text, role, zone);
  return reading.kind === 'instant' ? reading.at : undefined;
}

/** The dates of an edition's days, in their order. */
export function datesOf({ document }: ContentRecord): readonly string[] {
  return listIn(document.data, 'days').map((day) => String(field(day, 'date')));
}
