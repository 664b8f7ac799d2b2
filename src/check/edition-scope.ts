import { type RecordFilter, recordsOf } from '../content/content-index.ts';
import type { ValidRecord } from '../content/valid-record.ts';
import type { EditionRecord, EventRecord } from '../domain/site/content-types.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { instantOf, type MomentRole } from '../domain/time/zone.ts';
import type { CheckScope } from './check-scope.ts';

/** An edition with its event, as the rules between its records need it. */
export interface EditionScope {
  readonly event: string;
  readonly year: number;
  readonly edition: ValidRecord<'edition'>;
  readonly eventRecord: ValidRecord<'event'>;
  /** The year that the event's page shows. */
  readonly currentYear: number;
  /** The zone in which its times are written. */
  readonly zone: string;
}

/** The editions that match the filter. Editions that do not match their schema, or whose event does not, are left out. */
export function editionsIn(scope: CheckScope, filter: RecordFilter = {}): readonly EditionScope[] {
  return recordsOf(scope.index, 'edition', filter).flatMap((edition): readonly EditionScope[] => {
    const { event, year } = edition.place;
    if (event === undefined || year === undefined) return [];
    const [eventRecord] = recordsOf(scope.index, 'event', { event });
    if (eventRecord === undefined) return [];
    const { currentYear } = eventRecord.data;
    return [{ event, year, edition, eventRecord, currentYear, zone: scope.zoneOf(edition.place) }];
  });
}

/** The current edition of each event, as far as it matches the filter. */
export function currentEditions(scope: CheckScope, filter: RecordFilter = {}): readonly EditionScope[] {
  return editionsIn(scope, filter).filter(({ year, currentYear }) => year === currentYear);
}

/** A setting of an edition and the record that gives it: the edition itself, or else its event. Undefined if neither does. */
export function settingOf<T>(
  { edition, eventRecord }: EditionScope,
  read: (data: EditionRecord | EventRecord) => T | undefined,
): { readonly record: ValidRecord<'edition' | 'event'>; readonly value: T } | undefined {
  for (const record of [edition, eventRecord]) {
    const value = read(record.data);
    if (value !== undefined) return { record, value };
  }
  return undefined;
}

/** The keys of a map that both an edition and its event may have. The keys of the edition come first. */
export function keysOf<N extends 'buttons' | 'menuItems'>(
  { edition, eventRecord }: EditionScope,
  name: N,
): readonly Extract<keyof EventRecord[N], string>[] {
  const keys = [edition, eventRecord].flatMap(({ data }) => Object.keys(data[name] ?? {}));
  return [...new Set(keys)] as Extract<keyof EventRecord[N], string>[];
}

/** When an edition begins and ends. Undefined if a time is invalid or the end does not come after the start. */
export function spanOf({ edition: { data }, zone }: Pick<EditionScope, 'edition' | 'zone'>): Span | undefined {
  return spanFrom(data.startDateTime, data.endDateTime, zone);
}

/** A period; the end comes after the start. */
export interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** The period between two moments as content gives them. Undefined if one is invalid or they are out of order. */
export function spanFrom(start: unknown, end: unknown, zone: string): Span | undefined {
  const [startsAt, endsAt] = [momentIn(start, 'moment', zone), momentIn(end, 'moment', zone)];
  return startsAt === undefined || endsAt === undefined || endsAt <= startsAt ? undefined : { startsAt, endsAt };
}

/** Parses a moment as content gives it. Undefined if it is not a valid one. */
export function momentIn(text: unknown, role: MomentRole, zone: string): Instant | undefined {
  return typeof text === 'string' ? instantOf(text, role, zone) : undefined;
}

/** The dates of an edition's days, in their order. */
export function datesOf({ data }: ValidRecord<'edition'>): readonly string[] {
  return data.days.map(({ date }) => date);
}
